import { fail, ok, type Result } from '#domain/result.ts'
import type { AccountSecret } from '#store/accounts/account-store.ts'
import { clearStrikes, giveStrikeBack } from '#store/accounts/login-attempt-store.ts'
import { sessionStart } from '#store/accounts/session-store.ts'
import type { AccountParts } from './account-parts.ts'
import type { TooMany } from './act-limit.ts'
import { findLoginBuckets, takeLoginStrikes } from './login-buckets.ts'

/**
 * Whether somebody who is signed in also knows the password. Wrong guesses count as failed log-ins do: a stolen token
 * must not become a way to guess. Answers the hash that it was proved against.
 */
export async function provePassword(
	{ account, passwordHash }: AccountSecret,
	{ password, address }: { password: string; address: string },
	parts: AccountParts,
): Promise<Result<string, { kind: 'wrong_password' } | TooMany>> {
	const { db, passwords } = parts
	// People who only ever came through Google have none; a mailed link gives them one.
	if (passwordHash === null || password === '') return fail({ kind: 'wrong_password' })
	const buckets = await findLoginBuckets({ login: account.username, address }, account.id, parts)
	const refused = await takeLoginStrikes(buckets, parts)
	if (refused !== undefined) return fail(refused)
	const fits = await passwords.fits(passwordHash, password).catch(async (error: unknown) => {
		for (const { bucket } of Object.values(buckets)) await giveStrikeBack(db, bucket)
		throw error
	})
	if (!fits) return fail({ kind: 'wrong_password' })
	await clearStrikes(db, [buckets.ofAccount.bucket])
	await giveStrikeBack(db, buckets.ofAddress.bucket)
	return ok(passwordHash)
}

/** Who signed in so lately has shown who they are; a token that was left lying about has not. */
const recentMs = 15 * 60_000

/** Whether the session that a token belongs to began a moment ago. */
export async function hasRecentSignIn(
	tokenHash: string,
	{ db, now }: Pick<AccountParts, 'db' | 'now'>,
): Promise<boolean> {
	const began = await sessionStart(db, tokenHash)
	return began !== undefined && now() - began.getTime() <= recentMs
}
