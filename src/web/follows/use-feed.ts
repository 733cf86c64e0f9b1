import { useCallback, useEffect, useRef, useState } from 'react'
import type { GuestFeedResponse, MyFeedResponse } from '#contract/my-feed.ts'
import { sortToWire } from '#domain/news-filter.ts'
import { call } from '#web/api-client.ts'
import { useLeave } from '#web/dashboard/own-data.ts'
import { cookie } from '#web/local-storage.ts'
import { createMemory } from '#web/page-memory.ts'
import type { FollowThing } from './followed-things.ts'

export type FeedItem = MyFeedResponse['data']['news'][number]
export type FeedSort = 'latest' | 'top'

type Feed = {
	/** The request of its first page. */
	path: string
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

const feeds = createMemory<Feed>()

/** The reader's feed, page by page; it is shown at once if it was before, and loaded again when `key` changes. */
export function useFeed(wish: FeedWish, key: unknown) {
	const path = pathOfFeed(wish)
	const leave = useLeave()
	const [last, setLast] = useState(() => feeds.get(path))
	// Another order is shown at once if it is known; otherwise the one before stays until it has come.
	const feed = last?.path === path ? last : (feeds.get(path) ?? last)
	const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
	const turn = useRef(0)
	const load = useCallback(
		async (page: number, isRefresh = false) => {
			turn.current += 1
			const mine = turn.current
			setState('loading')
			const response = await call<MyFeedResponse | GuestFeedResponse>('GET', `${path}&page=${page}`)
			// Another order was chosen meanwhile.
			if (mine !== turn.current) return
			setState(response.ok ? 'ready' : 'failed')
			if (!response.ok) return response.failure.status === 401 ? leave() : undefined
			const { data } = response.value
			const before = page > 1 || isRefresh ? feeds.get(path) : undefined
			const after = {
				...extended(before, data.news, page),
				path,
				pages: data.num_pages,
				isLimited: 'limited' in data && data.limited === true,
			}
			feeds.set(path, after)
			setLast(after)
		},
		[path, leave],
	)
	const keyBefore = useRef(key)
	useEffect(() => {
		// What is followed has changed: later pages have what is not followed any more.
		const isRefresh = keyBefore.current === key
		keyBefore.current = key
		void load(1, isRefresh)
	}, [load, key])
	return { feed, state, load }
}

function pathOfFeed({ sort, follow, unread, guest }: FeedWish): string {
	const query = new URLSearchParams({ grouped: isFeedGrouped() ? '1' : '0' })
	if (sort === 'top') query.set('sort_by', String(sortToWire('top')))
	if (follow !== undefined) query.set('follow', String(follow))
	if (unread) query.set('unread', '1')
	return guest === undefined ? `/v1/user/feed/?${query}` : `/v1/news/feed/?${query}&${namesOf(guest)}`
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

/** New items move others to the next page, where they are not repeated; a new first page stays before those that follow it. */
function extended(
	before: Feed | undefined,
	news: readonly FeedItem[],
	page: number,
): Pick<Feed, 'items' | 'page'> {
	if (before === undefined) return { items: news, page }
	if (page > 1) {
		const known = new Set(before.items.map(({ id }) => id))
		return { items: [...before.items, ...news.filter(({ id }) => !known.has(id))], page }
	}
	const fresh = new Set(news.map(({ id }) => id))
	if (!before.items.some(({ id }) => fresh.has(id))) return { items: news, page }
	return { items: [...news, ...before.items.filter(({ id }) => !fresh.has(id))], page: before.page }
}
