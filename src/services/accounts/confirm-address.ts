import { fail, ok, type Result } from '#domain/result.ts'
import { followThing } from '#services/follows/keep-follow.ts'
import {
	type AccountSecret,
	findAccount,
	lockAccount,
	setEmail,
	takePendingFollow,
} from '#store/accounts/account-store.ts'
import { endSessionsOf, type SessionNames } from '#store/accounts/session-store.ts'
import { dropTokens, findToken, type StoredToken, takeToken } from '#store/accounts/token-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { type AccountParts, hashToken } from './account-parts.ts'
import type { TooMany } from './act-limit.ts'
import { withdrawNewEmail } from './change-email.ts'
import { setNewPassword } from './change-password.ts'
import { activateWithTrial } from './grant-subscription.ts'
import { provePassword } from './prove-password.ts'

export type Confirmation = {
	token: string
	password?: string | undefined
	/** Has passed the rules of the domain. */
	newPassword?: string | undefined
	/**
	 * The browser that opened the link, and the account that is logged in there. A program has no session and no page.
	 */
	here: SessionNames & { accountId: number | undefined; isProgram: boolean }
	/** Where the request comes from. */
	address: string
}

type Confirmed =
	| { kind: 'activated'; accountId: number; isSignedIn: boolean; isFollowing: boolean }
	/** Nobody is logged in by this. */
	| { kind: 'email_changed'; email: string }

export type ConfirmationFailure =
	| { kind: 'expired' | 'password_required' | 'wrong_password' | 'sign_in_required' }
	| TooMany

const purposes = ['activation', 'email_change'] as const

/**
 * Confirms the address that a link was mailed to: that of a new account, or the new address of an existing one. A
 * refusal for want of a proof uses nothing up.
 */
export async function confirmAddress(
	confirmation: Confirmation,
	parts: AccountParts,
): Promise<Result<Confirmed, ConfirmationFailure>> {
	const { db, now } = parts
	const found = await findToken(db, hashToken(confirmation.token), purposes, new Date(now()))
	const owner = found && (await findAccount(db, found.accountId))
	if (found === undefined || owner === undefined) return fail({ kind: 'expired' })
	return found.purpose === 'activation'
		? activate(confirmation, owner, parts)
		: changeEmail(confirmation, owner, parts)
}

/** Uses the link under the account's lock, so that two links of one account never wait for each other. */
const withLink = <Value>(
	{ token }: Confirmation,
	accountId: number,
	parts: AccountParts,
	act: (
		held: AccountSecret,
		link: StoredToken,
		here: AccountParts,
	) => Promise<Result<Value, ConfirmationFailure>>,
): Promise<Result<Value, ConfirmationFailure>> =>
	inTransaction(parts.db, async (change) => {
		const held = await lockAccount(change, accountId)
		if (held === undefined || held.account.state === 'suspended') return fail({ kind: 'expired' })
		const link = await takeToken(change, hashToken(token), purposes, new Date(parts.now()))
		return link === undefined ? fail({ kind: 'expired' }) : act(held, link, { ...parts, db: change })
	})

/**
 * The person who signed up chose the password, and may not be the one who reads the mailbox. Only the browser that
 * signed up is logged in by the link alone; any other must give the password or set a new one. A sign-up without a
 * session has no such browser: there the link alone serves only a program, which activates the account and is not
 * logged in.
 */
async function activate(
	confirmation: Confirmation,
	owner: AccountSecret,
	parts: AccountParts,
): Promise<Result<Confirmed, ConfirmationFailure>> {
	const { password = '', newPassword, here, address } = confirmation
	const { signedUpIn } = owner
	const isSameBrowser = signedUpIn !== null && signedUpIn === here.idHash
	const onlyActivates = signedUpIn === null && here.isProgram && password === '' && newPassword === undefined
	if (newPassword === undefined && !isSameBrowser && !onlyActivates) {
		if (password === '') return fail({ kind: 'password_required' })
		const proved = await provePassword(owner, { password, address }, parts)
		if (!proved.ok) return proved
	}
	const newHash = newPassword === undefined ? undefined : await parts.passwords.hash(newPassword)
	return withLink(confirmation, owner.account.id, parts, async (held, { accountId }, inside) => {
		// Somebody else may have set another one since it was proved.
		if (held.passwordHash !== owner.passwordHash) return fail({ kind: 'expired' })
		await activateWithTrial(inside.db, accountId, parts.trialDays, new Date(parts.now()))
		if (newHash !== undefined) await setNewPassword(accountId, newHash, inside)
		const isFollowing = await followPending(inside.db, accountId, new Date(parts.now()))
		return ok({ kind: 'activated', accountId, isSignedIn: !onlyActivates, isFollowing })
	})
}

/** What was pressed before the sign-up; the link may have been opened in a browser that knows nothing of it. */
async function followPending(db: Queryable, accountId: number, now: Date): Promise<boolean> {
	const pending = await takePendingFollow(db, accountId)
	return pending !== undefined && (await followThing(db, accountId, pending, now)).ok
}

/**
 * The e-mail may have gone to a stranger, by mistake or by design: only a user who is logged in to the account may
 * use it.
 */
async function changeEmail(
	confirmation: Confirmation,
	{ account: { id } }: AccountSecret,
	parts: AccountParts,
): Promise<Result<Confirmed, ConfirmationFailure>> {
	if (confirmation.here.accountId !== id) return fail({ kind: 'sign_in_required' })
	return withLink(confirmation, id, parts, async (_held, { accountId, detail }, { db, now }) => {
		const email = String(detail.email)
		// Somebody else may have taken the address before the e-mail was read.
		if (!(await setEmail(db, accountId, email))) return fail({ kind: 'expired' })
		const moment = new Date(now())
		await withdrawNewEmail(db, accountId, moment)
		// Links in the old mailbox prove nothing any more, except the undo link.
		await dropTokens(db, accountId)
		await endSessionsOf(db, accountId, moment, confirmation.here)
		return ok({ kind: 'email_changed', email })
	})
}
