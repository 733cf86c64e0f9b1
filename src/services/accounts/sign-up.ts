import type { Sex, SignUpForm } from '#domain/account.ts'
import type { UiLocale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Thing } from '#services/follows/keep-follow.ts'
import {
	addAccount,
	clearStaleSignUps,
	findAccountByEmail,
	findAccountByUsername,
} from '#store/accounts/account-store.ts'
import { queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { inTransaction } from '#store/transaction.ts'
import type { AccountParts } from './account-parts.ts'
import { type Spent, spendLimits, type TooMany, withinLimits } from './act-limit.ts'

/** A form that has passed the rules of the domain. */
type SignUp = SignUpForm & {
	sex: Sex
	locale: UiLocale
	/** The requester: the browser by its session's hash, and its address. */
	from: { session: string | undefined; address: string }
	/** What they wanted to follow before they had an account. */
	pendingFollow?: Thing | undefined
}

/**
 * Creates an unconfirmed account together with its confirmation e-mail. Where the address belongs to somebody, that
 * person is notified; a sign-up that nobody confirmed within a day is replaced.
 */
export async function signUp(
	form: SignUp,
	parts: AccountParts,
): Promise<Result<void, { kind: 'taken' } | TooMany>> {
	const { session, address } = form.from
	const spendings: Spent[] = [['signUpFromAddress', address]]
	if (session !== undefined) spendings.unshift(['signUpOfSession', session])
	return withinLimits<void, { kind: 'taken' }>(parts, spendings, async () => {
		if (await addUnconfirmed(form, parts)) return ok(undefined)
		await notifyOwner(form.email, parts)
		return fail({ kind: 'taken' })
	})
}

async function addUnconfirmed(form: SignUp, parts: AccountParts): Promise<boolean> {
	const { db, passwords } = parts
	const now = new Date(parts.now())
	await clearStaleSignUps(db, form, now)
	// The index decides; checking first only saves the hash.
	if (await isTaken(form, parts)) return false
	const passwordHash = await passwords.hash(form.password)
	return inTransaction(db, async (change) => {
		const accountId = await addAccount(change, { ...form, passwordHash, signedUpIn: form.from.session }, now)
		if (accountId === undefined) return false
		const { email, locale } = form
		await queueEmail(change, { kind: 'activation', accountId, address: email, locale }, now)
		// The first e-mail begins the pause before another is sent.
		await spendLimits({ ...parts, db: change }, [['resendPause', pairKey(form)]])
		return true
	})
}

const isTaken = async ({ email, username }: SignUp, { db }: AccountParts): Promise<boolean> =>
	(await findAccountByEmail(db, email)) !== undefined ||
	(await findAccountByUsername(db, username)) !== undefined

async function notifyOwner(email: string, parts: AccountParts): Promise<void> {
	const owner = (await findAccountByEmail(parts.db, email))?.account
	if (owner?.state !== 'active') return
	if ((await spendLimits(parts, [['noticeToAccount', String(owner.id)]])) !== undefined) return
	const mail = { kind: 'already_registered', accountId: owner.id, address: owner.email } as const
	await queueEmail(parts.db, { ...mail, locale: owner.locale }, new Date(parts.now()))
}

type Pair = { email: string; username: string }
type Resend = Pair & { locale: UiLocale; address: string }

/** Identifies a requester of confirmation e-mails. */
const pairKey = ({ email, username }: Pair): string =>
	`${email.trim().toLowerCase()} ${username.trim().toLowerCase()}`

/** Sends another confirmation e-mail if the pause is over; an unknown pair gets the same response and no e-mail. */
export async function resendConfirmation(
	{ email, username, locale, address }: Resend,
	parts: Omit<AccountParts, 'passwords' | 'knownAddressKey' | 'trialDays'>,
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
	const sent = await withinLimits<void, never>(parts, spendings, async () => {
		if (account?.state === 'unconfirmed') {
			const mail = { kind: 'activation', accountId: account.id, address: account.email, locale } as const
			await queueEmail(parts.db, mail, new Date(parts.now()))
		}
		return ok(undefined)
	})
	return sent.ok ? sent : fail({ kind: 'too_soon', retryAfterSeconds: sent.failure.retryAfterSeconds })
}
