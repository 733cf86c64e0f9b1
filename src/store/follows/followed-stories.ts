import type { FollowCriteria, Mutes } from '#domain/follow.ts'
import { wordTerms } from '#domain/follow.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { weakOdds } from '#domain/story.ts'
import { findNewsByIds, lateHours } from '#store/news/news-lookup.ts'
import { dayKeys, listKey, localeKey, termKeys } from '#store/news/search-keys.ts'
import { integer, integers, query, truth } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { searchedWords } from './searched-words.ts'

/** A report that joined weakly may be another event, and counts as a story of its own. */
const ownStory = sql`case when member.odds < ${weakOdds} then item.id else coalesce(member.story_id, item.id) end`

/** Of what is looked through: a follow of everything must not read a busy week whole. */
const mostLooked = 5_000

type Told = {
	/** Newest first, each by the earliest of its reports that fits. */
	stories: NewsItem[]
	count: number
	/** There was more than could be looked through. */
	more: boolean
}

/** The stories that a follow would have brought since a moment, and the newest of them. */
export async function findFollowedStories(
	db: Queryable,
	criteria: FollowCriteria,
	mutes: Mutes,
	span: { since: Date; until: Date; most: number },
): Promise<Told> {
	const found = await query({ count: integer, more: truth, ids: integers })`
		with looked as materialized (${candidates(criteria, span)}), fitting as (
			select item.id, item.published_at, ${ownStory} as story_id
			from looked cross join lateral (select * from news_item where id = looked.item_id offset 0) as item
				left join story_member as member on member.item_id = item.id
			where ${conditionsOn(criteria, mutes)}
		), story as (
			select distinct on (story_id) story_id, id, published_at from fitting order by story_id, published_at, id
		), told as (select * from story where ${enoughOutlets(criteria.minOutlets)})
		select count(*)::integer as count, (select count(*) from looked) >= ${mostLooked} as more,
			array(select id from told order by published_at desc, id desc limit ${span.most}) as ids
		from told
	`.execute(db)
	const { count, more, ids } = found.rows[0] ?? { count: 0, more: false, ids: [] }
	const items = new Map((await findNewsByIds(db, ids)).map((item) => [item.id, item]))
	return { stories: ids.flatMap((id) => items.get(id) ?? []), count, more }
}

const dayMs = 86_400_000

/**
 * The stories that came to be told in a span of time: whose first report that fits, or whose outlet that made them enough,
 * was stored then. A story that only grew is not among them.
 */
export async function findToldStories(
	db: Queryable,
	criteria: FollowCriteria,
	mutes: Mutes,
	span: { since: Date; until: Date; most: number },
): Promise<{ stories: NewsItem[]; count: number }> {
	const { since, until, most } = span
	// What waits for more outlets may have begun long before it grew.
	const lookBackDays = criteria.minOutlets > 1 ? 7 : 1
	const looked = candidates(criteria, { since: new Date(since.getTime() - lookBackDays * dayMs), until })
	const conditions = conditionsOn(criteria, mutes)
	const found = await query({ count: integer, ids: integers })`
		with looked as materialized (${looked}), story as (
			select distinct ${ownStory} as story_id
			from looked cross join lateral (select * from news_item where id = looked.item_id offset 0) as item
				left join story_member as member on member.item_id = item.id
			where ${conditions} and item.published_at > item.first_seen_at - make_interval(hours => ${lateHours})
		), told as (
			select first.id, first.published_at from story
			cross join lateral (
				select item.id, item.published_at, item.first_seen_at from (
					select item_id from story_member where story_id = story.story_id union select story.story_id
				) as known join news_item as item on item.id = known.item_id
				where ${conditions} order by item.first_seen_at, item.id limit 1
			) as first
			cross join lateral (
				select ${
					criteria.minOutlets === 1
						? sql`first.first_seen_at`
						: sql`greatest(first.first_seen_at, ${enoughSince(criteria.minOutlets)})`
				} as at
			) as came
			where came.at > ${since} and came.at <= ${until}
		)
		select count(*)::integer as count,
			array(select id from told order by published_at desc, id desc limit ${most}) as ids
		from told
	`.execute(db)
	const { count, ids } = found.rows[0] ?? { count: 0, ids: [] }
	const items = new Map((await findNewsByIds(db, ids)).map((item) => [item.id, item]))
	return { stories: ids.flatMap((id) => items.get(id) ?? []), count }
}

/** When the last of so many outlets came; infinitely late where it has not. */
const enoughSince = (outlets: number): Sql => sql`coalesce((
	select min(report.first_seen_at) as seen from story_member as member
		join news_item as report on report.id = member.item_id and report.state = 'shown'
		join source on source.id = report.source_id
	where member.story_id = story.story_id group by source.outlet order by seen offset ${outlets - 1} limit 1
), 'infinity')`

/** Ids to look at, newest first: by its words where it has any, else by the shortest kind of list that it names. */
function candidates(criteria: FollowCriteria, { since, until }: { since: Date; until: Date }): Sql {
	const required = termKeys(wordTerms(criteria.words))
	if (required.length > 0)
		return sql`
			select id as item_id from news_item where search_keys @> ${required}::integer[]
				and search_keys && ${dayKeys(since, until)}::integer[] and published_at > ${since}
			order by published_at desc limit ${mostLooked}
		`
	const { personIds, sourceIds, topicIds, coinIds, locales } = criteria
	const ids = [personIds, sourceIds, coinIds, topicIds].find((kind) => kind.length > 0)
	const keys =
		ids === undefined
			? locales.map(localeKey)
			: ids.flatMap((id) => locales.map((locale) => listKey(id, locale)))
	return sql`
		select distinct published_at, item_id from news_posting
		where key = any(${keys}::integer[]) and published_at > ${since}
		order by published_at desc, item_id desc limit ${mostLooked}
	`
}

function conditionsOn(criteria: FollowCriteria, mutes: Mutes): Sql {
	const anyTag = [criteria.coinIds, criteria.topicIds, criteria.personIds].filter((ids) => ids.length > 0)
	const wanted = searchedWords(criteria.words)
	const unwanted = searchedWords([...criteria.notWords, ...mutes.words])
	return sql.join(
		[
			sql`item.state = 'shown'`,
			sql`item.locale = any(${criteria.locales}::text[])`,
			...anyTag.map((ids) => sql`item.tags && ${ids}::integer[]`),
			...(criteria.sourceIds.length > 0 ? [sql`item.source_id = any(${criteria.sourceIds}::integer[])`] : []),
			sql`item.source_id <> all(${mutes.sourceIds}::integer[])`,
			sql`item.search_keys @> ${wanted.wordKeys}::integer[]`,
			...wanted.letters.map((letters) => sql`strpos(item.title_folded, ${letters}) > 0`),
			sql`not item.search_keys && ${unwanted.wordKeys}::integer[]`,
			...unwanted.letters.map((letters) => sql`strpos(item.title_folded, ${letters}) = 0`),
		],
		sql` and `,
	)
}

/** A story of one report has one outlet, and needs no counting. */
const enoughOutlets = (fewest: number): Sql =>
	fewest === 1
		? sql`true`
		: sql`(
			select count(distinct source.outlet) from story_member as member
				join news_item as report on report.id = member.item_id and report.state = 'shown'
				join source on source.id = report.source_id
			where member.story_id = story.story_id
		) >= ${fewest}`
