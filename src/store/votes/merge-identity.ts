import { mergeAdMarks } from '#store/ads/ad-count-store.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { addPendingVotes } from './item-counts.ts'

/**
 * At log-in the votes, views and reports of a browser become the account's. If the account had already voted, the
 * browser's vote is withdrawn: logging in gives no second vote.
 */
export async function mergeIdentity(db: Queryable, sessionId: string, accountId: string): Promise<void> {
	await inTransaction(db, async (change) => {
		await mergeVotes(change, sessionId, accountId)
		await mergeViews(change, sessionId, accountId)
		await mergeTagReports(change, sessionId, accountId)
		await mergeAdMarks(change, sessionId, accountId)
	})
}

const ofSession = (sessionId: string) => sql`identity_kind = 'session' and identity_id = ${sessionId}`

/** If the account has already reported the same, the browser's report is deleted: one identity reports once. */
async function mergeTagReports(db: Queryable, sessionId: string, accountId: string): Promise<void> {
	await sql`
		with gone as (
			delete from tag_report where ${ofSession(sessionId)} returning item_id, kind, ref, verdict, reason, made_at
		)
		insert into tag_report (identity_kind, identity_id, item_id, kind, ref, verdict, reason, made_at)
		select 'user', ${accountId}, item_id, kind, ref, verdict, reason, made_at from gone
		on conflict do nothing
	`.execute(db)
}

async function mergeVotes(db: Queryable, sessionId: string, accountId: string): Promise<void> {
	await sql`
		with gone as (
			delete from vote where ${ofSession(sessionId)} returning *
		), moved as (
			insert into vote (identity_kind, identity_id, item_id, subject, choice, counted, quarantine_group, cast_at)
			select 'user', ${accountId}, item_id, subject, choice, counted, quarantine_group, cast_at from gone
			on conflict do nothing returning item_id, subject
		)
		${addPendingVotes(sql`(
			select item_id, choice, -1 as by from gone
			where counted and (item_id, subject) not in (select item_id, subject from moved)
		)`)}
	`.execute(db)
}

async function mergeViews(db: Queryable, sessionId: string, accountId: string): Promise<void> {
	await sql`
		with gone as (
			delete from item_view where ${ofSession(sessionId)} returning item_id, viewed_at, times
		)
		insert into item_view as seen (identity_kind, identity_id, item_id, viewed_at, times)
		select 'user', ${accountId}, item_id, viewed_at, times from gone
		on conflict (identity_kind, identity_id, item_id) do update
			set viewed_at = greatest(seen.viewed_at, excluded.viewed_at), times = seen.times + excluded.times
	`.execute(db)
}
