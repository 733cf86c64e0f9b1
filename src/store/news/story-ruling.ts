import { fail, ok, type Result } from '#domain/result.ts'
import { integer, orNull, query, type Row } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { rebuildEntries } from './list-entries.ts'
import { moveStory } from './story-keeper.ts'
import { lockNewsWriters } from './writers-lock.ts'

const found = { id: integer, storyId: integer, size: integer }
type Found = Row<typeof found>

async function findItem(db: Queryable, slug: string): Promise<Result<Found, string>> {
	const { rows } = await query(found)`
		select item.id, item.story_id as "storyId",
			(select count(*)::integer from news_item as report where report.story_id = item.story_id) as size
		from news_item as item where item.slug = ${slug}
	`.execute(db)
	return rows[0] === undefined ? fail(`there is no item "${slug}"`) : ok(rows[0])
}

/** Separates an item from its story for good. Returns how many reports stay together. */
export async function splitFromStory(
	db: Queryable,
	slug: string,
	now: Date,
): Promise<Result<number, string>> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const item = await findItem(change, slug)
		if (!item.ok) return item
		const { id, storyId, size } = item.value
		if (size < 2) return fail(`"${slug}" is alone in its story`)
		await sql`delete from story_member where item_id = ${id}`.execute(change)
		await sql`update news_item set story_id = id where id = ${id}`.execute(change)
		// A story has the id of its first item: without it the rest gets the id of the next.
		const rest = id === storyId ? await renameStory(change, storyId) : storyId
		await rule(change, 'split', id, rest, now)
		await rebuildEntries(change, [id, rest])
		return ok(size - 1)
	})
}

/** Joins two stories for good, under the id of the older one. Returns how many reports it has. */
export async function joinStories(
	db: Queryable,
	slug: string,
	otherSlug: string,
	now: Date,
): Promise<Result<number, string>> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const one = await findItem(change, slug)
		if (!one.ok) return one
		const other = await findItem(change, otherSlug)
		if (!other.ok) return other
		const into = Math.min(one.value.storyId, other.value.storyId)
		const from = Math.max(one.value.storyId, other.value.storyId)
		if (into === from) return fail('they are one story already')
		await moveStory(change, from, into)
		await rule(change, 'join', from, into, now)
		await rebuildEntries(change, [into, from])
		return ok(one.value.size + other.value.size)
	})
}

async function renameStory(db: Queryable, storyId: number): Promise<number> {
	const next = await query({ id: orNull(integer) })`
		select min(id) as id from news_item where story_id = ${storyId} and id <> ${storyId}
	`.execute(db)
	const id = next.rows[0]?.id ?? storyId
	await sql`update news_item set story_id = ${id} where story_id = ${storyId} and id <> ${storyId}`.execute(
		db,
	)
	return id
}

const rule = (db: Queryable, kind: 'split' | 'join', subject: number, story: number, now: Date) =>
	sql`
		insert into story_ruling (kind, subject_id, story_id, made_at)
		values (${kind}, ${subject}, ${story}, ${now}::timestamptz)
	`.execute(db)
