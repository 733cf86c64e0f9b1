import type { Locale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { putLetter } from '#store/accounts/mail-outbox-store.ts'
import type { AccountParts } from './account-parts.ts'
import { refundLimits, type Spent, spendLimits, type TooMany } from './act-limit.ts'

export type ResetRequest = { email: string; locale: Locale; address: string }

/**
 * Asks for a new password. Whether there is an account is looked up only where the letter is written, so known and
 * unknown addresses cost the same here and are answered alike; past three letters an hour nothing more is sent.
 */
export async function requestPasswordReset(
	{ email, locale, address }: ResetRequest,
	parts: AccountParts,
): Promise<Result<void, TooMany>> {
	const ofAddress: Spent = ['resetFromAddress', address]
	const refused = await spendLimits(parts, [ofAddress])
	if (refused !== undefined) return fail(refused)
	try {
		const tooOften = await spendLimits(parts, [['resetOfEmail', email.toLowerCase()]])
		if (tooOften !== undefined) return ok(undefined)
		await putLetter(parts.db, { letter: 'password_reset', address: email, locale }, new Date(parts.now()))
		return ok(undefined)
	} catch (error) {
		await refundLimits(parts, [ofAddress])
		throw error
	}
}
