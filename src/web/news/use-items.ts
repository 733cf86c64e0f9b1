import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { NewsListResponse } from '#contract/news-list.ts'
import type { ViewResponse } from '#contract/votes.ts'
import { call } from '#web/api-client.ts'
import { keepShown, type ShownList, shownOf } from './cached-lists.ts'
import { dayNames } from './day-names.ts'
import { type FrontStory, failedList, filterBody, type ListItem, type NewsPage } from './home-data.ts'
import { mostPages } from './next-page.tsx'
import type { Home } from './use-home.ts'
import { useNewNews } from './use-new-news.ts'
import { useVotes } from './use-votes.ts'

/** The items on the screen with this browser's own votes: the server's list, then local changes. */
export function useItems(home: Home) {
	const { list } = home.data
	const [shown, setShown] = useState(() => shownOf(home.data))
	// A new list replaces the old one before anything is painted.
	const current = shown.list === list ? shown : shownOf(home.data)
	if (shown.list !== list) setShown(current)
	useEffect(() => keepShown(current), [current])
	const { firstPage, last, starts, stories, loaded, items, ads, days } = current
	const setItems = useCallback(
		(change: (now: readonly ListItem[]) => readonly ListItem[]) =>
			setShown((now) => ({ ...now, items: change(now.items) })),
		[],
	)
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
		(number: number, page: NewsPage) =>
			setShown((now) => {
				const known = new Set(now.items.map(({ id }) => id))
				const fresh = page.news.filter(({ id }) => !known.has(id))
				const [first] = fresh
				return {
					...now,
					last: number,
					starts: first === undefined ? now.starts : new Map([...now.starts, [first.id, number]]),
					loaded: [...now.loaded, ...fresh],
					items: [...now.items, ...fresh],
					ads: [...now.ads, ...page.ads],
					days: { ...now.days, ...dayNames(fresh, new Date(), uiLocale) },
				}
			}),
		[uiLocale],
	)
	const more = useMorePages(home, append, current)
	const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())

	// A story of the front may also be in the list.
	const change = useCallback((id: number, counts: Partial<ListItem>) => {
		const changed = <Item extends ListItem>(item: Item): Item =>
			item.id === id ? { ...item, ...counts } : item
		setShown((now) => ({ ...now, items: now.items.map(changed), front: now.front.map(changed) }))
	}, [])
	const viewed = useCallback(
		async ({ id, views }: Pick<ListItem, 'id' | 'views'>) => {
			setOpened((now) => new Set([...now, id]))
			const path = '/v1/news/views/'
			const response = await call<ViewResponse>('PUT', path, { id }, { keepalive: true })
			if (response.ok && response.value.status === 1) change(id, { views: views + 1 })
		},
		[change],
	)
	const both = useMemo(() => [...current.front, ...items], [current.front, items])
	const bothLoaded = useMemo(() => [...stories, ...loaded], [stories, loaded])
	const { items: voted, own, vote } = useVotes(both, bothLoaded, change)
	const count = current.front.length
	const shownFront = useMemo(() => voted.slice(0, count) as FrontStory[], [voted, count])
	const shownItems = useMemo(() => voted.slice(count), [voted, count])
	return {
		...{ items: shownItems, front: shownFront, firstPage, last, starts, own, vote, viewed },
		...{ arrived, opened, ads, days, news, more },
	}
}

type MorePages = {
	state: 'none' | 'ready' | 'loading' | 'failed'
	load: () => void
}

/** The next pages follow by themselves while the window has room or the reader scrolls. */
function useMorePages(
	home: Home,
	append: (number: number, page: NewsPage) => void,
	{ list, firstPage, last }: ShownList,
): MorePages {
	const [loading, setLoading] = useState({ list, state: 'ready' as 'ready' | 'loading' | 'failed' })
	const state = loading.list === list ? loading.state : 'ready'
	const pages = failedList(list) ? 0 : list.num_pages
	const hasMore = last < pages && last - firstPage + 1 < mostPages
	const latest = useRef({ home, list, last, state, append, hasMore })
	latest.current = { home, list, last, state, append, hasMore }

	const load = useCallback(async () => {
		const { home, list, last, state, append, hasMore } = latest.current
		if (!hasMore || state === 'loading') return
		latest.current.state = 'loading'
		setLoading({ list, state: 'loading' })
		const page = last + 1
		const { query, grouped } = home.data
		const body = filterBody({ ...query, page, shared: undefined }, home.catalogue, grouped)
		const response = await call<NewsListResponse>('POST', '/v1/news/filter/', body)
		if (latest.current.list !== list) return
		setLoading({ list, state: response.ok ? 'ready' : 'failed' })
		if (response.ok) append(page, response.value.data)
	}, [])

	return { state: hasMore ? state : 'none', load }
}
