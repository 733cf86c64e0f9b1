import type { Account } from '#domain/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { secureFollows } from '#services/follows/keep-follow.ts'
import { findAccount, lockAccount } from '#store/accounts/account-store.ts'
import { rememberAddress } from '#store/accounts/login-attempt-store.ts'
import { queueEmail } from '#store/accounts/mail-outbox-store.ts'
import {
	type FactorOf,
	findSecondFactor,
	removeSecondFactor,
	replaceRecoveryCodes,
} from '#store/accounts/second-factor-store.ts'
import { endSessionsOf } from '#store/accounts/session-store.ts'
import { dropTokens, findToken, takeToken } from '#store/accounts/token-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { type AccountParts, hashToken, knownAddressMark } from './account-parts.ts'
import type { TooMany } from './act-limit.ts'
import { countedAttempt } from './login-buckets.ts'
import { type OwnerProof, provePasswordOrRecent } from './prove-password.ts'
import { beginSetUp, finishSetUp, newRecoveryCodes, takeCode, totpAddress } from './second-factor.ts'

const ofLogIn = (accountId: number): FactorOf => ({ accountId, purpose: 'log_in' })

/** Whether a log-in needs a code after the password. */
export const hasTwoFactor = async (db: Queryable, accountId: number): Promise<boolean> =>
	(await findSecondFactor(db, ofLogIn(accountId))) !== undefined

type TwoFactorState = { since: Date; recoveryCodes: number } | undefined

export async function findTwoFactor(db: Queryable, accountId: number): Promise<TwoFactorState> {
	const found = await findSecondFactor(db, ofLogIn(accountId))
	return found && { since: found.setUpAt, recoveryCodes: found.recoveryCodes }
}

type SetUp = { token: string; secret: string; address: string }
type SetUpRefusal = { kind: 'gone' | 'already_on' | 'password_required' | 'wrong_password' } | TooMany

/** Creates a key for the reader's phone. It becomes active once a code shows that the phone has it. */
export async function beginTwoFactor(
	proof: OwnerProof,
	parts: AccountParts,
): Promise<Result<SetUp, SetUpRefusal>> {
	const { db, now } = parts
	const found = await findAccount(db, proof.accountId)
	if (found === undefined) return fail({ kind: 'gone' })
	if (await hasTwoFactor(db, proof.accountId)) return fail({ kind: 'already_on' })
	// A token, however fresh, is not the password: a thief of one could lock its owner out.
	const proved =
		found.passwordHash === null || proof.password
			? await provePasswordOrRecent(found, proof, parts)
			: fail({ kind: 'password_required' as const })
	if (!proved.ok) return proved
	const { token, secret } = await beginSetUp(db, ofLogIn(proof.accountId), new Date(now()))
	return ok({ token, secret, address: totpAddress(secret, found.account.email) })
}

/** Turns it on once a code has shown that the phone has the key; the recovery codes are given this once. */
export async function turnOnTwoFactor(
	{ accountId, token, code }: { accountId: number; token: string; code: string },
	parts: AccountParts,
): Promise<Result<string[], { kind: 'expired' | 'wrong_code' }>> {
	const now = new Date(parts.now())
	return inTransaction(parts.db, async (change) => {
		const held = await lockAccount(change, accountId)
		if (held === undefined) return fail({ kind: 'expired' })
		const finished = await finishSetUp(change, ofLogIn(accountId), { token, code }, now)
		if (finished.ok) await notify(change, held.account, 'two_factor_on', now)
		return finished
	})
}

/** Proof of ownership: a code of the second factor, because the password alone must not take it away. */
type Proof = { accountId: number; code: string; address: string }
type ProofRefusal = { kind: 'gone' | 'off' | 'wrong_code' } | TooMany

/** New recovery codes; the old ones are void. */
export async function renewRecoveryCodes(
	proof: Proof,
	parts: AccountParts,
): Promise<Result<string[], ProofRefusal>> {
	const { codes, codeHashes } = newRecoveryCodes()
	return proved(proof, parts, async (change) => {
		await replaceRecoveryCodes(change, ofLogIn(proof.accountId), codeHashes)
		return codes
	})
}

export const turnOffTwoFactor = (proof: Proof, parts: AccountParts): Promise<Result<void, ProofRefusal>> =>
	proved(proof, parts, (change, account) => turnOff(change, account, new Date(parts.now())))

async function turnOff(db: Queryable, account: Account, now: Date): Promise<void> {
	await removeSecondFactor(db, ofLogIn(account.id))
	await notify(db, account, 'two_factor_off', now)
}

/**
 * For a reader who has lost the phone and the recovery codes, after an operator has verified them; returns false if
 * it is off.
 */
export async function dropTwoFactor(db: Queryable, account: Account, now: Date): Promise<boolean> {
	if (!(await hasTwoFactor(db, account.id))) return false
	await inTransaction(db, (change) => turnOff(change, account, now))
	return true
}

/**
 * Turns it off for an owner who did not turn it on, by the link of the e-mail about it. Everybody is signed out, and a
 * link for a new password is mailed, because the person who turned it on had the password.
 */
export async function undoTwoFactor(
	token: string,
	{ db, now: clock }: Pick<AccountParts, 'db' | 'now'>,
): Promise<boolean> {
	const now = new Date(clock())
	const tokenHash = hashToken(token)
	const found = await findToken(db, tokenHash, ['two_factor_undo'], now)
	if (found === undefined) return false
	return inTransaction(db, async (change) => {
		const held = await lockAccount(change, found.accountId)
		if (held === undefined || held.account.state === 'suspended') return false
		const taken = await takeToken(change, tokenHash, ['two_factor_undo'], now)
		if (taken === undefined) return false
		const { id } = held.account
		await removeSecondFactor(change, ofLogIn(id), new Date(String(taken.detail.since)))
		await endSessionsOf(change, id, now)
		await dropTokens(change, id)
		const facts = { isSecured: await secureFollows(change, id, now) }
		await notify(change, held.account, 'two_factor_undone', now, facts)
		return true
	})
}

async function proved<Done>(
	{ accountId, code, address }: Proof,
	parts: AccountParts,
	act: (change: Queryable, account: Account) => Promise<Done>,
): Promise<Result<Done, ProofRefusal>> {
	const found = await findAccount(parts.db, accountId)
	if (found === undefined) return fail({ kind: 'gone' })
	if (!(await hasTwoFactor(parts.db, accountId))) return fail({ kind: 'off' })
	const shown = await proveCode(found.account, { code, address }, parts)
	if (!shown.ok) return shown
	return inTransaction(parts.db, async (change) => {
		await lockAccount(change, accountId)
		return ok(await act(change, found.account))
	})
}

/**
 * Checks a code. Wrong codes are counted separately from wrong passwords: a person who has the password could reset
 * those by logging in again, and continue to guess.
 */
async function proveCode(
	{ id, username }: Account,
	{ code, address }: { code: string; address: string },
	parts: AccountParts,
): Promise<Result<'code' | 'recovery', { kind: 'wrong_code' } | TooMany>> {
	const aim = { login: username, address, accountId: id, step: 'code' } as const
	return countedAttempt(aim, parts, () => takeCode(parts.db, ofLogIn(id), code, new Date(parts.now())))
}

type CodeStep = {
	/** From the first step of the log-in. */
	logInToken: string
	code: string
	/** The browser that took the first step; undefined for a program. */
	sessionHash: string | undefined
	address: string
}

/** The second step of a log-in. The token is used up when the session begins. */
export async function confirmLogIn(
	{ logInToken, code, sessionHash, address }: CodeStep,
	parts: AccountParts,
): Promise<Result<{ accountId: number }, { kind: 'expired' | 'wrong_code' } | TooMany>> {
	const { db } = parts
	const now = new Date(parts.now())
	const step = await findToken(db, hashToken(logInToken), ['log_in_code'], now)
	const account = step && (await findAccount(db, step.accountId))?.account
	// A step of another browser is refused, in case its token leaked.
	if (step === undefined || account === undefined || step.detail.session !== (sessionHash ?? ''))
		return fail({ kind: 'expired' })
	const shown = await proveCode(account, { code, address }, parts)
	if (!shown.ok) return shown
	await rememberAddress(db, account.id, await knownAddressMark(parts, account.id, address), now)
	if (shown.value === 'recovery') await notify(db, account, 'recovery_code_used', now)
	return ok({ accountId: account.id })
}

const notify = (
	db: Queryable,
	{ id, email, locale }: Account,
	kind: 'two_factor_on' | 'two_factor_off' | 'two_factor_undone' | 'recovery_code_used',
	now: Date,
	facts: Record<string, unknown> = {},
): Promise<void> => queueEmail(db, { kind, accountId: id, address: email, locale, facts }, now)
