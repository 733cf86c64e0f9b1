import { useRef } from 'react'
import type { BannerResponse } from '#contract/ads.ts'
import type { Placement } from '#domain/ad.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { AdMark, AdWhy } from './ad-line.tsx'
import { clickPath } from './click-path.ts'
import { useBanner } from './use-banner.ts'
import { useSeen } from './use-seen.ts'
import './banner.css'

type Room = {
	placement: Placement
	/** The banner, if the page data includes it. */
	brought?: BannerResponse | null
	/** In a list it is rendered as an item of it. */
	as?: 'li'
}

/** Space for a banner where a campaign runs, of the same size before and after it is loaded, so that nothing moves. */
export function Banner({ places, ...room }: Room & { places: readonly Placement[] }) {
	return places.includes(room.placement) ? <BannerBox {...room} /> : null
}

function BannerBox({ placement, brought, as: Entry }: Room) {
	const text = useText()
	const lang = newsLocaleFor(useLocale())
	const box = useRef<HTMLElement>(null)
	const [state, giveUp] = useBanner(box, placement, lang, brought ?? undefined)
	const banner = state.kind === 'shown' ? state.banner : undefined
	useSeen(box, banner?.id)
	if (state.kind === 'gone') return null
	const isWide = placement !== 'side'
	const figure = (
		<figure
			ref={box}
			className={isWide ? 'ad-row ad-row-banner' : 'ad-side'}
			aria-label={banner && text('ads.label', { advertiser: banner.advertiser })}
			aria-hidden={banner === undefined || undefined}
		>
			<div className={isWide ? 'ad-frame-wide' : 'ad-frame-side'}>
				{banner && (
					<a href={clickPath(banner.id)} target="_blank" rel="sponsored noopener">
						<img
							src={banner.image}
							alt={banner.alt}
							width={banner.width}
							height={banner.height}
							loading="lazy"
							onError={giveUp}
						/>
					</a>
				)}
			</div>
			<figcaption className="ad-caption">
				{banner && (
					<>
						<AdMark />
						<bdi className="ad-by">{banner.advertiser}</bdi>
						<AdWhy why={banner.why} lang={lang} />
					</>
				)}
			</figcaption>
		</figure>
	)
	return Entry === undefined ? figure : <Entry>{figure}</Entry>
}
