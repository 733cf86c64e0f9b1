import { type RefObject, useEffect } from 'react'
import { reportSeen } from './report-seen.ts'

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
