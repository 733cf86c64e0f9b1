import { useCallback, useEffect, useRef, useState } from 'react'
import type { MyFeedResponse } from '#contract/my-feed.ts'
import { sortToWire } from '#domain/news-filter.ts'
import { call } from '#web/api-client.ts'
import { useLeave } from '#web/dashboard/use-user.ts'

export type FeedItem = MyFeedResponse['data']['news'][number]
export type FeedSort = 'latest' | 'top'

type Feed = { items: readonly FeedItem[]; page: number; pages: number }

/** The reader's feed, page by page; it is loaded again when `key` changes. */
export function useFeed({ sort, follow }: { sort: FeedSort; follow: number | undefined }, key: unknown) {
	const leave = useLeave()
	const [feed, setFeed] = useState<Feed>()
	const [hasFailed, setHasFailed] = useState(false)
	const turn = useRef(0)
	const load = useCallback(
		async (page: number) => {
			turn.current += 1
			const mine = turn.current
			setHasFailed(false)
			const query = new URLSearchParams({ page: String(page) })
			if (sort === 'top') query.set('sort_by', String(sortToWire('top')))
			if (follow !== undefined) query.set('follow', String(follow))
			const response = await call<MyFeedResponse>('GET', `/v1/user/feed/?${query}`)
			// Another order was chosen meanwhile.
			if (mine !== turn.current) return
			if (!response.ok) return response.failure.status === 401 ? leave() : setHasFailed(true)
			const { news, num_pages: pages } = response.value.data
			setFeed((now) => ({ items: page === 1 ? news : joined(now?.items ?? [], news), page, pages }))
		},
		[sort, follow, leave],
	)
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is followed or muted has changed.
	useEffect(() => void load(1), [load, key])
	return { feed, hasFailed, load }
}

/** New items move others to the next page, where they are not repeated. */
function joined(before: readonly FeedItem[], after: readonly FeedItem[]): FeedItem[] {
	const known = new Set(before.map(({ id }) => id))
	return [...before, ...after.filter(({ id }) => !known.has(id))]
}
