import type { FollowCriteria, Mutes } from '#domain/follow.ts'
import type { ListLocale } from '#domain/locale.ts'
import { type NewsFilter, type NewsSort, newsPageSize } from '#domain/news-filter.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { entriesIn, inOrder, itemConditions } from '#store/news/entry-conditions.ts'
import { integer, oneOf, query } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { followedConditions } from './follow-conditions.ts'

/** This many of the first entries are scanned for followed ones. */
const headLength = 3_000
/** With fewer matches than this the followed things are rare, and all matches are collected by the index instead. */
const fewEntries = 5 * newsPageSize

type Feed = {
	follows: readonly FollowCriteria[]
	mutes: Mutes
	locale: ListLocale
	/** Only what this filter matches too. */
	filter?: NewsFilter | undefined
	sort: NewsSort
	/** The most items. */
	most: number
	/** A story is listed once: newest first by its earliest match, in any other order by its best one. */
	grouped?: boolean
}

/** Ids of the items that match any of the follows, in their order, as far back as the feed reaches. */
export async function findFeedIds(db: Queryable, feed: Feed): Promise<number[]> {
	if (feed.follows.length === 0) return []
	const entries = entriesIn({ locale: feed.locale })
	const head = await readMatches(
		db,
		feed,
		sql`(select * from ${entries} as entry order by ${inOrder(feed.sort, 'entry')} limit ${sql.lit(headLength)})`,
		false,
	)
	if (head.length >= fewEntries) return idsOf(head, feed)
	const all = await readMatches(
		db,
		feed,
		// "offset 0" forces the planner to collect all matches and sort them; it has no statistics about rare tags.
		sql`(select * from ${entries} as entry where ${wantedConditions(feed, { byIndex: true })} offset 0)`,
		true,
	)
	return idsOf(all, feed)
}

const wantedConditions = ({ follows, mutes, filter }: Feed, options: { byIndex: boolean }): Sql => {
	const isFollowed = followedConditions(follows, mutes, options)
	return filter === undefined ? isFollowed : sql`${isFollowed} and ${itemConditions(filter)}`
}

type Match = { id: number; storyId: number }

async function readMatches(
	db: Queryable,
	feed: Feed,
	entries: Sql,
	isGathered: boolean,
): Promise<readonly Match[]> {
	const found = await query({ id: integer, storyId: integer })`
		select entry.item_id as id, entry.story_id as "storyId" from ${entries} as entry
		where ${isGathered ? sql`true` : wantedConditions(feed, { byIndex: false })}
		order by ${inOrder(feed.sort, 'entry')} limit ${feed.most}
	`.execute(db)
	return found.rows
}

function idsOf(matches: readonly Match[], { grouped = false, sort }: Feed): number[] {
	if (!grouped) return matches.map(({ id }) => id)
	const byStory = Map.groupBy(matches, ({ storyId }) => storyId)
	const shown = [...byStory.values()].flatMap((reports) => reports.at(sort === 'latest' ? -1 : 0) ?? [])
	if (sort !== 'latest') return shown.map(({ id }) => id)
	const place = new Map(matches.map(({ id }, index) => [id, index]))
	return shown.map(({ id }) => id).sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0))
}

/** Which of these items an account has opened, on any device. */
export async function findReadIds(
	db: Queryable,
	identity: VoterIdentity,
	ids: readonly number[],
): Promise<Set<number>> {
	const found = await query({ id: integer })`
		select item_id as id from item_view
		where item_id = any(${ids}::integer[]) and identity_kind = ${identity.kind}
			and identity_id = ${identity.id}
	`.execute(db)
	return new Set(found.rows.map(({ id }) => id))
}

/** The things with the most followers, most first. */
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
