import { fail, type Result } from '#domain/result.ts'
import { scaledLimit } from '#domain/scaled-limit.ts'
import { type AllowanceRule, refundAllowance, spendAllowance } from '#store/accounts/allowance-store.ts'
import { type AccountParts, addressCountingKey, countingKey } from './account-parts.ts'

const hour = 3600
const day = 24 * hour

type ActRule = AllowanceRule & {
	/** A pause protects somebody's mailbox, not our machine, so load tests do not shorten it. */
	isPause?: boolean
	/** Counted for a network address, not for a name. */
	ofAddress?: boolean
}

/** How often a few acts may be done, counted in the database. */
const actLimits = {
	signUpOfSession: { max: 3, seconds: hour },
	signUpFromAddress: { max: 10, seconds: hour, ofAddress: true },
	resetOfEmail: { max: 3, seconds: hour },
	resetFromAddress: { max: 10, seconds: hour, ofAddress: true },
	/** By address and username, whether anybody signed up with them or not. */
	resendPause: { max: 1, seconds: 300, isPause: true },
	resendOfPair: { max: 5, seconds: day },
	resendFromAddress: { max: 10, seconds: hour, ofAddress: true },
	/** “Somebody tried to sign up with your address”: the owner is notified, but nobody can fill a mailbox with it. */
	noticeToAccount: { max: 3, seconds: day },
	/** A link to the same new address; and links to new addresses at all. */
	newAddressPause: { max: 1, seconds: 300 },
	newAddressOfAccount: { max: 5, seconds: day },
	uploadOfAccount: { max: 6, seconds: hour },
} as const satisfies Record<string, ActRule>

type ActLimit = keyof typeof actLimits
/** A limit and whose share of it is consumed. */
export type Spent = readonly [limit: ActLimit, whose: string]

/** The caller may retry after this many seconds. */
export type TooMany = { kind: 'too_many'; max: number; windowSeconds: number; retryAfterSeconds: number }

type LimitParts = Pick<AccountParts, 'db' | 'secret' | 'originKey' | 'now' | 'limitScale'>

async function bucketOf(parts: LimitParts, [limit, whose]: Spent): Promise<string> {
	const { ofAddress = false }: ActRule = actLimits[limit]
	return ofAddress ? addressCountingKey(parts, limit, whose) : countingKey(parts, limit, whose)
}

/** Consumes each limit in turn, all or none; undefined when all were allowed. */
export async function spendLimits(
	parts: LimitParts,
	spendings: readonly Spent[],
): Promise<TooMany | undefined> {
	const taken: string[] = []
	for (const spent of spendings) {
		const { max, seconds, isPause = false }: ActRule = actLimits[spent[0]]
		const rule = { max: isPause ? max : scaledLimit(max, parts.limitScale), seconds }
		const bucket = await bucketOf(parts, spent)
		const spending = await spendAllowance(parts.db, bucket, rule, new Date(parts.now()))
		if (spending.kind === 'wait') {
			for (const each of taken) await refundAllowance(parts.db, each)
			return {
				kind: 'too_many',
				max: rule.max,
				windowSeconds: seconds,
				retryAfterSeconds: spending.seconds,
			}
		}
		taken.push(bucket)
	}
	return undefined
}

/** Consumes the limits for an act; they are refunded where it fails by our own fault. */
export async function withinLimits<Done, Failure>(
	parts: LimitParts,
	spendings: readonly Spent[],
	act: () => Promise<Result<Done, Failure>>,
): Promise<Result<Done, Failure | TooMany>> {
	const refused = await spendLimits(parts, spendings)
	if (refused !== undefined) return fail(refused)
	try {
		return await act()
	} catch (error) {
		for (const spent of spendings) {
			await refundAllowance(parts.db, await bucketOf(parts, spent)).catch(() => {})
		}
		throw error
	}
}
