import { rebuildEntries } from '#store/news/list-entries.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** Puts items into one story. */
export async function makeStory(db: Queryable, storyId: number, itemIds: readonly number[]): Promise<void> {
	await db.transaction(async (change) => {
		await sql`update news_item set story_id = ${storyId} where id = any(${itemIds}::integer[])`.execute(
			change,
		)
		await rebuildEntries(change, itemIds)
	})
}
