import type { Mutes } from '#domain/follow.ts'
import { integers, query, selectList, texts } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { lockFollows } from './follow-store.ts'

const mutes = { words: texts, sourceIds: integers }

export async function findMutes(db: Queryable, accountId: number): Promise<Mutes> {
	const found = await query(mutes)`
		select ${selectList(mutes)} from mute where account_id = ${accountId}
	`.execute(db)
	return found.rows[0] ?? { words: [], sourceIds: [] }
}

export async function saveMutes(
	db: Queryable,
	accountId: number,
	{ words, sourceIds }: Mutes,
	now: Date,
): Promise<void> {
	await inTransaction(db, async (change) => {
		await lockFollows(change, accountId)
		await sql`
			insert into mute (account_id, words, source_ids, saved_at)
			values (${accountId}, ${words}::text[], ${sourceIds}::integer[], ${now})
			on conflict (account_id) do update set words = excluded.words, source_ids = excluded.source_ids,
				saved_at = excluded.saved_at, revision = nextval('follow_revision')
		`.execute(change)
	})
}
