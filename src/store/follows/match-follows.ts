import { sql } from 'kysely'
import { lateHours } from '#store/news/news-lookup.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { inTransaction } from '#store/transaction.ts'

/** Items that are looked at in one transaction. */
export const matchedTogether = 200

/**
 * Writes into the outbox what the next new items bring to follows, and moves the cursor past them: both or neither, so
 * that whoever dies in between loses nothing and tells nothing twice. Answers how many items it looked at; none where
 * another worker is at it.
 */
export async function matchNewItems(db: Queryable, now: Date): Promise<number> {
	return inTransaction(db, async (change) => {
		// All of it is look-ups; before the first statistics the planner would rather read whole tables.
		await sql`select set_config('enable_seqscan', 'off', true)`.execute(change)
		const turn = await query({ lastItem: integer })`
			select last_item as "lastItem" from follow_cursor for update skip locked
		`.execute(change)
		const lastItem = turn.rows[0]?.lastItem
		if (lastItem === undefined) return 0
		const next = await query({ id: integer })`
			select id from news_item where id > ${lastItem} order by id limit ${matchedTogether}
		`.execute(change)
		const late = await query({ id: integer })`
			delete from follow_late where item_id in (select item_id from follow_late limit ${matchedTogether})
			returning item_id as id
		`.execute(change)
		const ids = [...next.rows, ...late.rows].map(({ id }) => id)
		if (ids.length === 0) return 0
		await tell(change, ids, now)
		const reached = next.rows.at(-1)?.id ?? lastItem
		await sql`update follow_cursor set last_item = ${reached}`.execute(change)
		return ids.length
	})
}

/** An archive that is being read in is not news, as everywhere. */
const isNews = sql`item.state = 'shown'
	and item.published_at > item.first_seen_at - make_interval(hours => ${lateHours})`

/**
 * Each key of an item is looked up among those that follows stand under ("offset 0" keeps it a look-up, whatever the
 * planner thinks of a hundred thousand follows), and what is found there is asked for the rest of its conditions. Earlier
 * reports of a story are looked at again for follows that wait until more outlets have it.
 */
async function tell(change: Queryable, ids: readonly number[], now: Date): Promise<void> {
	await sql`
		with fresh as materialized (
			select item.id, coalesce(member.story_id, item.id) as story_id
			from news_item as item left join story_member as member on member.item_id = item.id
			where item.id = any(${ids}::integer[]) and ${isNews}
		), story as materialized (
			select named.story_id, array_agg(report.id) as reports, count(distinct source.outlet) as outlets
			from (select distinct story_id from fresh) as named
			cross join lateral (
				select item_id as id from story_member where story_id = named.story_id
				union select id from fresh where fresh.story_id = named.story_id
			) as known
			join news_item as report on report.id = known.id and report.state = 'shown'
			join source on source.id = report.source_id
			group by named.story_id
		), report as materialized (
			select item.id, item.published_at, item.locale, item.source_id, item.tags, item.search_keys, item.title_folded,
				story.story_id, story.outlets, story.reports, fresh.id is not null as is_fresh
			from story cross join lateral unnest(story.reports) as known (id)
				cross join lateral (select * from news_item where id = known.id offset 0) as item
				left join fresh on fresh.id = item.id
		)
		insert into follow_outbox (follow_id, way, story_id, item_id, created_at)
		-- What is sorted is narrow: a title with its keys for each follow would not stay in memory.
		select distinct on (follow_id, way, story_id) follow_id, way, story_id, id, ${now}::timestamptz
		from (
			select follow.id as follow_id, way.way, report.story_id, report.id, report.published_at
			from report
				cross join lateral unnest(report.search_keys) as its (key)
				cross join lateral (select follow_id from follow_key where follow_key.key = its.key offset 0) as gate
				cross join lateral (select * from follow where id = gate.follow_id offset 0) as follow
				cross join lateral (
					select way from follow_way where follow_id = follow.id and state = 'on' and way <> 'feed' offset 0
				) as way
				left join lateral (select * from mute where account_id = follow.account_id offset 0) as mute on true
			where not follow.paused
				and report.locale = any(follow.locales)
				and (follow.coin_ids = '{}' or follow.coin_ids && report.tags)
				and (follow.topic_ids = '{}' or follow.topic_ids && report.tags)
				and (follow.person_ids = '{}' or follow.person_ids && report.tags)
				and (follow.source_ids = '{}' or report.source_id = any(follow.source_ids))
				and report.outlets >= follow.min_outlets and (report.is_fresh or follow.min_outlets > 1)
				and follow.word_keys <@ report.search_keys
				and not follow.not_word_keys && report.search_keys
				and not exists (select from unnest(follow.letters) as word where strpos(report.title_folded, word) = 0)
				and not exists (select from unnest(follow.not_letters) as word where strpos(report.title_folded, word) > 0)
				and (mute.account_id is null or (
					report.source_id <> all(mute.source_ids) and not mute.word_keys && report.search_keys
					and not exists (select from unnest(mute.letters) as word where strpos(report.title_folded, word) > 0)
				))
				-- A story has the id of one of its reports: those that were told apart and turned out to be one are known.
				and (cardinality(report.reports) = 1 or not exists (
					select from follow_outbox as told where told.follow_id = follow.id and told.way = way.way
						and told.story_id = any(report.reports)
				))
		) as fitting
		order by follow_id, way, story_id, published_at, id
		on conflict (follow_id, way, story_id) do nothing
	`.execute(change)
}

/** Stories of a month ago grow no more, and what was told of them need not be remembered. */
export async function clearOldTellings(db: Queryable, now: Date): Promise<void> {
	await sql`delete from follow_outbox where created_at < ${now}::timestamptz - interval '30 days'`.execute(db)
}
