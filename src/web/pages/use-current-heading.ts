import { useEffect, useState } from 'react'

/** The part of a page that is being read: the last heading above the upper third of the window. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>()
	useEffect(() => {
		const find = () => {
			const line = innerHeight / 3
			const passed = ids.findLast((id) => {
				const top = document.getElementById(id)?.getBoundingClientRect().top
				return top !== undefined && top <= line
			})
			setCurrent(passed)
		}
		// Headings enter and leave the window rarely; scrolling within a part costs nothing.
		const observer = new IntersectionObserver(find, { rootMargin: '0px 0px -66% 0px' })
		for (const id of ids) {
			const heading = document.getElementById(id)
			if (heading) observer.observe(heading)
		}
		return () => observer.disconnect()
	}, [ids])
	return current
}
