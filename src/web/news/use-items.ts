import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { ViewResponse } from '#contract/votes.ts'
import { call } from '#web/api-client.ts'
import { type CachedList, cachedList, cacheList } from './cached-lists.ts'
import { dayNames } from './day-names.ts'
import { type FrontStory, failedList, type ListItem, type NewsPage } from './home-data.ts'
import type { Home } from './use-home.ts'
import { useMorePages } from './use-more-pages.ts'
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
