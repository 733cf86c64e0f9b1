import type { Mutes } from '#domain/follow.ts'
import { integers, query, selectList, texts } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'

const mutes = { words: texts, sourceIds: integers }

export async function findMutes(db: Queryable, accountId: number): Promise<Mutes> {
	const found = await query(mutes)`
		select ${selectList(mutes)} from mute where account_id = ${accountId}
	`.execute(db)
	return found.rows[0] ?? { words: [], sourceIds: [] }
}
