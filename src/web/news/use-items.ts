import { useCallback, useState } from 'react'
import type { ViewAnswer } from '#contract/votes.ts'
import { call } from '#web/api-client.ts'
import { failedList, type NewsItem } from './home-data.ts'
import type { Home } from './use-home.ts'
import { useRecentNews } from './use-recent-news.ts'
import { useVotes } from './use-votes.ts'

/** The items on the screen with this browser's own votes on them: the server's list, then what happens to it here. */
export function useItems(home: Home) {
	const { list } = home.data
	const loaded = failedList(list) ? noItems : list.news
	const [items, setItems] = useState(loaded)
	const [shown, setShown] = useState(list)
	if (shown !== list) {
		// A new list came in: it replaces what was here, before anything is painted.
		setShown(list)
		setItems(loaded)
	}
	const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set())
	const putOnTop = useCallback((fresh: readonly NewsItem[]) => {
		const ids = fresh.map(({ id }) => id)
		setItems((now) => [...fresh, ...now.filter(({ id }) => !ids.includes(id))])
		setArrived((now) => new Set([...now, ...ids]))
	}, [])
	useRecentNews(home, putOnTop)

	const change = useCallback(
		(id: number, counts: Partial<NewsItem>) =>
			setItems((now) => now.map((item) => (item.id === id ? { ...item, ...counts } : item))),
		[],
	)
	const viewed = useCallback(
		async ({ id, views }: NewsItem) => {
			const path = '/v1/news/views/'
			const answer = await call<ViewAnswer>('PUT', path, { id }, { keepalive: true })
			if (answer.ok && answer.value.status === 1) change(id, { views: views + 1 })
		},
		[change],
	)
	return { ...useVotes(items, loaded, change), viewed, arrived }
}

const noItems: NewsItem[] = []
