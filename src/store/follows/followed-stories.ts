import type { FollowCriteria, Mutes } from '#domain/follow.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { weakOdds } from '#domain/story.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import { integer, integers, query, truth } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { followConditions, hasOutlets, isNotMuted } from './follow-conditions.ts'

/** A report that joined weakly may be another event, and counts as a story of its own. */
const ownStory = sql`case when member.odds < ${weakOdds} then item.id else item.story_id end`

/** A limit on the scanned items: a follow of everything must not read a whole busy week. */
const mostLooked = 5_000

type MatchedStories = {
	/** Newest first, each by its earliest matching report. */
	stories: NewsItem[]
	count: number
	/** The limit was reached. */
	more: boolean
}

/** The stories that a follow would have matched since a moment, and the newest of them. */
export async function findFollowedStories(
	db: Queryable,
	criteria: FollowCriteria,
	mutes: Mutes,
	span: { since: Date; until: Date; most: number },
): Promise<MatchedStories> {
	const found = await query({ count: integer, more: truth, ids: integers })`
		with looked as materialized (${candidates(criteria, mutes, span)}), fitting as (
			select item.id, item.published_at, ${ownStory} as story_id
			from looked cross join lateral (select * from news_item where id = looked.item_id offset 0) as item
				left join story_member as member on member.item_id = item.id
		), story as (
			select distinct on (story_id) story_id, id, published_at from fitting order by story_id, published_at, id
		), matched as (select * from story where ${hasOutlets(sql`story.story_id`, criteria.minOutlets)})
		select count(*)::integer as count, (select count(*) from looked) >= ${mostLooked} as more,
			array(select id from matched order by published_at desc, id desc limit ${span.most}) as ids
		from matched
	`.execute(db)
	const { count, more, ids } = found.rows[0] ?? { count: 0, more: false, ids: [] }
	const items = new Map((await findNewsByIds(db, ids)).map((item) => [item.id, item]))
	return { stories: ids.flatMap((id) => items.get(id) ?? []), count, more }
}

/** Ids of the matching items, newest first. */
const candidates = (
	criteria: FollowCriteria,
	mutes: Mutes,
	{ since, until }: { since: Date; until: Date },
): Sql => sql`
	select entry.item_id from news_list_entry as entry
	where not entry.is_story and ${followConditions(criteria)} and ${isNotMuted(mutes)}
		and entry.published_at > ${since} and entry.published_at <= ${until}
	order by entry.published_at desc, entry.item_id desc limit ${mostLooked}
`
