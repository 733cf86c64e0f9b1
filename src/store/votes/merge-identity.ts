import { counterOf, keptVotes } from '#domain/vote.ts'
import { mergeAdMarks } from '#store/ads/ad-count-store.ts'
import { lockNewsWriters } from '#store/news/writers-lock.ts'
import { integer, oneOf, query, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { moveCounts } from './item-counts.ts'

/**
 * At login what a browser did becomes the person's. Where the person had already voted, the browser's vote is taken
 * back: signing in gives nobody a second vote.
 */
export async function mergeIdentity(db: Queryable, sessionId: string, accountId: string): Promise<void> {
	await inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		// In the order of ids, so that two merges never wait for each other in a circle.
		await sql`
			select from news_item where id in (
				select item_id from vote where ${ofSession(sessionId)}
				union select item_id from item_view where ${ofSession(sessionId)}
			) order by id for no key update
		`.execute(change)
		await mergeVotes(change, sessionId, accountId)
		await mergeViews(change, sessionId, accountId)
		await mergeTagReports(change, sessionId, accountId)
		await mergeAdMarks(change, sessionId, accountId)
	})
}

const ofSession = (sessionId: string) => sql`identity_kind = 'session' and identity_id = ${sessionId}`

/** Where the person had said it already, the browser's word goes: one identity speaks once. */
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
	const merged = await query({ itemId: integer, choice: oneOf(keptVotes), counted: truth, isSecond: truth })`
		with moved as (
			insert into vote (identity_kind, identity_id, item_id, subject, choice, counted, quarantine_group, cast_at)
			select 'user', ${accountId}, item_id, subject, choice, counted, quarantine_group, cast_at
			from vote where ${ofSession(sessionId)}
			on conflict do nothing returning item_id, subject
		), gone as (
			delete from vote where ${ofSession(sessionId)} returning item_id, subject, choice, counted
		)
		select gone.item_id as "itemId", gone.choice, gone.counted, moved.item_id is null as "isSecond" from gone
		left join moved using (item_id, subject)
	`.execute(db)
	for (const { itemId, choice, counted, isSecond } of merged.rows) {
		if (!counted || !isSecond) continue
		await moveCounts(db, itemId, { [counterOf[choice]]: -1 })
	}
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
