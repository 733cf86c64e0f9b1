import { type RefObject, useEffect, useState } from 'react'
import type { BannerChoiceResponse, BannerResponse } from '#contract/ads.ts'
import type { Placement } from '#domain/ad.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { call } from '#web/api-client.ts'

type BannerState = { kind: 'waiting' } | { kind: 'shown'; banner: BannerResponse } | { kind: 'gone' }

/** A banner is requested shortly before its box comes into view; a box that is never shown requests none. */
const askAhead = '300px'

/** The banner of a box; undefined if there is none any more or an ad blocker stops it. */
export function useBanner(
	box: RefObject<HTMLElement | null>,
	placement: Placement,
	lang: NewsLocale,
	brought: BannerResponse | undefined,
): [BannerState, () => void] {
	const [state, setState] = useState<BannerState>(
		brought === undefined ? { kind: 'waiting' } : { kind: 'shown', banner: brought },
	)
	useEffect(() => {
		const element = box.current
		if (element === null) return
		if (brought !== undefined) {
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
	}, [box, placement, lang, brought])
	return [state, () => setState({ kind: 'gone' })]
}
