import { findSetting, putSetting } from '#store/setting-store.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { rebuildBefore } from './rebuild-all-entries.ts'
import { lockNewsWriters } from './writers-lock.ts'

/** Migration 57 stores here the first item whose list entries exist; those of older items must be built. */
const settingName = 'list_entries_before'

/**
 * Builds the list entries of the next thousand items of an upgraded database, newest first; returns false if all are
 * built.
 */
export async function fillEntries(db: Queryable): Promise<boolean> {
	return inTransaction(db, async (change) => {
		// Two processes that start together take turns.
		await lockNewsWriters(change)
		const before = await findSetting(change, settingName)
		if (before === undefined) return false
		const step = await rebuildBefore(change, Number(before))
		if (step.before > 0) await putSetting(change, settingName, String(step.before))
		else await sql`delete from setting where name = ${settingName}`.execute(change)
		return step.before > 0
	})
}

/** These many thousands of items are on the first pages of most lists. */
const firstSteps = 10

/** Runs before the first request: enough for the first pages. A worker builds the rest. */
export async function fillNewestEntries(db: Queryable): Promise<void> {
	for (let step = 0; step < firstSteps && (await fillEntries(db)); step += 1);
}

/** Builds the rest in the background. */
export async function fillAllEntries(db: Queryable, stop: AbortSignal): Promise<void> {
	while (!stop.aborted && (await fillEntries(db)));
}
