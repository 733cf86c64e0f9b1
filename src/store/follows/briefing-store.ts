import type { FollowCriteria, Mutes } from '#domain/follow.ts'
import type { ListLocale } from '#domain/locale.ts'
import { lateHours } from '#store/news/news-lookup.ts'
import { integer, integers, query } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { followedConditions } from './follow-conditions.ts'

type BriefingQuery = {
	/** Undefined means all news. */
	follows: readonly FollowCriteria[] | undefined
	mutes: Mutes
	/** The language of the headlines; for all news also of the stories. */
	locale: ListLocale
	since: Date
	until: Date
	most: number
}

/** A story that a follow counts outlets for may have begun this long before it had enough. */
const waitingDays = 7

/**
 * The stories of a span of time, by rank, and their number. A story belongs to it if its first report was stored then
 * or, for a follow that waits for more outlets, the report that made them enough. A followed story is included for
 * any new report. Each is shown by its first report in the reader's language, if it has one.
 */
export async function findBriefing(
	db: Queryable,
	wanted: BriefingQuery,
): Promise<{ ids: number[]; count: number }> {
	const { locale, most } = wanted
	const parts = wanted.follows === undefined ? [ofAllNews(wanted)] : ofFollows(wanted.follows, wanted)
	if (parts.length === 0) return { ids: [], count: 0 }
	const found = await query({ count: integer, ids: integers })`
		with story as (
			select story_id, max(top_at) as top_at from (${sql.join(parts, sql` union all `)}) as came group by story_id
		)
		select count(*)::integer as count, array(
			select shown.item_id from story cross join lateral (
				select item_id from news_list_entry as entry where entry.story_id = story.story_id and entry.is_story
				order by entry.locale = ${locale} desc, entry.is_first_locale desc limit 1
			) as shown
			order by story.top_at desc, story.story_id desc limit ${most}
		) as ids
		from story
	`.execute(db)
	return found.rows[0] ?? { ids: [], count: 0 }
}

const inSpan = (moment: Sql, { since, until }: BriefingQuery): Sql =>
	sql`${moment} > ${since} and ${moment} <= ${until}`

/** Archives that are collected late are not news, as everywhere. */
const isNews = ({ since, until }: BriefingQuery, days = lateHours / 24): Sql =>
	sql`entry.is_story and entry.published_at > ${since}::timestamptz - make_interval(days => ${days})
		and entry.published_at <= ${until}`

/** In one language a story begins with its first report in that language. */
const ofAllNews = (wanted: BriefingQuery): Sql => sql`
	select entry.story_id, entry.top_at from news_list_entry as entry
		join news_item as first on first.id = entry.item_id
	where ${isNews(wanted)} and ${inSpan(sql`first.first_seen_at`, wanted)}
		and ${wanted.locale === 'both' ? sql`entry.is_first_locale` : sql`entry.locale = ${wanted.locale}`}
		and ${followedConditions(undefined, wanted.mutes, { byIndex: false })}
`

function ofFollows(follows: readonly FollowCriteria[], wanted: BriefingQuery): Sql[] {
	const { mutes, since, until } = wanted
	const fitting = (some: readonly FollowCriteria[]) => followedConditions(some, mutes, { byIndex: false })
	const plain = follows.filter(({ minOutlets }) => minOutlets === 1)
	const ofStories = plain.filter(({ storyIds }) => storyIds.length > 0)
	const waiting = follows.filter(({ minOutlets }) => minOutlets > 1)
	return [
		...(plain.length === 0
			? []
			: [
					sql`select entry.story_id, entry.top_at from news_list_entry as entry
						join news_item as first on first.id = entry.story_id
					where ${isNews(wanted)} and ${inSpan(sql`first.first_seen_at`, wanted)} and ${fitting(plain)}`,
				]),
		...(ofStories.length === 0
			? []
			: [
					sql`select entry.story_id, entry.top_at from news_list_entry as entry
					where entry.is_story and ${fitting(ofStories)} and exists (
						select from news_item as report where report.story_id = entry.story_id and report.state = 'shown'
							and ${inSpan(sql`report.first_seen_at`, wanted)}
					)`,
				]),
		...waiting.map(
			(criteria) => sql`select entry.story_id, entry.top_at from news_list_entry as entry
				join news_item as first on first.id = entry.story_id
			where ${isNews(wanted, waitingDays)} and ${fitting([criteria])} and greatest(first.first_seen_at, (
				select min(report.first_seen_at) as seen from news_item as report join source on source.id = report.source_id
				where report.story_id = entry.story_id and report.state = 'shown' group by source.outlet
				order by seen offset ${criteria.minOutlets - 1} limit 1
			)) between ${since}::timestamptz + interval '1 microsecond' and ${until}`,
		),
	]
}
