import type { Locale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { putLetter } from '#store/mail-outbox-store.ts'
import { findAccountByEmail } from '#store/user-store.ts'
import type { AccountPorts } from './account-ports.ts'
import { spendLimits, type TooMany } from './act-limit.ts'

export type Resend = { email: string; username: string; locale: Locale; address: string }

/** Another confirmation letter, if it is time for one; an unknown pair gets the same answer and no letter. */
export async function resendConfirmation(
	{ email, username, locale, address }: Resend,
	ports: AccountPorts,
): Promise<Result<void, { kind: 'already_active' } | TooMany>> {
	const refused = await spendLimits(ports, [['resendFromAddress', address]])
	if (refused !== undefined) return fail(refused)
	const account = (await findAccountByEmail(ports.db, email))?.account
	if (account === undefined || account.username.toLowerCase() !== username.toLowerCase()) return ok(undefined)
	if (account.state === 'active') return fail({ kind: 'already_active' })
	if (account.state === 'suspended') return ok(undefined)
	const whose = String(account.id)
	const tooSoon = await spendLimits(ports, [
		['resendPause', whose],
		['resendOfAccount', whose],
	])
	if (tooSoon !== undefined) return ok(undefined)
	const letter = { letter: 'activation', accountId: account.id, address: account.email, locale } as const
	await putLetter(ports.db, letter, new Date(ports.now()))
	return ok(undefined)
}
