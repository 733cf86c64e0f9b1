import { integer, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { integerArray } from '#store/wire-array.ts'
import { announcedItems } from './news-announcement.ts'

/**
 * Brings the lists up to the stories of these items after either changed, and tells every process: a story that grows
 * changes rows in the lists of all its reports. Only in a writer's turn.
 */
export async function placeStories(change: Queryable, itemIds: readonly number[]): Promise<void> {
	if (itemIds.length === 0) return
	await sql`/* planned once */
		select ${announcedItems(sql.ref('locale'))} from unnest(place_stories(${integerArray(itemIds)}::integer[])) as locale
	`.execute(change)
}

// Any number that nothing else locks in our databases.
const storyLock = 7_246_005

/** Votes on reports of one story take turns. Answers which of the items, locked by the caller, are in a story. */
export async function lockStories(change: Queryable, itemIds: readonly number[]): Promise<number[]> {
	const found = await query({ itemId: integer })`
		select "itemId" from (
			select item_id as "itemId", story_id from story_member where item_id = any(${integerArray(itemIds)}::integer[])
			order by story_id
		) as member, pg_advisory_xact_lock(${storyLock}, story_id)
	`.execute(change)
	return found.rows.map(({ itemId }) => itemId)
}

/** Brings the numbers of these items' stories up to the votes and views; the stories are locked by the caller. */
export async function countStories(change: Queryable, itemIds: readonly number[]): Promise<void> {
	if (itemIds.length === 0) return
	await sql`select refresh_reports(story_reports(${integerArray(itemIds)}::integer[]))`.execute(change)
}
