import { useCallback, useEffect, useRef, useState } from 'react'
import type { GuestFeedResponse, MyFeedResponse } from '#contract/my-feed.ts'
import { sortToWire } from '#domain/news-filter.ts'
import { call } from '#web/api-client.ts'
import { useLeave } from '#web/dashboard/own-data.ts'
import { cookie } from '#web/local-storage.ts'
import type { FollowThing } from './followed-things.ts'

export type FeedItem = MyFeedResponse['data']['news'][number]
export type FeedSort = 'latest' | 'top'

type Feed = {
	items: readonly FeedItem[]
	page: number
	pages: number
	/** A guest follows more than guests are shown. */
	isLimited: boolean
}

type FeedWish = {
	sort: FeedSort
	/** Only this follow. */
	follow: number | undefined
	unread: boolean
	/** What a guest follows; undefined for an account. */
	guest: readonly FollowThing[] | undefined
}

/** Whether the reports of a story are one row, as in the other lists. */
export const isFeedGrouped = (): boolean => cookie('grouped') !== 'false'

/** The reader's feed, page by page; it is loaded again when `key` changes. */
export function useFeed({ sort, follow, unread, guest }: FeedWish, key: unknown) {
	const leave = useLeave()
	const [feed, setFeed] = useState<Feed>()
	const [hasFailed, setHasFailed] = useState(false)
	const turn = useRef(0)
	const load = useCallback(
		async (page: number) => {
			turn.current += 1
			const mine = turn.current
			setHasFailed(false)
			const query = new URLSearchParams({ page: String(page), grouped: isFeedGrouped() ? '1' : '0' })
			if (sort === 'top') query.set('sort_by', String(sortToWire('top')))
			if (follow !== undefined) query.set('follow', String(follow))
			if (unread) query.set('unread', '1')
			const response =
				guest === undefined
					? await call<MyFeedResponse>('GET', `/v1/user/feed/?${query}`)
					: await call<GuestFeedResponse>('GET', `/v1/news/feed/?${query}&${namesOf(guest)}`)
			// Another order was chosen meanwhile.
			if (mine !== turn.current) return
			if (!response.ok) return response.failure.status === 401 ? leave() : setHasFailed(true)
			const { data } = response.value
			const { news, num_pages: pages } = data
			setFeed((now) => ({
				items: page === 1 ? news : joined(now?.items ?? [], news),
				...{ page, pages, isLimited: 'limited' in data && data.limited === true },
			}))
		},
		[sort, follow, unread, guest, leave],
	)
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is followed or muted has changed.
	useEffect(() => void load(1), [load, key])
	return { feed, hasFailed, load }
}

const fieldOf = {
	coin: 'coins',
	topic: 'topics',
	person: 'people',
	source: 'sources',
	story: 'stories',
} as const satisfies Record<FollowThing['kind'], string>

function namesOf(things: readonly FollowThing[]): URLSearchParams {
	const byKind = Map.groupBy(things, ({ kind }) => kind)
	return new URLSearchParams(
		[...byKind].map(([kind, some]) => [fieldOf[kind], some.map(({ ref }) => ref).join()]),
	)
}

/** New items move others to the next page, where they are not repeated. */
function joined(before: readonly FeedItem[], after: readonly FeedItem[]): FeedItem[] {
	const known = new Set(before.map(({ id }) => id))
	return [...before, ...after.filter(({ id }) => !known.has(id))]
}
