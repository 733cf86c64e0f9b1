import { useRef } from 'react'
import type { BannerAnswer } from '#contract/ads.ts'
import type { Placement } from '#domain/ad.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { AdLine } from './ad-line.tsx'
import { clickPath } from './click-path.ts'
import { useBanner } from './use-banner.ts'
import { useSeen } from './use-seen.ts'

/** Written out, because the style sheet holds only names that it finds in full. */
const margins: Record<Placement, string> = {
	top: 'ad-box-top',
	list: '',
	bottom: 'ad-box-bottom',
	side: '',
}

type Room = {
	placement: Placement
	/** The banner, where the page brought it along. */
	brought?: BannerAnswer | null
}

/** Room for a banner, where a campaign runs: as large before it comes as after, so that nothing moves. */
export function Banner({ places, ...room }: Room & { places: readonly Placement[] }) {
	return places.includes(room.placement) ? <BannerBox {...room} /> : null
}

function BannerBox({ placement, brought }: Room) {
	const text = useText()
	const lang = useLocale()
	const box = useRef<HTMLElement>(null)
	const [state, giveUp] = useBanner(box, placement, lang, brought ?? undefined)
	const banner = state.kind === 'shown' ? state.banner : undefined
	useSeen(box, banner?.id)
	if (state.kind === 'gone') return null
	return (
		<figure
			ref={box}
			className={`ad-box ${margins[placement]}`}
			aria-label={banner && text('ads.label', { advertiser: banner.advertiser })}
			aria-hidden={banner === undefined}
		>
			<div className={placement === 'side' ? 'ad-frame-side' : 'ad-frame-wide'}>
				{banner && (
					<a href={clickPath(banner.id)} target="_blank" rel="sponsored noopener" className="block">
						<img
							fetchPriority={brought ? 'high' : 'auto'}
							src={banner.image}
							alt={banner.alt}
							width={banner.width}
							height={banner.height}
							className="block h-auto w-full"
							onError={giveUp}
						/>
					</a>
				)}
			</div>
			<figcaption className="ad-caption">
				{banner && <AdLine advertiser={banner.advertiser} why={banner.why} lang={lang} />}
			</figcaption>
		</figure>
	)
}
