import { type VoteChoice, voteSubject } from '#domain/vote.ts'
import { integer, query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { addPendingVotes } from './item-counts.ts'

/** What an invented reader did with an item. */
export type SampleAct = { itemId: number; reader: string; viewedAt: Date; votes: readonly VoteChoice[] }

/** Present once they have been here. */
export const sampleReadersSetting = 'sample_readers'

/** The shown items with their addresses. */
export async function findReadableItems(db: Queryable): Promise<{ id: number; url: string }[]> {
	const found = await query({ id: integer, url: text })`
		select id, url from news_item where state = 'shown'
	`.execute(db)
	return found.rows
}

/**
 * Stores what invented readers viewed and voted, once in the life of a database. They are browsers whose names begin with
 * `sample-reader-`, which no cookie can carry, and have no account.
 */
export async function addSampleReaders(db: Queryable, acts: readonly SampleAct[]): Promise<void> {
	const votes = acts.flatMap((act) => act.votes.map((choice) => ({ ...act, choice })))
	await inTransaction(db, async (change) => {
		const first = await query({ name: text })`
			insert into setting (name, value) values (${sampleReadersSetting}, '') on conflict do nothing returning name
		`.execute(change)
		if (first.rows.length === 0) return
		await sql`
			with seen as (
				insert into item_view (identity_kind, identity_id, item_id, viewed_at, times)
				select 'session', reader, item_id, viewed_at, 1 from unnest(
					${acts.map(({ reader }) => reader)}::text[], ${acts.map(({ itemId }) => itemId)}::integer[],
					${acts.map(({ viewedAt }) => viewedAt)}::timestamptz[]
				) as act (reader, item_id, viewed_at)
				on conflict do nothing returning item_id
			)
			insert into pending_count (item_id, views) select item_id, count(*) from seen group by item_id
		`.execute(change)
		await sql`
			with stored as (
				insert into vote (identity_kind, identity_id, item_id, subject, choice, counted, cast_at)
				select 'session', reader, item_id, subject, choice, true, cast_at from unnest(
					${votes.map(({ reader }) => reader)}::text[], ${votes.map(({ itemId }) => itemId)}::integer[],
					${votes.map(({ choice }) => voteSubject(choice))}::text[],
					${votes.map(({ choice }) => choice)}::text[],
					${votes.map(({ viewedAt }) => viewedAt)}::timestamptz[]
				) as act (reader, item_id, subject, choice, cast_at)
				on conflict do nothing returning item_id, choice
			)
			${addPendingVotes(sql`(select item_id, choice, 1 as by from stored)`)}
		`.execute(change)
	})
}
