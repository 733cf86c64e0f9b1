import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { NewsListResponse } from '#contract/news-list.ts'
import { call } from '#web/api-client.ts'
import { failedList, filterBody, type NewsPage } from './home-data.ts'
import type { Home } from './use-home.ts'

/** The most pages that are appended; then there are the page links. */
const mostPages = 5

type MorePages = {
	state: 'none' | 'ready' | 'loading' | 'failed'
	/** The last shown page. */
	last: number
	load: () => void
	/** The ref of the end of the list. */
	end: (element: HTMLElement | null) => void
}

/** “Show the next ten” starts a list that continues by itself, and whose URL follows. */
export function useMorePages(home: Home, append: (page: NewsPage) => void, firstPage: number): MorePages {
	const { query, list } = home.data
	const [shown, setShown] = useState({
		list,
		last: query.page,
		state: 'ready' as 'ready' | 'loading' | 'failed',
	})
	// A new list begins with one page.
	if (shown.list !== list) setShown({ list, last: query.page, state: 'ready' })
	const pages = failedList(list) ? 0 : list.num_pages
	const hasMore = shown.last < pages && shown.last - firstPage + 1 < mostPages
	const latest = useRef({ home, shown, append, hasMore })
	latest.current = { home, shown, append, hasMore }

	const load = useCallback(async () => {
		const { home, shown, append, hasMore } = latest.current
		if (!hasMore || shown.state === 'loading') return
		setShown((now) => ({ ...now, state: 'loading' }))
		const page = shown.last + 1
		const { query, grouped } = home.data
		const body = filterBody({ ...query, page, shared: undefined }, home.catalogue, grouped)
		const response = await call<NewsListResponse>('POST', '/v1/news/filter/', body)
		if (latest.current.shown.list !== shown.list) return
		setShown((now) => ({
			...now,
			last: response.ok ? page : now.last,
			state: response.ok ? 'ready' : 'failed',
		}))
		if (!response.ok) return
		append(response.value.data)
	}, [])

	const [end, setEnd] = useState<HTMLElement | null>(null)
	const hasBegun = shown.last > firstPage
	useFollowingAddress(home, hasBegun ? shown.last : undefined)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page that came moves the end, which is then looked at anew.
	useEffect(() => {
		if (end === null || !hasBegun) return
		const observer = new IntersectionObserver(
			(entries) => {
				// A reader who is about to press a page link must be able to reach it.
				const isWanted = document.querySelector('.page-links:is(:hover, :focus-within)') !== null
				if (!isWanted && entries.some(({ isIntersecting }) => isIntersecting)) void load()
			},
			{ rootMargin: '0px 0px 300px' },
		)
		observer.observe(end)
		return () => observer.disconnect()
	}, [end, hasBegun, shown.last, load])

	return { state: hasMore ? shown.state : 'none', last: shown.last, load: () => void load(), end: setEnd }
}

/**
 * The URL follows the list. A dialog's history entry comes after that of the list, so the URL waits until the dialog
 * is closed.
 */
function useFollowingAddress(home: Home, page: number | undefined): void {
	const { hash } = useLocation()
	useEffect(() => {
		if (page === undefined || hash !== '') return
		window.history.replaceState(window.history.state, '', home.addressOf({ page }))
	}, [home, page, hash])
}
