import { integer, jsonObject, moment, orNull, query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** Records of sources that were added or edited here, by id; the reader checks whether they still fit. */
export async function readSourceChanges(db: Queryable): Promise<Record<string, unknown>[]> {
	const found = await query({ record: jsonObject })`
		select record from source_change order by source_id
	`.execute(db)
	return found.rows.map(({ record }) => record)
}

export async function saveSourceChange(
	db: Queryable,
	sourceId: number,
	record: Record<string, unknown>,
	now: Date,
): Promise<void> {
	await sql`
		insert into source_change (source_id, record, changed_at)
		values (${sourceId}, ${JSON.stringify(record)}::jsonb, ${now}::timestamptz)
		on conflict (source_id) do update set record = excluded.record, changed_at = excluded.changed_at
	`.execute(db)
}

/** False where there was no change of it. */
export async function deleteSourceChange(db: Queryable, sourceId: number): Promise<boolean> {
	const deleted = await sql`delete from source_change where source_id = ${sourceId}`.execute(db)
	return (deleted.rowCount ?? 0) > 0
}

export async function findSource(
	db: Queryable,
	slug: string,
): Promise<{ id: number; slug: string; pausedAt: Date | null } | undefined> {
	const found = await query({ id: integer, slug: text, pausedAt: orNull(moment) })`
		select id, slug, paused_at as "pausedAt" from source where slug = ${slug} and listed
	`.execute(db)
	return found.rows[0]
}

/** Pauses or resumes reading. False where nothing changed. */
export async function setPaused(
	db: Queryable,
	sourceId: number,
	paused: boolean,
	now: Date,
): Promise<boolean> {
	const changed = await sql`
		update source set paused_at = ${paused ? now : null}::timestamptz
		where id = ${sourceId} and (paused_at is null) = ${paused}
	`.execute(db)
	if (changed.rowCount === 0) return false
	if (!paused) await readSoon(db, sourceId)
	return true
}

/** Due now: a worker takes it within seconds. */
export async function readSoon(db: Queryable, sourceId: number): Promise<void> {
	await sql`update source_health set next_poll_at = '-infinity' where source_id = ${sourceId}`.execute(db)
}

/** The same for every source whose last reading failed; returns how many. */
export async function readSilentSoon(db: Queryable): Promise<number> {
	const changed = await sql`
		update source_health as health set next_poll_at = '-infinity' from source
		where source.id = health.source_id and source.listed and source.paused_at is null
			and health.consecutive_failures > 0
	`.execute(db)
	return changed.rowCount ?? 0
}
