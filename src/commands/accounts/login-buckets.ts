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

type Bucket = { bucket: string; rule: StrikeRule }
/** Where failed log-ins are counted: by the account they aim at, and by the address they come from. */
export type LoginBuckets = { ofAccount: Bucket; ofAddress: Bucket }

const nobodysId = 0
const accountKey = (accountId: number) => `id ${accountId}`

/**
 * Failures of strangers fill the account's bucket; an address that its owner has used before has its own bucket. The two
 * steps of a log-in are counted apart.
 */
export async function findLoginBuckets(
	{ login, address }: { login: string; address: string },
	accountId: number | undefined,
	parts: AccountParts,
	step: 'password' | 'code' = 'password',
): Promise<LoginBuckets> {
	const kind = step === 'password' ? 'login' : 'login_code'
	const from = await addressCountingKey(parts, `${kind}_from`, address)
	const id = accountId ?? nobodysId
	const mark = knownAddressMark(parts, id, address)
	// Looked up for unknown names too, so that they take as long.
	const known = await isKnownAddress(parts.db, id, mark, new Date(parts.now()))
	const who = accountId === undefined ? login.toLowerCase() : accountKey(accountId)
	const scaled = ({ max, windowSeconds }: StrikeRule): StrikeRule => ({
		max: scaledLimit(max, parts.limitScale),
		windowSeconds,
	})
	return {
		ofAccount: {
			bucket: countingKey(parts, `${kind}_to`, known ? `${who} ${mark}` : who),
			rule: scaled(loginStrikes.account),
		},
		ofAddress: { bucket: from, rule: scaled(loginStrikes.address) },
	}
}

/** Counts an attempt in both buckets, or in neither. */
export async function takeLoginStrikes(
	{ ofAccount, ofAddress }: LoginBuckets,
	{ db, now }: Pick<AccountParts, 'db' | 'now'>,
): Promise<TooMany | undefined> {
	const moment = new Date(now())
	const first = await takeStrike(db, ofAccount.bucket, ofAccount.rule, moment)
	if (first.kind === 'wait') return tooMany(first.seconds, ofAccount.rule)
	const second = await takeStrike(db, ofAddress.bucket, ofAddress.rule, moment)
	if (second.kind === 'taken') return undefined
	await giveStrikeBack(db, ofAccount.bucket)
	return tooMany(second.seconds, ofAddress.rule)
}

const tooMany = (seconds: number, { max, windowSeconds }: StrikeRule): TooMany => ({
	kind: 'too_many',
	max,
	windowSeconds,
	retryAfterSeconds: seconds,
})

/** Failed attempts of strangers do not delay an owner who has proved their identity. */
export const forgiveStrangers = (
	parts: Pick<AccountParts, 'db' | 'secret'>,
	accountId: number,
): Promise<void> => clearStrikes(parts.db, [countingKey(parts, 'login_to', accountKey(accountId))])
