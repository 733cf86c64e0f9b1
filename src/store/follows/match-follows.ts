import { newsLocales } from '#domain/locale.ts'
import { titleWords } from '#domain/search-words.ts'
import { weakOdds } from '#domain/story.ts'
import { lateHours } from '#store/news/news-lookup.ts'
import { integer, integers, oneOf, query, type Row, text, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import type { FollowIndex } from './follow-index.ts'
import { openLoadedFollows } from './loaded-follows.ts'
import { appendNotifications, gatherNotifications } from './notification-queue.ts'

/** How many items are matched in one transaction. */
export const matchedTogether = 500

/** Matches the next new items with follows; returns how many items it took, none if another worker is matching. */
type FollowMatcher = (now: Date) => Promise<number>

/**
 * The follows are in memory. The matches of new items are stored and the cursor is moved in one transaction, so that
 * a crash loses nothing and notifies nobody twice.
 */
export function openFollowMatcher(db: Queryable): FollowMatcher {
	const loaded = openLoadedFollows()
	return (now) =>
		inTransaction(db, async (change) => {
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
			const index = await loaded.refresh(change, now)
			if (index.size() > 0) {
				const reports = await readReports(change, ids)
				const notified = await findNotified(change, reports)
				await notify(change, reports, notified, index, now)
			}
			const reached = next.rows.at(-1)?.id ?? lastItem
			await sql`update follow_cursor set last_item = ${reached}`.execute(change)
			return ids.length
		})
}

const reportRow = {
	id: integer,
	locale: oneOf(newsLocales),
	sourceId: integer,
	tags: integers,
	title: text,
	storyId: integer,
	/** The number of shown reports of its story. */
	reports: integers,
	outlets: integer,
	isFresh: truth,
	/** A new item that joined its story weakly: it may be another event. */
	isWeak: truth,
}
type StoryReport = Row<typeof reportRow>

/** Archives that are collected late are not news, as everywhere. */
const isNews = sql`item.state = 'shown'
	and item.published_at > item.first_seen_at - make_interval(hours => ${lateHours})`

/** New items and the earlier reports of their stories, by publication. */
async function readReports(change: Queryable, ids: readonly number[]): Promise<StoryReport[]> {
	const found = await query(reportRow)`
		with fresh as materialized (
			select item.id, item.story_id, coalesce(member.odds < ${weakOdds}, false) as weak
			from news_item as item left join story_member as member on member.item_id = item.id
			where item.id = any(${ids}::integer[]) and ${isNews}
		), story as materialized (
			select named.story_id, array_agg(report.id) as reports, count(distinct source.outlet)::integer as outlets
			from (select distinct story_id from fresh) as named
			join news_item as report on report.story_id = named.story_id and report.state = 'shown'
			join source on source.id = report.source_id
			group by named.story_id
		)
		select item.id, item.locale, item.source_id as "sourceId", item.tags, item.title, story.story_id as "storyId", story.reports, story.outlets,
			fresh.id is not null as "isFresh", coalesce(fresh.weak, false) as "isWeak"
		from story cross join lateral unnest(story.reports) as known (id)
			cross join lateral (select * from news_item where id = known.id offset 0) as item
			left join fresh on fresh.id = item.id
		order by item.published_at, item.id
	`.execute(change)
	return found.rows
}

/**
 * Which follows have already been notified of a story, by the ids of its reports: a story has the id of one of them,
 * so that two merged stories are known by either.
 */
async function findNotified(
	change: Queryable,
	reports: readonly StoryReport[],
): Promise<Map<number, ReadonlySet<number>>> {
	const grown = [...new Set(reports.flatMap((report) => (report.reports.length > 1 ? report.reports : [])))]
	if (grown.length === 0) return new Map()
	const found = await query({ storyId: integer, followIds: integers })`
		select story_id as "storyId", follow_ids as "followIds" from story_notification
		where story_id = any(${grown}::integer[])
	`.execute(change)
	const byStory = Map.groupBy(found.rows, ({ storyId }) => storyId)
	return new Map(
		[...byStory].map(([id, notifications]) => [
			id,
			new Set(notifications.flatMap(({ followIds }) => followIds)),
		]),
	)
}

/**
 * Each follow is notified of a story once, by its earliest matching report. A report that joined weakly may be
 * another event: it is treated like a new story, even for follows that know the one it joined.
 */
async function notify(
	change: Queryable,
	reports: readonly StoryReport[],
	notified: ReadonlyMap<number, ReadonlySet<number>>,
	index: FollowIndex,
	now: Date,
): Promise<void> {
	const queue = gatherNotifications()
	const notifications: { story_id: number; follow_ids: number[] }[] = []
	const bring = (storyId: number, ofStory: readonly StoryReport[], known: readonly ReadonlySet<number>[]) => {
		const followIds = new Set<number>()
		for (const report of ofStory) {
			const carried = { ...report, storyReports: report.reports, words: titleWords(report.title) }
			for (const { id, accountId, channels, condition } of index.match(carried)) {
				if (followIds.has(id)) continue
				// A follow of the story itself knows it, and gets each further report.
				if (condition.storyIds.length === 0 && known.some((ids) => ids.has(id))) continue
				followIds.add(id)
				queue.add(accountId, channels, id, report.id)
			}
		}
		if (followIds.size > 0) notifications.push({ story_id: storyId, follow_ids: [...followIds] })
	}
	const [weak, firm] = [true, false].map((isWeak) => reports.filter((report) => report.isWeak === isWeak))
	for (const [storyId, ofStory] of Map.groupBy(firm ?? [], (report) => report.storyId))
		bring(
			storyId,
			ofStory,
			(ofStory[0]?.reports ?? []).flatMap((id) => notified.get(id) ?? []),
		)
	for (const report of weak ?? []) bring(report.id, [{ ...report, outlets: 1 }], [])
	if (notifications.length === 0) return
	await sql`
		insert into story_notification (story_id, follow_ids, created_at)
		select story_id, follow_ids, ${now} from json_to_recordset(${JSON.stringify(notifications)}::json)
			as notification (story_id integer, follow_ids integer[])
	`.execute(change)
	await appendNotifications(change, queue, now)
}

/** Stories of a month ago no longer grow, so their notifications need not be remembered. */
export async function clearOldNotifications(db: Queryable, now: Date): Promise<void> {
	await sql`delete from story_notification where created_at < ${now}::timestamptz - interval '30 days'`.execute(
		db,
	)
	await sql`delete from follow_gone where gone_at < ${now}::timestamptz - interval '2 days'`.execute(db)
}
