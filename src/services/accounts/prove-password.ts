import { fail, ok, type Result } from '#domain/result.ts'
import type { AccountSecret } from '#store/accounts/account-store.ts'
import { sessionStart } from '#store/accounts/session-store.ts'
import type { AccountParts } from './account-parts.ts'
import type { TooMany } from './act-limit.ts'
import { countedAttempt } from './login-buckets.ts'

/**
 * Checks whether a logged-in user also knows the password. Wrong guesses count as failed log-ins, because a stolen
 * token must not become a way to guess. Returns the hash that it was checked against.
 */
export async function provePassword(
	{ account, passwordHash }: AccountSecret,
	{ password, address }: { password: string; address: string },
	parts: AccountParts,
): Promise<Result<string, { kind: 'wrong_password' } | TooMany>> {
	// Accounts that only ever used Google have no password; a mailed link sets one.
	if (passwordHash === null || password === '') return fail({ kind: 'wrong_password' })
	const aim = { login: account.username, address, accountId: account.id }
	return countedAttempt(aim, parts, async () =>
		(await parts.passwords.fits(passwordHash, password))
			? ok(passwordHash)
			: fail({ kind: 'wrong_password' }),
	)
}

/** Somebody who signed in so recently has proved who they are; a forgotten token proves nothing. */
const recentMs = 15 * 60_000

/** Whether the session that a token belongs to began a moment ago. */
export async function hasRecentSignIn(
	tokenHash: string,
	{ db, now }: Pick<AccountParts, 'db' | 'now'>,
): Promise<boolean> {
	const began = await sessionStart(db, tokenHash)
	return began !== undefined && now() - began.getTime() <= recentMs
}

export type OwnerProof = {
	accountId: number
	/** The hash of the requester's token. */
	tokenHash: string
	password: string | undefined
	address: string
}

/** For what a forgotten token must not do: the password, or a log-in a moment ago. */
export async function provePasswordOrRecent(
	found: AccountSecret,
	{ tokenHash, password, address }: OwnerProof,
	parts: AccountParts,
): Promise<Result<void, { kind: 'password_required' | 'wrong_password' } | TooMany>> {
	if (password !== undefined && password !== '') {
		const proved = await provePassword(found, { password, address }, parts)
		return proved.ok ? ok(undefined) : proved
	}
	return (await hasRecentSignIn(tokenHash, parts)) ? ok(undefined) : fail({ kind: 'password_required' })
}
