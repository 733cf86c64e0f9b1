import type { Locale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { findAccountByEmail } from '#store/accounts/account-store.ts'
import { putLetter } from '#store/accounts/mail-outbox-store.ts'
import type { AccountParts } from './account-parts.ts'
import { refundLimits, type Spent, spendLimits, type TooMany } from './act-limit.ts'

export type Pair = { email: string; username: string }
export type Resend = Pair & { locale: Locale; address: string }

/** By what two are told apart who ask for a letter. */
export const pairKey = ({ email, username }: Pair): string =>
	`${email.trim().toLowerCase()} ${username.trim().toLowerCase()}`

/** Another confirmation letter, if it is time for one; an unknown pair gets the same answers and no letter. */
export async function resendConfirmation(
	{ email, username, locale, address }: Resend,
	parts: AccountParts,
): Promise<
	Result<void, { kind: 'already_active' } | { kind: 'too_soon'; retryAfterSeconds: number } | TooMany>
> {
	const refused = await spendLimits(parts, [['resendFromAddress', address]])
	if (refused !== undefined) return fail(refused)
	const found = (await findAccountByEmail(parts.db, email))?.account
	const account = found?.username.toLowerCase() === username.toLowerCase() ? found : undefined
	if (account?.state === 'active') return fail({ kind: 'already_active' })
	const whose = pairKey({ email, username })
	const spendings: Spent[] = [
		['resendPause', whose],
		['resendOfPair', whose],
	]
	const tooSoon = await spendLimits(parts, spendings)
	if (tooSoon !== undefined) return fail({ kind: 'too_soon', retryAfterSeconds: tooSoon.retryAfterSeconds })
	if (account?.state !== 'unconfirmed') return ok(undefined)
	try {
		const letter = { letter: 'activation', accountId: account.id, address: account.email, locale } as const
		await putLetter(parts.db, letter, new Date(parts.now()))
		return ok(undefined)
	} catch (error) {
		await refundLimits(parts, spendings)
		throw error
	}
}
