import type { Follow } from '#domain/follow.ts'
import { type FollowReason, type NamedFollow, reasonsFor } from '#domain/follow-reasons.ts'
import type { ListLocale } from '#domain/locale.ts'
import { newsPageSize } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { Reads, TakeTurn } from '#services/reading.ts'
import type { Viewer } from '#services/viewer.ts'
import { findFeedIds, findReadIds } from '#store/follows/feed-store.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import { findMutes } from '#store/follows/mute-store.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import { type CatalogueNames, readNames } from '#store/sources/catalogue-store.ts'

export type MyFeedQuery = {
	accountId: number
	locale: ListLocale
	sort: 'latest' | 'top'
	page: number
	/** Only this follow. */
	followId?: number | undefined
}

type FeedItem = { item: NewsItem; reasons: readonly FollowReason[]; isRead: boolean }
type FeedPage = { items: readonly FeedItem[]; pages: number }

/** A page of a reader's follows with at most `most` items; undefined if there is no such follow. */
export const createFindFeed =
	({ reads, takeTurn }: { reads: Reads; takeTurn: TakeTurn }) =>
	(query: MyFeedQuery, most: number, viewer: Viewer): Promise<FeedPage | undefined> =>
		takeTurn(viewer.network, async () => {
			const { accountId, locale, sort, page, followId } = query
			const [own, mutes, names] = await Promise.all([
				findFollows(reads.own, accountId),
				findMutes(reads.own, accountId),
				readNames(reads.lists),
			])
			if (followId !== undefined && own.every(({ id }) => id !== followId)) return undefined
			// A reader who opens a paused follow sees what it would match.
			const follows = own.filter(({ id, paused }) => (followId === undefined ? !paused : id === followId))
			const ids = await findFeedIds(reads.lists, { follows, mutes, locale, sort, most })
			const shown = ids.slice((page - 1) * newsPageSize, page * newsPageSize)
			const [items, readIds] = await Promise.all([
				findNewsByIds(reads.lists, shown),
				findReadIds(reads.own, accountId, shown),
			])
			const named = follows.map((follow) => nameFollow({ ...follow, paused: false }, names))
			return {
				items: items.map((item) => ({
					item,
					reasons: reasonsFor(item, named),
					isRead: readIds.has(item.id),
				})),
				pages: Math.ceil(ids.length / newsPageSize),
			}
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
