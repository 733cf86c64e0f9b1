import { fail, type Result } from '#domain/result.ts'
import { scaledLimit } from '#domain/scaled-limit.ts'
import {
	clearStrikes,
	giveStrikeBack,
	isKnownAddress,
	loginStrikes,
	takeStrike,
} from '#store/accounts/login-attempt-store.ts'
import { type AccountParts, addressCountingKey, countingKey, knownAddressMark } from './account-parts.ts'
import type { TooMany } from './act-limit.ts'

const nobodysId = 0
const accountKey = (accountId: number) => `id ${accountId}`

/** Who tries to get into which account, and from where; an unknown name has no account. */
type LogInAim = { login: string; address: string; accountId: number | undefined; step?: 'password' | 'code' }
/** Who enters the desk: the account alone counts, wherever the operator is. */
type DeskAim = { accountId: number; step: 'desk' }

/**
 * An attempt at a password or a code, counted by its account and its address before it is made, so that a burst is counted
 * as it comes; the count is taken back where it succeeds, and where we fail. Unknown names take as long.
 */
export async function countedAttempt<Proof, Failure>(
	aim: LogInAim | DeskAim,
	parts: AccountParts,
	attempt: () => Promise<Result<Proof, Failure>>,
): Promise<Result<Proof, Failure | TooMany>> {
	const { db } = parts
	const now = new Date(parts.now())
	const taken: string[] = []
	const giveBack = async (buckets: readonly string[]) => {
		for (const bucket of buckets) await giveStrikeBack(db, bucket)
	}
	for (const { bucket, max, windowSeconds } of await findBuckets(aim, parts)) {
		const rule = { max: scaledLimit(max, parts.limitScale), windowSeconds }
		const strike = await takeStrike(db, bucket, rule, now)
		if (strike.kind === 'wait') {
			await giveBack(taken)
			return fail({ kind: 'too_many', ...rule, retryAfterSeconds: strike.seconds })
		}
		taken.push(bucket)
	}
	try {
		const proof = await attempt()
		if (proof.ok) {
			const [ofAccount = '', ...ofAddress] = taken
			await clearStrikes(db, [ofAccount])
			await giveBack(ofAddress)
		}
		return proof
	} catch (error) {
		// Our being busy is not counted as a guess.
		await giveBack(taken)
		throw error
	}
}

async function findBuckets(aim: LogInAim | DeskAim, parts: AccountParts) {
	if (aim.step !== 'desk') return findLoginBuckets(aim, parts)
	return [
		{ bucket: await countingKey(parts, 'operator_code', String(aim.accountId)), ...loginStrikes.account },
	]
}

/**
 * The account's bucket, then the address's. Failures of strangers fill the account's bucket; an address that its owner has
 * used before has its own bucket. The two steps of a log-in are counted apart.
 */
async function findLoginBuckets(
	{ login, address, accountId, step = 'password' }: LogInAim,
	parts: AccountParts,
) {
	const id = accountId ?? nobodysId
	const kind = step === 'password' ? 'login' : 'login_code'
	const mark = await knownAddressMark(parts, id, address)
	// Looked up for unknown names too, so that they take as long.
	const known = await isKnownAddress(parts.db, id, mark, new Date(parts.now()))
	const who = accountId === undefined ? login.toLowerCase() : accountKey(accountId)
	return [
		{
			bucket: await countingKey(parts, `${kind}_to`, known ? `${who} ${mark}` : who),
			...loginStrikes.account,
		},
		{ bucket: await addressCountingKey(parts, `${kind}_from`, address), ...loginStrikes.address },
	]
}

/** Failed attempts of strangers do not delay an owner who has proved their identity. */
export const forgiveStrangers = async (
	parts: Pick<AccountParts, 'db' | 'secret'>,
	accountId: number,
): Promise<void> => clearStrikes(parts.db, [await countingKey(parts, 'login_to', accountKey(accountId))])
