import { type AllowanceRule, refundAllowance, spendAllowance } from '#store/allowance-store.ts'
import { type AccountPorts, countingKey } from './account-ports.ts'

const hour = 3600
const day = 24 * hour

/** A pause protects somebody's mailbox, not our machine: no load test shortens it. */
type ActRule = AllowanceRule & { isPause?: boolean }

/** How often a few acts may be done, counted in the database. */
export const actLimits = {
	signUpOfSession: { max: 3, seconds: hour },
	signUpFromAddress: { max: 10, seconds: hour },
	resetOfEmail: { max: 3, seconds: hour },
	resetFromAddress: { max: 10, seconds: hour },
	/** By address and username, whether anybody signed up with them or not. */
	resendPause: { max: 1, seconds: 300, isPause: true },
	resendOfPair: { max: 5, seconds: day },
	resendFromAddress: { max: 10, seconds: hour },
	/** “Somebody tried to sign up with your address”: told, but nobody can fill a mailbox with it. */
	noticeToAccount: { max: 3, seconds: day },
	/** A link to the same new address; and links to new addresses at all. */
	newAddressPause: { max: 1, seconds: 300 },
	newAddressOfAccount: { max: 5, seconds: day },
	uploadOfAccount: { max: 6, seconds: hour },
} as const satisfies Record<string, ActRule>

export type ActLimit = keyof typeof actLimits
/** A limit and whose share of it is used. */
export type Spent = readonly [limit: ActLimit, whose: string]

/** The caller may come again after so many seconds. */
export type TooMany = { kind: 'too_many'; max: number; windowSeconds: number; retryAfterSeconds: number }

/** Spends each limit in turn, all or none; undefined when all were spent. */
export async function spendLimits(
	ports: Pick<AccountPorts, 'db' | 'now' | 'secret' | 'limitScale'>,
	spendings: readonly Spent[],
): Promise<TooMany | undefined> {
	const taken: string[] = []
	for (const [limit, whose] of spendings) {
		const { max, seconds, isPause = false }: ActRule = actLimits[limit]
		const rule = { max: isPause ? max : Math.max(1, Math.round(max * ports.limitScale)), seconds }
		const bucket = countingKey(ports, limit, whose)
		const spending = await spendAllowance(ports.db, bucket, rule, new Date(ports.now()))
		if (spending.kind === 'wait') {
			for (const each of taken) await refundAllowance(ports.db, each)
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

/** Gives back what an act spent that failed by our own fault. */
export async function refundLimits(
	ports: Pick<AccountPorts, 'db' | 'secret'>,
	spendings: readonly Spent[],
): Promise<void> {
	for (const [limit, whose] of spendings) {
		await refundAllowance(ports.db, countingKey(ports, limit, whose)).catch(() => {})
	}
}
