import { type RefObject, useEffect } from 'react'
import { call } from '#web/api-client.ts'

const halfVisible = 0.5
const seenAfterMs = 1_000

/** An ad counts as seen if at least half of it was visible for a second, in a visible tab. */
export function useSeen(box: RefObject<HTMLElement | null>, id: number | undefined): void {
	useEffect(() => {
		const element = box.current
		if (element === null || id === undefined) return
		let inView = false
		let timer: ReturnType<typeof setTimeout> | undefined
		const weigh = () => {
			clearTimeout(timer)
			timer = undefined
			if (inView && document.visibilityState === 'visible') {
				timer = setTimeout(() => {
					stop()
					reportSeen(id, Date.now())
				}, seenAfterMs)
			}
		}
		const observer = new IntersectionObserver(
			(entries) => {
				inView = (entries.at(-1)?.intersectionRatio ?? 0) >= halfVisible
				weigh()
			},
			{ threshold: halfVisible },
		)
		const stop = () => {
			clearTimeout(timer)
			observer.disconnect()
			document.removeEventListener('visibilitychange', weigh)
		}
		observer.observe(element)
		document.addEventListener('visibilitychange', weigh)
		return stop
	}, [box, id])
}

/** The server counts once an hour, so there is nothing to report before. */
const repeatMs = 3_600_000
/** Ads that become visible together are reported together. */
const gatherMs = 400

const reportedAt = new Map<number, number>()
let waiting: number[] = []

/** Reports that an ad was seen: once, however many boxes showed it. */
function reportSeen(id: number, now: number): void {
	const before = reportedAt.get(id)
	if (before !== undefined && now - before < repeatMs) return
	reportedAt.set(id, now)
	if (waiting.length === 0) setTimeout(send, gatherMs)
	waiting.push(id)
}

function send(): void {
	const ids = waiting
	waiting = []
	// A lost report only matters to the advertiser: no message, no retry.
	void call('POST', '/v1/ads/seen/', { ids }, { keepalive: true })
}
