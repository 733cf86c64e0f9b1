import { integer, moment, query, type Row, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** What its codes are for: the log-in of an account, or the operator desk. */
type FactorPurpose = 'log_in' | 'desk'
/** A second factor, by its account and purpose. */
export type FactorOf = { accountId: number; purpose: FactorPurpose }

const secondFactor = { secret: text, setUpAt: moment, recoveryCodes: integer }
type SecondFactor = Row<typeof secondFactor>

const isOf = ({ accountId, purpose }: FactorOf) => sql`account_id = ${accountId} and purpose = ${purpose}`

export async function findSecondFactor(db: Queryable, factor: FactorOf): Promise<SecondFactor | undefined> {
	const found = await query(secondFactor)`
		select secret, set_up_at as "setUpAt",
			(select count(*)::integer from recovery_code where ${isOf(factor)}) as "recoveryCodes"
		from second_factor where ${isOf(factor)}
	`.execute(db)
	return found.rows[0]
}

/** Stores a second factor and replaces an older one, whose codes are void. Must run inside a transaction. */
export async function setSecondFactor(
	db: Queryable,
	factor: FactorOf,
	{ secret, step, codeHashes }: { secret: string; step: number; codeHashes: readonly string[] },
	now: Date,
): Promise<void> {
	await sql`
		insert into second_factor (account_id, purpose, secret, last_step, set_up_at)
		values (${factor.accountId}, ${factor.purpose}, ${secret}, ${step}, ${now})
		on conflict (account_id, purpose) do update set
			secret = excluded.secret, last_step = excluded.last_step, set_up_at = excluded.set_up_at
	`.execute(db)
	await replaceRecoveryCodes(db, factor, codeHashes)
}

/** Inside a transaction. */
export async function replaceRecoveryCodes(
	db: Queryable,
	factor: FactorOf,
	codeHashes: readonly string[],
): Promise<void> {
	await sql`delete from recovery_code where ${isOf(factor)}`.execute(db)
	await sql`
		insert into recovery_code (account_id, purpose, code_hash)
		select ${factor.accountId}, ${factor.purpose}, hash from unnest(${codeHashes}::text[]) as hash
	`.execute(db)
}

/** Returns false if there was none, or only one from before `since`. */
export async function removeSecondFactor(
	db: Queryable,
	factor: FactorOf,
	since: Date | null = null,
): Promise<boolean> {
	const gone = await sql`
		delete from second_factor where ${isOf(factor)} and coalesce(set_up_at >= ${since}::timestamptz, true)
		returning account_id
	`.execute(db)
	return gone.rows.length > 0
}

/** Marks a time step as used. Of concurrent uses of its code one succeeds. */
export async function takeStep(db: Queryable, factor: FactorOf, step: number): Promise<boolean> {
	const taken = await sql`
		update second_factor set last_step = ${step} where ${isOf(factor)} and last_step < ${step} returning account_id
	`.execute(db)
	return taken.rows.length > 0
}

export async function takeRecoveryCode(db: Queryable, factor: FactorOf, codeHash: string): Promise<boolean> {
	const taken = await sql`
		delete from recovery_code where ${isOf(factor)} and code_hash = ${codeHash} returning code_hash
	`.execute(db)
	return taken.rows.length > 0
}
