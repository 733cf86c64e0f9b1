import { integer, moment, orNull, query, type Row, selectList, text, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

const apiKey = { id: integer, name: text, start: text, madeAt: moment, lastUsedAt: orNull(moment) }
export type ApiKey = Row<typeof apiKey>

/** The keys of an account, the oldest first. */
export async function findApiKeys(db: Queryable, accountId: number): Promise<ApiKey[]> {
	const found = await query(apiKey)`
		select ${selectList(apiKey)} from api_key where account_id = ${accountId} order by id
	`.execute(db)
	return found.rows
}

type NewKey = { accountId: number; keyHash: string; name: string; start: string }

/** Stores a key; undefined where the account has `most` already. */
export const addApiKey = (
	db: Queryable,
	{ accountId, keyHash, name, start }: NewKey,
	most: number,
	now: Date,
): Promise<number | undefined> =>
	inTransaction(db, async (change) => {
		// Changes of one account are serialized, or a burst would exceed the limit.
		await sql`select from account where id = ${accountId} for no key update`.execute(change)
		const added = await query({ id: integer })`
			insert into api_key (account_id, key_hash, name, start, made_at)
			select ${accountId}, ${keyHash}, ${name}, ${start}, ${now}
			where (select count(*) from api_key where account_id = ${accountId}) < ${most}
			returning id
		`.execute(change)
		return added.rows[0]?.id
	})

/** A key of another account is left alone. */
export async function removeApiKey(db: Queryable, accountId: number, id: number): Promise<void> {
	await sql`delete from api_key where account_id = ${accountId} and id = ${id}`.execute(db)
}

/** Ends every key of an account; returns how many. */
export async function removeApiKeysOf(db: Queryable, accountId: number): Promise<number> {
	const removed = await sql`delete from api_key where account_id = ${accountId}`.execute(db)
	return removed.rowCount ?? 0
}

/** The key with this hash, and whether its use in this hour is recorded. */
export async function findApiKey(
	db: Queryable,
	keyHash: string,
	now: Date,
): Promise<{ id: number; accountId: number; isNoted: boolean } | undefined> {
	const hour = hourOf(now)
	const found = await query({ id: integer, accountId: integer, isNoted: truth }, { isPrepared: true })`
		select api_key.id, account_id as "accountId", coalesce(last_used_at >= ${hour}, false) as "isNoted"
		from api_key join account on account.id = account_id
		where key_hash = ${keyHash} and account.suspended_at is null
	`.execute(db)
	return found.rows[0]
}

/** Records a use. Finding a key writes nothing, because a replica can find it too. */
export async function noteApiKeyUse(db: Queryable, id: number, now: Date): Promise<void> {
	await sql`update api_key set last_used_at = ${hourOf(now)} where id = ${id}`.execute(db)
}

const hourOf = (now: Date) => sql`date_trunc('hour', ${now}::timestamptz)`
