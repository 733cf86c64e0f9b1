import { checkEmail, longestName, proposeUsername } from '#domain/account.ts'
import { cleanTitle } from '#domain/clean-text.ts'
import type { UiLocale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { IssuedPerson } from '#outside/google-identity.ts'
import {
	addAccount,
	findAccount,
	findAccountByEmail,
	lockAccount,
	setPasswordHash,
} from '#store/accounts/account-store.ts'
import { findLinkedAccount, linkIdentity } from '#store/accounts/google-identity-store.ts'
import { endSessionsOf } from '#store/accounts/session-store.ts'
import { dropTokens, storeToken } from '#store/accounts/token-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { type AccountParts, hashToken, newToken } from './account-parts.ts'
import { activateWithTrial } from './grant-subscription.ts'

export type GoogleFailure =
	| { kind: 'email_unverified' | 'suspended' }
	/** The address is a password account's: its owner proves it by logging in with this token. */
	| { kind: 'link_required'; linkToken: string }

type GoogleParts = Pick<AccountParts, 'db' | 'now' | 'trialDays'> & { chance: () => number }
type Entered = Result<{ accountId: number }, GoogleFailure>

const mostAttempts = 8

/**
 * Finds the account of somebody whom the issuer identifies, by issuer and subject. An address alone opens nothing: it
 * makes a new account, takes over one that nobody ever confirmed, or requires the password of one that somebody did.
 */
export async function signInWithGoogle(
	person: IssuedPerson,
	locale: UiLocale,
	parts: GoogleParts,
): Promise<Entered> {
	for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
		const entered = await inTransaction(parts.db, (change) => tryOnce(change, person, locale, attempt, parts))
		// Undefined: somebody else took the name, the address or the identity between our read and our write.
		if (entered !== undefined) return entered
	}
	throw new Error('no free username was found')
}

async function tryOnce(
	db: Queryable,
	person: IssuedPerson,
	locale: UiLocale,
	attempt: number,
	parts: GoogleParts,
): Promise<Entered | undefined> {
	const now = new Date(parts.now())
	const linked = await findLinkedAccount(db, person)
	if (linked !== undefined) {
		const state = (await findAccount(db, linked))?.account.state
		return state === 'active' ? ok({ accountId: linked }) : fail({ kind: 'suspended' })
	}
	const { email, emailVerified } = person
	if (email === undefined || !emailVerified || checkEmail(email) !== undefined) {
		return fail({ kind: 'email_unverified' })
	}
	const holder = await findAccountByEmail(db, email)
	if (holder === undefined) return createAccount(db, person, email, locale, attempt, parts)
	const { id } = holder.account
	const held = (await lockAccount(db, id))?.account
	if (held === undefined) return undefined
	// Another tab of the same person may have made the account since the first look.
	if ((await findLinkedAccount(db, person)) !== undefined) return undefined
	if (held.state === 'suspended') return fail({ kind: 'suspended' })
	if (held.state === 'active')
		return fail({ kind: 'link_required', linkToken: await askForLink(db, id, person, now) })
	// A stranger who signed up with this address must not keep a password to its owner's account.
	await setPasswordHash(db, id, null)
	await endSessionsOf(db, id, now)
	await dropTokens(db, id)
	await activateWithTrial(db, id, parts.trialDays, now)
	return (await linkIdentity(db, person, id, now)) ? ok({ accountId: id }) : undefined
}

async function createAccount(
	db: Queryable,
	person: IssuedPerson,
	email: string,
	locale: UiLocale,
	attempt: number,
	{ now, trialDays, chance }: GoogleParts,
): Promise<Entered | undefined> {
	const moment = new Date(now())
	const words = email.slice(0, email.indexOf('@'))
	const draft = {
		username: proposeUsername(words, attempt, chance),
		email,
		firstName: nameOf(person.firstName),
		lastName: nameOf(person.lastName),
		sex: 'U',
		locale,
		passwordHash: null,
	} as const
	const accountId = await addAccount(db, draft, moment)
	if (accountId === undefined) return undefined
	await activateWithTrial(db, accountId, trialDays, moment)
	await linkIdentity(db, person, accountId, moment)
	return ok({ accountId })
}

const nameOf = (name: string): string => cleanTitle(name).slice(0, longestName)

async function askForLink(
	db: Queryable,
	accountId: number,
	{ issuer, subject }: IssuedPerson,
	now: Date,
): Promise<string> {
	const token = newToken()
	const detail = { issuer, subject }
	await storeToken(db, { tokenHash: hashToken(token), accountId, purpose: 'google_link', detail }, now)
	return token
}
