import { useEffect, useState } from 'react'
import { useText } from '#web/layout/use-locale.ts'

/** The most pages that follow by themselves, so that the end of the page can be reached. */
export const mostPages = 10

/** While a reader scrolls, the next page is loaded before its place is in sight, and also once it was scrolled past. */
const ahead = '1000000px 0px 600px'

type Props = {
	state: 'ready' | 'loading' | 'failed'
	/** The last page that was loaded. */
	last: number
	load: () => void
	/** Whether it follows by itself; otherwise by a press. */
	byItself?: boolean
}

/** The end of a list: the next page follows by itself while the window has room or the reader scrolls. */
export function NextPage({ state, last, load, byItself = true }: Props) {
	const text = useText()
	const [end, setEnd] = useState<HTMLElement | null>(null)
	const isReading = useHasScrolled()
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page that came moves the end, which is then looked at anew.
	useEffect(() => {
		if (end === null || !byItself) return
		const observer = new IntersectionObserver(
			(entries) => {
				// A reader who is about to press a page link must be able to reach it.
				const isWanted = document.querySelector('.page-links:is(:hover, :focus-within)') !== null
				if (!isWanted && entries.some(({ isIntersecting }) => isIntersecting)) load()
			},
			isReading ? { rootMargin: ahead } : {},
		)
		observer.observe(end)
		return () => observer.disconnect()
	}, [end, isReading, last, load, byItself])
	return (
		<button
			ref={setEnd}
			type="button"
			className={state === 'failed' || !byItself ? 'quiet-button next-ten' : 'quiet-button next-ten unseen'}
			aria-busy={state === 'loading' || undefined}
			onClick={load}
		>
			{text(state === 'failed' ? 'news.nextFailed' : 'news.next')}
		</button>
	)
}

function useHasScrolled(): boolean {
	const [has, setHas] = useState(false)
	useEffect(() => {
		const scrolled = () => setHas(true)
		window.addEventListener('scroll', scrolled, { once: true, passive: true })
		return () => window.removeEventListener('scroll', scrolled)
	}, [])
	return has
}
