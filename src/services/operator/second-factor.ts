import { fail, ok, type Result } from '#domain/result.ts'
import { scaledLimit } from '#domain/scaled-limit.ts'
import { type AccountParts, countingKey, hashToken } from '#services/accounts/account-parts.ts'
import type { TooMany } from '#services/accounts/act-limit.ts'
import { tooMany } from '#services/accounts/login-buckets.ts'
import {
	newRecoveryCodes,
	newTotpSecret,
	stepOfCode,
	takeCode,
	totpAddress,
} from '#services/accounts/one-time-code.ts'
import { provePassword } from '#services/accounts/prove-password.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { clearStrikes, takeStrike } from '#store/accounts/login-attempt-store.ts'
import { type FactorOf, setSecondFactor } from '#store/accounts/second-factor-store.ts'
import { addTokenDetail, findToken, takeToken } from '#store/accounts/token-store.ts'
import { addLogEntry, lockLog } from '#store/operator/operator-log.ts'
import { confirmSession, type OperatorSession, unconfirmSessions } from '#store/operator/operator-store.ts'
import { inTransaction } from '#store/transaction.ts'

const codeStrikes = { max: 5, windowSeconds: 15 * 60 }
/** A log-in this recent has proved the password already. */
const passwordGoodForMs = 15 * 60_000

export type SetUp = { accountId: number; username: string; secret: string; address: string }

/** The key behind the link of a promotion; it is the same however often the link is opened, until it is used. */
export async function openSetUp(
	token: string,
	{ db, now }: Pick<AccountParts, 'db' | 'now'>,
): Promise<SetUp | undefined> {
	const tokenHash = hashToken(token)
	const stored = await findToken(db, tokenHash, ['operator_setup'], new Date(now()))
	const account = stored && (await findAccount(db, stored.accountId))?.account
	if (stored === undefined || account?.state !== 'active') return undefined
	const secret =
		stored.detail.secret ?? (await addTokenDetail(db, tokenHash, { secret: newTotpSecret() })).secret
	if (typeof secret !== 'string') return undefined
	return {
		accountId: account.id,
		username: account.username,
		secret,
		address: totpAddress(secret, account.username),
	}
}

const ofDesk = (accountId: number): FactorOf => ({ accountId, purpose: 'desk' })

type Wrong = { kind: 'wrong_code' }

/**
 * Once a code proves that the phone has the key, the second factor is active, this sign-in is confirmed and the link is
 * void.
 */
export async function finishSetUp(
	{ token, code, session }: { token: string; code: string; session: OperatorSession },
	parts: AccountParts,
): Promise<Result<string[], Wrong | TooMany>> {
	const refused = await takeCodeStrike(session.accountId, parts)
	if (refused !== undefined) return fail(refused)
	const setUp = await openSetUp(token, parts)
	const step = setUp && stepOfCode(setUp.secret, code, parts.now())
	if (setUp?.accountId !== session.accountId || step === undefined) return fail({ kind: 'wrong_code' })
	const { codes, codeHashes } = newRecoveryCodes()
	const now = new Date(parts.now())
	const done = await inTransaction(parts.db, async (change) => {
		const taken = await takeToken(change, hashToken(token), ['operator_setup'], now)
		if (taken === undefined) return false
		await unconfirmSessions(change, session.accountId)
		await setSecondFactor(change, ofDesk(session.accountId), { secret: setUp.secret, step, codeHashes }, now)
		await confirmSession(change, session.sessionHash, now)
		await logSignIn(change, session, 'operators.set-up', now)
		return true
	})
	if (!done) return fail({ kind: 'wrong_code' })
	await clearCodeStrikes(session.accountId, parts)
	return ok(codes)
}

async function logSignIn(
	db: AccountParts['db'],
	{ accountId, username }: OperatorSession,
	act: string,
	now: Date,
): Promise<void> {
	await lockLog(db)
	await addLogEntry(db, {
		madeAt: now,
		who: username,
		act,
		subject: `operator:${accountId}`,
		why: '',
		outcome: { code: 'text', text: username },
	})
}

/** Whether the password is required with the code: not just after a log-in. */
export const needsPassword = ({ signedInAt }: OperatorSession, now: number): boolean =>
	now - signedInAt.getTime() > passwordGoodForMs

type ConfirmFailure = Wrong | { kind: 'wrong_password' } | TooMany

/** Confirms a sign-in by a code of the second factor, or by a recovery code, which is then deleted. */
export async function confirmSignIn(
	{
		session,
		code,
		password,
		address,
	}: { session: OperatorSession; code: string; password: string; address: string },
	parts: AccountParts,
): Promise<Result<'code' | 'recovery', ConfirmFailure>> {
	const { db } = parts
	const refused = await takeCodeStrike(session.accountId, parts)
	if (refused !== undefined) return fail(refused)
	if (needsPassword(session, parts.now())) {
		const found = await findAccount(db, session.accountId)
		if (found === undefined) return fail({ kind: 'wrong_password' })
		const proved = await provePassword(found, { password, address }, parts)
		if (!proved.ok) return proved
	}
	const now = new Date(parts.now())
	const way = await inTransaction(db, async (change) => {
		const method = await takeCode(ofDesk(session.accountId), code, { db: change, now: parts.now })
		if (method === undefined) return undefined
		await confirmSession(change, session.sessionHash, now)
		await logSignIn(change, session, `operators.sign-in-by-${method}`, now)
		return method
	})
	if (way === undefined) return fail({ kind: 'wrong_code' })
	await clearCodeStrikes(session.accountId, parts)
	return ok(way)
}

const strikesOf = (parts: AccountParts, accountId: number) =>
	countingKey(parts, 'operator_code', String(accountId))

/** Each attempt is counted before its code is looked at, so that a burst of guesses is counted as it comes. */
async function takeCodeStrike(accountId: number, parts: AccountParts): Promise<TooMany | undefined> {
	const rule = { ...codeStrikes, max: scaledLimit(codeStrikes.max, parts.limitScale) }
	const strike = await takeStrike(parts.db, await strikesOf(parts, accountId), rule, new Date(parts.now()))
	return strike.kind === 'taken' ? undefined : tooMany(strike.seconds, rule)
}

const clearCodeStrikes = async (accountId: number, parts: AccountParts): Promise<void> =>
	clearStrikes(parts.db, [await strikesOf(parts, accountId)])
