import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { NewsListResponse } from '#contract/news-list.ts'
import type { ViewResponse } from '#contract/votes.ts'
import { call } from '#web/api-client.ts'
import { type CachedList, cachedList, cacheList } from './cached-lists.ts'
import { dayNames } from './day-names.ts'
import { type FrontStory, failedList, filterBody, type ListItem, type NewsPage } from './home-data.ts'
import type { Home } from './use-home.ts'
import { useNewNews } from './use-new-news.ts'
import { useVotes } from './use-votes.ts'

/** The items on the screen with this browser's own votes: the server's list, then local changes. */
export function useItems(home: Home) {
	const { list, query } = home.data
	const isBack = useNavigationType() === 'POP'
	const arriving = () =>
		shownOf(home.data, isBack ? cachedList(home.addressOf({ page: query.page })) : undefined)
	const [shown, setShown] = useState(arriving)
	// A new list replaces the old one before anything is painted.
	const current = shown.list === list ? shown : arriving()
	if (shown.list !== list) setShown(current)
	const { firstPage, front: stories, loaded, items, ads, days } = current
	const setItems = useCallback(
		(change: (now: readonly ListItem[]) => readonly ListItem[]) =>
			setShown((now) => ({ ...now, items: change(now.items) })),
		[],
	)
	const [front, setFront] = useState({ stories, shown: stories })
	if (front.stories !== stories) setFront({ stories, shown: stories })
	const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set())
	const putOnTop = useCallback(
		(fresh: readonly ListItem[]) => {
			const ids = fresh.map(({ id }) => id)
			setItems((now) => [...fresh, ...now.filter(({ id }) => !ids.includes(id))])
			setArrived((now) => new Set([...now, ...ids]))
		},
		[setItems],
	)
	const news = useNewNews(home, putOnTop)
	const { uiLocale } = home
	const append = useCallback(
		(page: NewsPage) =>
			setShown((now) => {
				const known = new Set(now.items.map(({ id }) => id))
				const fresh = page.news.filter(({ id }) => !known.has(id))
				return {
					...now,
					loaded: [...now.loaded, ...fresh],
					items: [...now.items, ...fresh],
					ads: [...now.ads, ...page.ads],
					days: { ...now.days, ...dayNames(fresh, new Date(), uiLocale) },
				}
			}),
		[uiLocale],
	)
	const more = useMorePages(home, append, firstPage)
	const { last } = more
	useEffect(() => {
		if (last > firstPage)
			cacheList(home.addressOf({ page: last }), { firstPage, front: stories, loaded, items, ads, days })
	}, [home, last, firstPage, stories, loaded, items, ads, days])
	const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())

	// A story of the front may also be in the list.
	const change = useCallback(
		(id: number, counts: Partial<ListItem>) => {
			const changed = <Item extends ListItem>(item: Item): Item =>
				item.id === id ? { ...item, ...counts } : item
			setItems((now) => now.map(changed))
			setFront((now) => ({ ...now, shown: now.shown.map(changed) }))
		},
		[setItems],
	)
	const viewed = useCallback(
		async ({ id, views }: Pick<ListItem, 'id' | 'views'>) => {
			setOpened((now) => new Set([...now, id]))
			const path = '/v1/news/views/'
			const response = await call<ViewResponse>('PUT', path, { id }, { keepalive: true })
			if (response.ok && response.value.status === 1) change(id, { views: views + 1 })
		},
		[change],
	)
	const both = useMemo(() => [...front.shown, ...items], [front, items])
	const bothLoaded = useMemo(() => [...stories, ...loaded], [stories, loaded])
	const { items: voted, own, vote } = useVotes(both, bothLoaded, change)
	const count = front.shown.length
	const shownFront = useMemo(() => voted.slice(0, count) as FrontStory[], [voted, count])
	const shownItems = useMemo(() => voted.slice(count), [voted, count])
	return {
		...{ items: shownItems, front: shownFront, firstPage, own, vote, viewed },
		...{ arrived, opened, ads, days, news, more },
	}
}

/** The shown items: the loaded page and later additions; after Back, the cached list. */
function shownOf({ list, query, front }: Home['data'], kept: CachedList | undefined) {
	const page = failedList(list) ? undefined : list
	if (page !== undefined && kept !== undefined) return { list, ...kept }
	const items: readonly ListItem[] = page?.news ?? noItems
	const days: Readonly<Record<string, string>> = {}
	return {
		...{ list, firstPage: query.page, front: front ?? noStories },
		...{ loaded: items, items, ads: page?.ads ?? [], days },
	}
}

const noItems: readonly ListItem[] = []
const noStories: readonly FrontStory[] = []

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
function useMorePages(home: Home, append: (page: NewsPage) => void, firstPage: number): MorePages {
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
