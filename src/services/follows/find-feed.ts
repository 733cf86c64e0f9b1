import { criteriaOf, type Follow, type Mutes } from '#domain/follow.ts'
import { type FollowReason, type NamedFollow, reasonsFor } from '#domain/follow-reasons.ts'
import type { ListLocale } from '#domain/locale.ts'
import { type NewsSort, newsPageSize } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import type { Reads, TakeTurn } from '#services/reading.ts'
import type { Viewer } from '#services/viewer.ts'
import { findFeedIds, findReadIds } from '#store/follows/feed-store.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import { findMutes } from '#store/follows/mute-store.ts'
import { findNewsByIds, findStoriesByIds } from '#store/news/news-lookup.ts'
import { type CatalogueNames, readNames } from '#store/sources/catalogue-store.ts'
import type { Thing } from './keep-follow.ts'

type FeedQuery = {
	locale: ListLocale
	sort: NewsSort
	page: number
	grouped: boolean
	/** Without what the reader has opened. */
	unread: boolean
}

export type MyFeedQuery = FeedQuery & {
	accountId: number
	/** Only this follow. */
	followId?: number | undefined
}

type FeedItem = { item: NewsItem; reasons: readonly FollowReason[]; isRead: boolean }
export type FeedPage = { items: readonly FeedItem[]; pages: number }
type Followed = { follows: readonly Follow[]; mutes: Mutes }

export function createFindFeed(
	{ reads, takeTurn }: { reads: Reads; takeTurn: TakeTurn },
	/** The most items of a feed. */
	most: number,
) {
	const findIds = ({ follows, mutes }: Followed, { locale, sort, grouped }: FeedQuery) =>
		findFeedIds(reads.lists, { follows, mutes, locale, sort, most, grouped })
	const pageOf = async (
		ids: readonly number[],
		{ page, unread, grouped }: FeedQuery,
		follows: readonly Follow[],
		reader: VoterIdentity | undefined,
	): Promise<FeedPage> => {
		const readIds = reader === undefined ? new Set() : await findReadIds(reads.own, reader, ids)
		const wanted = unread ? ids.filter((id) => !readIds.has(id)) : ids
		const shown = wanted.slice((page - 1) * newsPageSize, page * newsPageSize)
		const findItems = grouped ? findStoriesByIds : findNewsByIds
		const [items, names] = await Promise.all([findItems(reads.lists, shown), readNames(reads.lists)])
		const named = follows.map((follow) => nameFollow({ ...follow, paused: false }, names))
		return {
			items: items.map((item) => ({ item, reasons: reasonsFor(item, named), isRead: readIds.has(item.id) })),
			pages: Math.ceil(wanted.length / newsPageSize),
		}
	}
	return {
		/** A page of a reader's follows; undefined if there is no such follow. */
		ofReader: (query: MyFeedQuery, viewer: Viewer): Promise<FeedPage | undefined> =>
			takeTurn(viewer.network, async () => {
				const { accountId, followId } = query
				const [own, mutes] = await Promise.all([
					findFollows(reads.own, accountId),
					findMutes(reads.own, accountId),
				])
				if (followId !== undefined && own.every(({ id }) => id !== followId)) return undefined
				// A reader who opens a paused follow sees what it would match.
				const follows = own.filter(({ id, paused }) => (followId === undefined ? !paused : id === followId))
				const ids = await findIds({ follows, mutes }, query)
				return pageOf(ids, query, follows, { kind: 'user', id: String(accountId) })
			}),
		/** A page of what a guest follows. */
		ofGuest: (
			things: readonly Thing[],
			query: FeedQuery,
			reader: VoterIdentity | undefined,
			viewer: Viewer,
		): Promise<FeedPage> =>
			takeTurn(viewer.network, async () => {
				const follows = things.map(followOf)
				const ids = await findIds({ follows, mutes: { words: [], sourceIds: [] } }, query)
				return pageOf(ids, query, follows, reader)
			}),
	}
}

const followOf = ({ kind, id, ref, name }: Thing): Follow => ({
	...criteriaOf(kind, id),
	...{ id: 0, name, channels: [], paused: false, position: 1, feedSecret: '' },
	storySlugs: kind === 'story' ? [ref] : [],
})

/** Things that have left the catalogue match nothing and have no name. */
function nameFollow(follow: Follow, { sources, tags }: CatalogueNames): NamedFollow {
	const tagRefs = (ids: readonly number[]) => ids.flatMap((id) => tags.get(id)?.ref ?? [])
	return {
		follow,
		refs: {
			coin: tagRefs(follow.coinIds),
			topic: tagRefs(follow.topicIds),
			person: tagRefs(follow.personIds),
			source: follow.sourceIds.flatMap((id) => sources.get(id)?.slug ?? []),
			story: follow.storySlugs,
		},
	}
}
