import type { FollowCriteria, Mutes } from '#domain/follow.ts'
import type { ListLocale } from '#domain/locale.ts'
import { newsPageSize } from '#domain/news-filter.ts'
import { entriesIn, inOrder } from '#store/news/entry-conditions.ts'
import { integer, oneOf, query } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { followedConditions } from './follow-conditions.ts'

/** So many entries of an order are looked through for those that are followed. */
const headLength = 3_000
/** With fewer than these among them, what is followed is rare, and all of it is gathered by the index. */
const fewEntries = 5 * newsPageSize

type Feed = {
	follows: readonly FollowCriteria[]
	mutes: Mutes
	locale: ListLocale
	sort: 'latest' | 'top'
	/** At most so many. */
	most: number
}

/** Ids of the items that any of the follows brings, in their order, as far back as the feed reaches. */
export async function findFeedIds(db: Queryable, feed: Feed): Promise<number[]> {
	if (feed.follows.length === 0) return []
	const entries = entriesIn({ locale: feed.locale })
	const head = await readIds(
		db,
		feed,
		sql`(select * from ${entries} as entry order by ${inOrder(feed.sort, 'entry')} limit ${sql.lit(headLength)})`,
		false,
	)
	if (head.length >= fewEntries) return head
	return readIds(
		db,
		feed,
		// "offset 0": all that fit, and then sorted; the planner, which knows nothing of rare tags, has no other choice.
		sql`(select * from ${entries} as entry where ${followedConditions(feed.follows, feed.mutes, { byIndex: true })} offset 0)`,
		true,
	)
}

async function readIds(db: Queryable, feed: Feed, entries: Sql, isGathered: boolean): Promise<number[]> {
	const { follows, mutes, sort } = feed
	const found = await query({ id: integer })`
		select entry.item_id as id from ${entries} as entry
		where ${isGathered ? sql`true` : followedConditions(follows, mutes, { byIndex: false })}
		order by ${inOrder(sort, 'entry')} limit ${feed.most}
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

/** Which of these items a person has opened, on whatever device. */
export async function findReadIds(
	db: Queryable,
	accountId: number,
	ids: readonly number[],
): Promise<Set<number>> {
	const found = await query({ id: integer })`
		select item_id as id from item_view
		where item_id = any(${ids}::integer[]) and identity_kind = 'user' and identity_id = ${String(accountId)}
	`.execute(db)
	return new Set(found.rows.map(({ id }) => id))
}

/** What most readers follow, the most followed first. */
export async function findMostFollowed(
	db: Queryable,
	most: number,
): Promise<{ kind: 'coin' | 'topic' | 'person' | 'source'; id: number }[]> {
	const found = await query({ kind: oneOf(['coin', 'topic', 'person', 'source']), id: integer })`
		select kind, thing.id from follow cross join lateral (
			select 'coin' as kind, unnest(coin_ids) as id union all select 'topic', unnest(topic_ids)
			union all select 'person', unnest(person_ids) union all select 'source', unnest(source_ids)
		) as thing
		group by kind, thing.id order by count(distinct account_id) desc, kind, thing.id limit ${most}
	`.execute(db)
	return [...found.rows]
}
