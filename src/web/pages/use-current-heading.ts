import { useEffect, useState } from 'react'

/** The distance from the top at which a heading counts as reached, in pixels; a link stops a little above it. */
const readingLine = 120

/** The current part of a page. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>()
	useEffect(() => {
		let waiting = 0
		const find = () => {
			waiting = 0
			setCurrent(isAtEnd() ? lastChosen(ids) : ids.findLast((id) => topOf(id) <= readingLine))
		}
		const onScroll = () => {
			waiting ||= requestAnimationFrame(find)
		}
		find()
		addEventListener('scroll', onScroll, { passive: true })
		addEventListener('hashchange', onScroll)
		return () => {
			cancelAnimationFrame(waiting)
			removeEventListener('scroll', onScroll)
			removeEventListener('hashchange', onScroll)
		}
	}, [ids])
	return current
}

const topOf = (id: string): number =>
	document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

const isAtEnd = (): boolean =>
	scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2

/** The last parts never reach the top of the window: the linked one counts, otherwise the very last. */
function lastChosen(ids: readonly string[]): string | undefined {
	const chosen = decodeURIComponent(location.hash.slice(1))
	const top = ids.includes(chosen) ? topOf(chosen) : -1
	return top >= 0 && top < innerHeight ? chosen : ids.at(-1)
}
