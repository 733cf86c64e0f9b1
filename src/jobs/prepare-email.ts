import type { Account } from '#domain/account.ts'
import { type AccountEmailKind, writeAccountEmail } from '#mail/account-email.ts'
import type { Mail } from '#mail/mail.ts'
import { hashToken, newToken } from '#services/accounts/account-parts.ts'
import { findAccount, findAccountByEmail, lockAccount } from '#store/accounts/account-store.ts'
import { type DueEmail, type EmailKind, emailKinds, holdEmail } from '#store/accounts/mail-outbox-store.ts'
import { storeToken, type TokenPurpose } from '#store/accounts/token-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { followingPage, prepareDigest } from './follows/prepare-digest.ts'

export type PrepareEmailParts = {
	db: Queryable
	now: () => Date
	/** The base of links, which never come from a request. */
	publicUrl: string
}

type Plan = {
	/** Whether the e-mail is still needed. */
	isDue: (account: Account) => boolean
	token?: TokenPurpose
	/** The path of the link. */
	path: (token: string) => string
}

const activationPath = (token: string) => `/user/activation/${token}`
const undoPath = (token: string) => `/user/email/undo/${token}`
const twoFactorUndoPath = (token: string) => `/user/two-factor/undo/${token}`
const resetPage = '/user/password/reset/'
const resetPath = (token: string) => `${resetPage}?token=${token}`
const creditPage = '/dashboard/credit'
const isOpen = ({ state }: Account) => state !== 'suspended'

const plans: Record<Exclude<EmailKind, 'digest'> & AccountEmailKind, Plan> = {
	activation: { isDue: ({ state }) => state === 'unconfirmed', token: 'activation', path: activationPath },
	already_registered: { isDue: isOpen, path: () => '/user/login' },
	password_reset: { isDue: isOpen, token: 'password_reset', path: resetPath },
	password_changed: { isDue: isOpen, path: () => resetPage },
	two_factor_on: { isDue: isOpen, token: 'two_factor_undo', path: twoFactorUndoPath },
	two_factor_off: { isDue: isOpen, path: () => resetPage },
	two_factor_undone: { isDue: isOpen, token: 'password_reset', path: resetPath },
	recovery_code_used: { isDue: isOpen, path: () => resetPage },
	api_key_made: { isDue: isOpen, path: () => '/dashboard/keys' },
	email_change: { isDue: isOpen, token: 'email_change', path: activationPath },
	email_change_notice: { isDue: isOpen, token: 'email_undo', path: undoPath },
	email_restored: { isDue: isOpen, token: 'password_reset', path: resetPath },
	subscription_week: { isDue: isOpen, path: () => creditPage },
	subscription_day: { isDue: isOpen, path: () => creditPage },
	subscription_ended: { isDue: isOpen, path: () => creditPage },
	way_paused: { isDue: isOpen, path: () => followingPage },
	operator_needed: { isDue: isOpen, path: () => '/operator/' },
}

const isKind = (text: string): text is EmailKind => emailKinds.some((kind) => kind === text)

/**
 * Writes the text of an e-mail. Its token is created only now, so that the outbox contains none, and a reset for an unknown
 * address ends here without a visible difference. Undefined if there is nobody to write to.
 */
export async function prepareEmail(due: DueEmail, parts: PrepareEmailParts): Promise<Mail | undefined> {
	const { kind } = due
	if (!isKind(kind)) return undefined
	if (kind === 'digest') return prepareDigest(due, parts)
	const plan = plans[kind]
	const found = await (due.accountId === null
		? findAccountByEmail(parts.db, due.address)
		: findAccount(parts.db, due.accountId))
	if (found === undefined || !plan.isDue(found.account)) return undefined
	const token = newToken()
	const account =
		plan.token === undefined
			? found.account
			: await storeLinkToken(due, found.account.id, token, { ...plan, purpose: plan.token }, parts)
	if (account === undefined) return undefined
	const link = `${parts.publicUrl}${plan.path(token)}`
	const address = typeof due.facts.address === 'string' ? due.facts.address : undefined
	return {
		...writeAccountEmail(kind, due.locale, {
			username: account.username,
			link,
			address,
			isSecured: due.facts.isSecured === true,
			concerns: Array.isArray(due.facts.concerns) ? due.facts.concerns : [],
		}),
		id: due.id,
		kind,
		// The typed address only resembles the account's; the account's own was confirmed.
		to: kind === 'password_reset' ? account.email : due.address,
		locale: due.locale,
		createdAt: due.createdAt,
		link,
	}
}

/**
 * Stores the token of an e-mail that is still needed and returns its account. It locks the account: one that is being given
 * back to another mailbox must not leave a valid link in this one.
 */
async function storeLinkToken(
	due: DueEmail,
	accountId: number,
	token: string,
	{ isDue, purpose }: Pick<Plan, 'isDue'> & { purpose: TokenPurpose },
	parts: PrepareEmailParts,
): Promise<Account | undefined> {
	const isOfAct = purpose === 'email_change' || purpose === 'email_undo' || purpose === 'two_factor_undo'
	const detail = isOfAct ? { email: due.address, since: due.createdAt.toISOString() } : {}
	const stored = { tokenHash: hashToken(token), accountId, purpose, emailId: due.id, detail }
	return inTransaction(parts.db, async (change) => {
		const account = (await lockAccount(change, accountId))?.account
		if (account === undefined || !isDue(account)) return undefined
		if (!(await holdEmail(change, due.id, accountId))) return undefined
		await storeToken(change, stored, parts.now())
		return account
	})
}
