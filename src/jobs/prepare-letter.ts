import { hashToken, newToken } from '#commands/accounts/account-parts.ts'
import type { Account } from '#domain/account.ts'
import { type WrittenLetter, writeLetter } from '#mail/letter.ts'
import type { Mail } from '#mail/mail.ts'
import { findAccount, findAccountByEmail, lockAccount } from '#store/accounts/account-store.ts'
import {
	type DueLetter,
	holdLetter,
	type LetterKind,
	letterKinds,
} from '#store/accounts/mail-outbox-store.ts'
import { keepToken, type TokenPurpose } from '#store/accounts/token-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { followingPage, prepareDigest } from './follows/prepare-digest.ts'

export type PrepareLetterParts = {
	db: Queryable
	now: () => Date
	/** Links are built from this and from nothing that a request said. */
	publicUrl: string
}

type Plan = {
	/** Whether there is still something to tell. */
	isDue: (account: Account) => boolean
	token?: TokenPurpose
	/** Where the link leads. */
	path: (token: string) => string
}

const activationPath = (token: string) => `/user/activation/${token}`
const undoPath = (token: string) => `/user/email/undo/${token}`
const resetPage = '/user/password/reset/'
const resetPath = (token: string) => `${resetPage}?token=${token}`
const creditPage = '/dashboard?view=17'
const isOpen = ({ state }: Account) => state !== 'suspended'

const plans: Record<Exclude<LetterKind, 'digest'> & WrittenLetter, Plan> = {
	activation: { isDue: ({ state }) => state === 'unconfirmed', token: 'activation', path: activationPath },
	already_registered: { isDue: isOpen, path: () => '/user/login' },
	password_reset: { isDue: isOpen, token: 'password_reset', path: resetPath },
	password_changed: { isDue: isOpen, path: () => resetPage },
	email_change: { isDue: isOpen, token: 'email_change', path: activationPath },
	email_change_notice: { isDue: isOpen, token: 'email_undo', path: undoPath },
	email_restored: { isDue: isOpen, token: 'password_reset', path: resetPath },
	subscription_week: { isDue: isOpen, path: () => creditPage },
	subscription_day: { isDue: isOpen, path: () => creditPage },
	subscription_ended: { isDue: isOpen, path: () => creditPage },
	way_paused: { isDue: isOpen, path: () => followingPage },
}

const isKind = (letter: string): letter is LetterKind => letterKinds.some((kind) => kind === letter)

/**
 * Writes a letter out. Its token is made only now, so that none lies in the outbox: a reset that a stranger asked for
 * ends here, unseen from outside. Undefined where there is nobody to write to.
 */
export async function prepareLetter(due: DueLetter, parts: PrepareLetterParts): Promise<Mail | undefined> {
	const { letter } = due
	if (!isKind(letter)) return undefined
	if (letter === 'digest') return prepareDigest(due, parts)
	const plan = plans[letter]
	const found = await (due.accountId === null
		? findAccountByEmail(parts.db, due.address)
		: findAccount(parts.db, due.accountId))
	if (found === undefined || !plan.isDue(found.account)) return undefined
	const token = newToken()
	const account =
		plan.token === undefined
			? found.account
			: await keepLink(due, found.account.id, token, { ...plan, purpose: plan.token }, parts)
	if (account === undefined) return undefined
	const link = `${parts.publicUrl}${plan.path(token)}`
	const address = typeof due.facts.address === 'string' ? due.facts.address : undefined
	return {
		...writeLetter(letter, due.locale, {
			username: account.username,
			link,
			address,
			isSecured: due.facts.isSecured === true,
		}),
		id: due.id,
		kind: letter,
		// What was typed only looks like the account's own address; that one was proved.
		to: letter === 'password_reset' ? account.email : due.address,
		locale: due.locale,
		createdAt: due.createdAt,
		link,
	}
}

/**
 * Keeps the token of a letter that is still wanted, and answers whose it is. Under the account's lock: an account that
 * is just being given back to another mailbox must not leave a link in this one.
 */
async function keepLink(
	due: DueLetter,
	accountId: number,
	token: string,
	{ isDue, purpose }: Pick<Plan, 'isDue'> & { purpose: TokenPurpose },
	parts: PrepareLetterParts,
): Promise<Account | undefined> {
	const isOfAddress = purpose === 'email_change' || purpose === 'email_undo'
	const detail = isOfAddress ? { email: due.address, since: due.createdAt.toISOString() } : {}
	const kept = { tokenHash: hashToken(token), accountId, purpose, letterId: due.id, detail }
	return inTransaction(parts.db, async (change) => {
		const account = (await lockAccount(change, accountId))?.account
		if (account === undefined || !isDue(account)) return undefined
		if (!(await holdLetter(change, due.id, accountId))) return undefined
		await keepToken(change, kept, parts.now())
		return account
	})
}
