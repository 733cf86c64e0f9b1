import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BannerChoiceResponse, BannerResponse } from '#contract/ads.ts'
import type { Placement } from '#domain/ad.ts'
import { type NewsLocale, newsLocaleFor } from '#domain/locale.ts'
import { call } from '#web/api-client.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { AdMark, AdWhy } from './ad-line.tsx'
import { clickPath } from './click-path.ts'
import { useSeen } from './use-seen.ts'
import './banner.css'

type BannerPlace = {
	placement: Placement
	/** The banner, if the page data includes it. */
	initial?: BannerResponse | null
	/** In a list it is rendered as an item of it. */
	as?: 'li'
}

/** Space for a banner where a campaign runs, of the same size before and after it is loaded, so that nothing moves. */
export function Banner({ places, ...place }: BannerPlace & { places: readonly Placement[] }) {
	return places.includes(place.placement) ? <BannerBox {...place} /> : null
}

function BannerBox({ placement, initial, as: Entry }: BannerPlace) {
	const text = useText()
	const lang = newsLocaleFor(useLocale())
	const box = useRef<HTMLElement>(null)
	const [state, giveUp] = useBanner(box, placement, lang, initial ?? undefined)
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

type BannerState = { kind: 'waiting' } | { kind: 'shown'; banner: BannerResponse } | { kind: 'gone' }

/** A banner is requested shortly before its box comes into view; a box that is never shown requests none. */
const askAhead = '300px'

/** The banner of a box; undefined if there is none any more or an ad blocker stops it. */
function useBanner(
	box: RefObject<HTMLElement | null>,
	placement: Placement,
	lang: NewsLocale,
	initial: BannerResponse | undefined,
): [BannerState, () => void] {
	const [state, setState] = useState<BannerState>(
		initial === undefined ? { kind: 'waiting' } : { kind: 'shown', banner: initial },
	)
	useEffect(() => {
		const element = box.current
		if (element === null) return
		if (initial !== undefined) {
			// The image may have failed before the listener was added, because of an ad blocker.
			const picture = element.querySelector('img')
			if (picture?.complete && picture.naturalWidth === 0) setState({ kind: 'gone' })
			return
		}
		let current = true
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return
				observer.disconnect()
				void call<BannerChoiceResponse>('GET', `/v1/ads/?placement=${placement}&lang=${lang}`).then(
					(response) => {
						if (!current) return
						const banner = response.ok ? response.value.data : null
						setState(banner === null ? { kind: 'gone' } : { kind: 'shown', banner })
					},
				)
			},
			{ rootMargin: askAhead },
		)
		observer.observe(element)
		return () => {
			current = false
			observer.disconnect()
		}
	}, [box, placement, lang, initial])
	return [state, () => setState({ kind: 'gone' })]
}
