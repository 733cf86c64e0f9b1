import { fail, type Result } from '#domain/result.ts'
import type { AccountParts } from '#services/accounts/account-parts.ts'
import type { TooMany } from '#services/accounts/act-limit.ts'
import { countedAttempt } from '#services/accounts/login-buckets.ts'
import { provePassword } from '#services/accounts/prove-password.ts'
import { findSetUp, finishSetUp, takeCode, totpAddress } from '#services/accounts/second-factor.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import type { SessionNames } from '#store/accounts/session-store.ts'
import { addLogEntry, lockLog } from '#store/operator/operator-log.ts'
import {
	confirmSession,
	findOperatorSession,
	type OperatorSession,
	unconfirmSessions,
} from '#store/operator/operator-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

/** What lets operators into their desk. */
export function createOperators(parts: AccountParts) {
	const { db, now } = parts
	return {
		/** The operator of a session or a token. */
		findSession: (names: SessionNames): Promise<OperatorSession | undefined> =>
			findOperatorSession(db, names, new Date(now())),
		openSetUp: (token: string) => openSetUp(token, parts),
		setUpSecondFactor: (given: Parameters<typeof setUpSecondFactor>[0]) => setUpSecondFactor(given, parts),
		confirmSignIn: (given: Parameters<typeof confirmSignIn>[0]) => confirmSignIn(given, parts),
	}
}

export type SetUp = { accountId: number; username: string; secret: string; address: string }

/** The key behind the link of a promotion; it is the same however often the link is opened, until it is used. */
async function openSetUp(token: string, { db, now }: AccountParts): Promise<SetUp | undefined> {
	const found = await findSetUp(db, 'desk', token, new Date(now()))
	const account = found && (await findAccount(db, found.accountId))?.account
	if (found === undefined || account?.state !== 'active') return undefined
	const { username } = account
	return { ...found, username, address: totpAddress(found.secret, username) }
}

/** Sets up the second factor by the token of a promotion, and confirms this sign-in alone. */
function setUpSecondFactor(
	{ token, code, session }: { token: string; code: string; session: OperatorSession },
	parts: AccountParts,
): Promise<Result<string[], { kind: 'expired' | 'wrong_code' } | TooMany>> {
	const { accountId, sessionHash } = session
	const now = new Date(parts.now())
	return countedAttempt({ accountId, step: 'desk' }, parts, () =>
		inTransaction(parts.db, async (change) => {
			const finished = await finishSetUp(change, { accountId, purpose: 'desk' }, { token, code }, now)
			if (!finished.ok) return finished
			await unconfirmSessions(change, accountId)
			await confirmSession(change, sessionHash, now)
			await logSignIn(change, session, 'operators.set-up', now)
			return finished
		}),
	)
}

/** A log-in this recent has proved the password already. */
const passwordGoodForMs = 15 * 60_000

/** Whether the password is required with the code: not just after a log-in. */
export const needsPassword = ({ signedInAt }: OperatorSession, now: number): boolean =>
	now - signedInAt.getTime() > passwordGoodForMs

type Confirmed = Result<'code' | 'recovery', { kind: 'wrong_code' | 'wrong_password' } | TooMany>

/** Confirms a sign-in by a code of the second factor, or by a recovery code, which is then deleted. */
function confirmSignIn(
	{
		session,
		code,
		password,
		address,
	}: { session: OperatorSession; code: string; password: string; address: string },
	parts: AccountParts,
): Promise<Confirmed> {
	const { db } = parts
	const { accountId, sessionHash } = session
	const now = new Date(parts.now())
	return countedAttempt({ accountId, step: 'desk' }, parts, async (): Promise<Confirmed> => {
		if (needsPassword(session, parts.now())) {
			const found = await findAccount(db, accountId)
			if (found === undefined) return fail({ kind: 'wrong_password' })
			const proved = await provePassword(found, { password, address }, parts)
			if (!proved.ok) return proved
		}
		return inTransaction(db, async (change) => {
			const taken = await takeCode(change, { accountId, purpose: 'desk' }, code, now)
			if (!taken.ok) return taken
			await confirmSession(change, sessionHash, now)
			await logSignIn(change, session, `operators.sign-in-by-${taken.value}`, now)
			return taken
		})
	})
}

async function logSignIn(
	db: Queryable,
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
