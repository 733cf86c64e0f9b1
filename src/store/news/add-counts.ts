import { type Counter, counters, type ItemCounts } from '#domain/vote.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { integerArray } from '#store/wire-array.ts'
import { topMoment } from './top-moment.ts'

/** By how much the counters of an item change. */
export type CountDelta = { itemId: number } & Partial<ItemCounts>

/**
 * Adds to the counters of items, of their list entries, and of the entries of their stories. Each item is given once.
 * The caller holds the writers' lock, because whoever rebuilds entries copies the counters too.
 */
export async function addCounts(change: Queryable, deltas: readonly CountDelta[]): Promise<void> {
	if (deltas.length === 0) return
	const given = (counter: Counter) => integerArray(deltas.map((delta) => delta[counter] ?? 0))
	const each = (say: (counter: Sql) => Sql) => sql.join(counters.map((counter) => say(sql.ref(counter))))
	const added = (target: string, delta: string) =>
		each((counter) => sql`${counter} = ${sql.ref(target)}.${counter} + ${sql.ref(delta)}.${counter}`)
	await sql`
		with given as (
			select * from unnest(
				${integerArray(deltas.map(({ itemId }) => itemId))}::integer[],
				${sql.join(counters.map((counter) => sql`${given(counter)}::integer[]`))}
			) as given (id, ${each((counter) => counter)})
		), item as (
			update news_item as item set ${added('item', 'given')} from given where item.id = given.id
			returning item.id, item.story_id, item.state, ${each((counter) => sql`given.${counter}`)}
		), story as (
			select story_id, ${each((counter) => sql`sum(${counter})::integer as ${counter}`)},
				bool_or(importance <> 0 or bullish <> 0 or bearish <> 0) as is_voted
			from item where state = 'shown' group by story_id
		), told as (
			-- The tables as they were before this statement: what is added comes on top.
			select story.story_id, ${topMoment(
				sql`min(report.published_at)`,
				sql`count(distinct source.outlet)`,
				sql`sum(report.importance + report.bullish + report.bearish)
					+ min(story.importance + story.bullish + story.bearish)`,
			)} as top_at
			from story join news_item as report on report.story_id = story.story_id and report.state = 'shown'
				join source on source.id = report.source_id
			where story.is_voted group by story.story_id
		), own as (
			update news_list_entry as entry set ${added('entry', 'item')},
				top_at = coalesce((select top_at from told where told.story_id = item.story_id), entry.top_at)
			from item where entry.story_id = item.story_id and entry.item_id = item.id and not entry.is_story
		), repeats as (
			update news_list_entry as entry set top_at = told.top_at
			from told where entry.story_id = told.story_id and not entry.is_story and entry.top_at <> told.top_at
				and entry.item_id not in (select id from item)
		)
		update news_list_entry as entry set ${added('entry', 'story')},
			top_at = coalesce((select top_at from told where told.story_id = story.story_id), entry.top_at)
		from story where entry.story_id = story.story_id and entry.is_story
	`.execute(change)
}
