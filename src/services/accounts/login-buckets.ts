import { fail, ok, type Result } from '#domain/result.ts'
import { scaledLimit } from '#domain/scaled-limit.ts'
import {
	clearStrikes,
	giveStrikeBack,
	isKnownAddress,
	loginStrikes,
	type StrikeRule,
	takeStrike,
} from '#store/accounts/login-attempt-store.ts'
import { type AccountParts, addressCountingKey, countingKey, knownAddressMark } from './account-parts.ts'
import type { TooMany } from './act-limit.ts'

const nobodysId = 0
const accountKey = (accountId: number) => `id ${accountId}`

/** Who tries to get into which account, and from where; an unknown name has no account. */
type Aim = { login: string; address: string; accountId: number | undefined; step?: 'password' | 'code' }

/**
 * An attempt at a password or a code, counted by its account and its address before it is made, so that a burst is counted
 * as it comes; the count is taken back where it succeeds, and where we fail. Unknown names take as long.
 */
export async function countedAttempt<Proof>(
	aim: Aim,
	parts: AccountParts,
	attempt: () => Promise<Proof>,
): Promise<Result<Proof, TooMany>> {
	const { db } = parts
	const { ofAccount, ofAddress } = await findLoginBuckets(aim, parts)
	const now = new Date(parts.now())
	const ofName = await takeStrike(db, ofAccount.bucket, ofAccount.rule, now)
	if (ofName.kind === 'wait') return fail(tooMany(ofName.seconds, ofAccount.rule))
	const second = await takeStrike(db, ofAddress.bucket, ofAddress.rule, now)
	if (second.kind === 'wait') {
		await giveStrikeBack(db, ofAccount.bucket)
		return fail(tooMany(second.seconds, ofAddress.rule))
	}
	try {
		const proof = await attempt()
		if (proof) {
			await clearStrikes(db, [ofAccount.bucket])
			await giveStrikeBack(db, ofAddress.bucket)
		}
		return ok(proof)
	} catch (error) {
		// Our being busy is not counted as a guess.
		for (const { bucket } of [ofAccount, ofAddress]) await giveStrikeBack(db, bucket)
		throw error
	}
}

/**
 * Failures of strangers fill the account's bucket; an address that its owner has used before has its own bucket. The two
 * steps of a log-in are counted apart.
 */
async function findLoginBuckets({ login, address, accountId, step = 'password' }: Aim, parts: AccountParts) {
	const kind = step === 'password' ? 'login' : 'login_code'
	const id = accountId ?? nobodysId
	const mark = await knownAddressMark(parts, id, address)
	// Looked up for unknown names too, so that they take as long.
	const known = await isKnownAddress(parts.db, id, mark, new Date(parts.now()))
	const who = accountId === undefined ? login.toLowerCase() : accountKey(accountId)
	const scaled = ({ max, windowSeconds }: StrikeRule): StrikeRule => ({
		max: scaledLimit(max, parts.limitScale),
		windowSeconds,
	})
	return {
		ofAccount: {
			bucket: await countingKey(parts, `${kind}_to`, known ? `${who} ${mark}` : who),
			rule: scaled(loginStrikes.account),
		},
		ofAddress: {
			bucket: await addressCountingKey(parts, `${kind}_from`, address),
			rule: scaled(loginStrikes.address),
		},
	}
}

export const tooMany = (seconds: number, { max, windowSeconds }: StrikeRule): TooMany => ({
	kind: 'too_many',
	max,
	windowSeconds,
	retryAfterSeconds: seconds,
})

/** Failed attempts of strangers do not delay an owner who has proved their identity. */
export const forgiveStrangers = async (
	parts: Pick<AccountParts, 'db' | 'secret'>,
	accountId: number,
): Promise<void> => clearStrikes(parts.db, [await countingKey(parts, 'login_to', accountKey(accountId))])
