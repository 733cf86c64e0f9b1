import { integer, jsonRecord, moment, orNull, query, type Row, text, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

const sourceRow = { id: integer, record: orNull(jsonRecord), edited: truth, listed: truth }
/** A source as it is stored: its record, and whether an operator decided about it here. */
export type StoredSource = Row<typeof sourceRow>

/** All sources, also those that were removed; the reader checks whether the records still fit. */
export async function readStoredSources(db: Queryable): Promise<StoredSource[]> {
	const found = await query(sourceRow)`
		select id, record, edited_here as edited, listed from source order by id
	`.execute(db)
	return found.rows
}

/** Stores what the catalogue's file says of sources that no operator has decided about. */
export async function saveFileRecords(
	db: Queryable,
	records: readonly Record<string, unknown>[],
): Promise<void> {
	await sql`
		update source set record = given.record
		from (
			select (record->>'id')::integer as id, record from json_array_elements(${JSON.stringify(records)}::json) as record
		) as given
		where given.id = source.id and not edited_here and source.record::text is distinct from given.record::text
	`.execute(db)
}

/** An operator's word on a source: what it is from now on, or that it is gone. */
export async function saveEditedSource(
	db: Queryable,
	sourceId: number,
	record: Record<string, unknown> | null,
): Promise<void> {
	await sql`
		update source set edited_here = true, listed = ${record !== null},
			record = coalesce(${record === null ? null : JSON.stringify(record)}::json, record)
		where id = ${sourceId}
	`.execute(db)
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
