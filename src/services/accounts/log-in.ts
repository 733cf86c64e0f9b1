import { fail, ok, type Result } from '#domain/result.ts'
import { type AccountSecret, findAccountByLogin, renewPasswordHash } from '#store/accounts/account-store.ts'
import { linkIdentity } from '#store/accounts/google-identity-store.ts'
import { rememberAddress } from '#store/accounts/login-attempt-store.ts'
import { endSession, endSessionOfToken, findSession } from '#store/accounts/session-store.ts'
import { takeToken } from '#store/accounts/token-store.ts'
import { inTransaction } from '#store/transaction.ts'
import { type AccountParts, hashToken, knownAddressMark } from './account-parts.ts'
import type { TooMany } from './act-limit.ts'
import { countedAttempt } from './login-buckets.ts'
import { hasTwoFactor } from './two-factor.ts'

type LogIn = {
	/** A username or an e-mail address. */
	login: string
	password: string
	/** Where the attempt comes from. */
	address: string
	/** Given after Google sign-in found this account: the identity to link once the password is proved. */
	linkToken?: string | undefined
}

export type LogInFailure =
	| { kind: 'wrong_credentials' | 'not_activated' | 'suspended' | 'link_expired' }
	| TooMany

/** Checks a password. Unknown names cost as much and get the same response. */
export async function logIn(
	attempt: LogIn,
	parts: AccountParts,
): Promise<Result<{ accountId: number; provedHash: string }, LogInFailure>> {
	const { login, password, address } = attempt
	const found = await findAccountByLogin(parts.db, login)
	const checked = await countedAttempt({ login, address, accountId: found?.account.id }, parts, async () => {
		const fits = await parts.passwords.fits(found?.passwordHash, password)
		if (!fits || found?.passwordHash == null) return fail({ kind: 'wrong_credentials' as const })
		return ok({ account: found.account, passwordHash: found.passwordHash })
	})
	return checked.ok ? proved(checked.value, attempt, parts) : checked
}

async function proved(
	{ account, passwordHash }: { account: AccountSecret['account']; passwordHash: string },
	attempt: LogIn,
	parts: AccountParts,
): Promise<Result<{ accountId: number; provedHash: string }, LogInFailure>> {
	const { db } = parts
	const now = new Date(parts.now())
	if (account.state === 'suspended') return fail({ kind: 'suspended' })
	if (account.state === 'unconfirmed') return fail({ kind: 'not_activated' })
	if (attempt.linkToken !== undefined) {
		const taken = await takeToken(db, hashToken(attempt.linkToken), ['google_link'], now)
		if (taken?.accountId !== account.id) return fail({ kind: 'link_expired' })
		const { issuer, subject } = taken.detail
		const identity = { issuer: String(issuer), subject: String(subject) }
		if (!(await linkIdentity(db, identity, account.id, now))) return fail({ kind: 'link_expired' })
	}
	// With a second step only its code shows that this is the owner's address.
	if (!(await hasTwoFactor(db, account.id)))
		await rememberAddress(db, account.id, await knownAddressMark(parts, account.id, attempt.address), now)
	return ok({ accountId: account.id, provedHash: await strengthen(account.id, passwordHash, attempt, parts) })
}

async function strengthen(
	accountId: number,
	passwordHash: string,
	{ password }: LogIn,
	{ db, passwords }: AccountParts,
): Promise<string> {
	if (!passwords.isOutdated(passwordHash)) return passwordHash
	const stronger = await passwords.hash(password)
	await renewPasswordHash(db, accountId, passwordHash, stronger)
	return stronger
}

type LogOut = { accountId: number; tokenHash: string; sessionHash: string | undefined }

/** Ends the session that the token belongs to, and the browser's own where it is the same person's. */
export async function logOut(
	{ accountId, tokenHash, sessionHash }: LogOut,
	parts: Pick<AccountParts, 'db' | 'now'>,
): Promise<void> {
	const now = new Date(parts.now())
	await inTransaction(parts.db, async (change) => {
		await endSessionOfToken(change, tokenHash, now)
		if (sessionHash === undefined) return
		const session = await findSession(change, sessionHash, now)
		if (session.kind === 'signed_in' && session.accountId === accountId)
			await endSession(change, sessionHash, now)
	})
}
