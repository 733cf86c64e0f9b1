import type { ActOutcome } from '#domain/act-outcome.ts'
import { integer, jsonOf, moment, query, type Row, selectList, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

const entryRow = {
	id: integer,
	madeAt: moment,
	who: text,
	act: text,
	subject: text,
	why: text,
	outcome: jsonOf<ActOutcome>(),
}
/** One act of an operator. Entries are only ever added; the database itself refuses anything else. */
export type LogEntry = Row<typeof entryRow>

/** Shorter than the timeout after which a connection counts as dead. */
const patience = '4500ms'

/**
 * Serialises acts of operators until this transaction ends, so that entries become visible in the order of their ids,
 * and a page that shows the log up to an id shows all entries before it.
 */
export async function lockLog(change: Queryable): Promise<void> {
	// A transaction that stores news may hold its lock for longer than a reader's timeout; an operator waits.
	await sql`select set_config('lock_timeout', ${patience}, true), set_config('statement_timeout', ${patience}, true)`.execute(
		change,
	)
	await sql`lock table operator_log in share row exclusive mode`.execute(change)
}

/** Inside a transaction that has locked the log. */
export async function addLogEntry(
	db: Queryable,
	{ madeAt, who, act, subject, why, outcome }: Omit<LogEntry, 'id'>,
): Promise<void> {
	await sql`
		insert into operator_log (made_at, who, act, subject, why, outcome)
		values (${madeAt}, ${who}, ${act}, ${subject}, ${why}, ${JSON.stringify(outcome)})
	`.execute(db)
}

/** The entries about these subjects since an id, oldest first. */
export async function entriesSince(
	db: Queryable,
	subjects: readonly string[],
	seen: number,
): Promise<LogEntry[]> {
	const found = await query(entryRow)`
		select ${selectList(entryRow)} from operator_log
		where subject = any(${subjects}::text[]) and id > ${seen} order by id limit 50
	`.execute(db)
	return found.rows
}

/** The id of the newest entry when a page was rendered. */
export async function newestEntry(db: Queryable): Promise<number> {
	const found = await query({ newest: integer })`
		select coalesce(max(id), 0)::integer as newest from operator_log
	`.execute(db)
	return found.rows[0]?.newest ?? 0
}

/** Newest first, before an id if one is given. */
export async function readLog(
	db: Queryable,
	{ before, subject, most }: { before: number | undefined; subject: string | undefined; most: number },
): Promise<LogEntry[]> {
	const found = await query(entryRow)`
		select ${selectList(entryRow)} from operator_log
		where (${before ?? null}::integer is null or id < ${before ?? null}::integer)
			and (${subject ?? null}::text is null or subject = ${subject ?? null}::text)
		order by id desc limit ${most}
	`.execute(db)
	return found.rows
}
