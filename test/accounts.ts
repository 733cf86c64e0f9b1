import { randomBytes } from 'node:crypto'
import type { UiLocale } from '#domain/locale.ts'
import { hashToken, newToken } from '#services/accounts/account-parts.ts'
import { storeToken, type TokenPurpose } from '#store/accounts/token-store.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { openBrowser, type TestApi, type TestBrowser } from './api-app.ts'

export const goodPassword = 'Kavir#49lamp'

let made = 0
/** A sign-up form with an unused name and address. */
export function freshForm(): {
	first_name: string
	last_name: string
	username: string
	email: string
	password: string
	lang: UiLocale
	sex: 'U' | 'M' | 'F'
} {
	made += 1
	const name = `reader.${randomBytes(3).toString('hex')}${made}`
	return {
		first_name: 'Sara',
		last_name: 'Karimi',
		username: name,
		email: `${name}@example.com`,
		password: goodPassword,
		lang: 'en',
		sex: 'F',
	}
}

type TestUser = ReturnType<typeof freshForm> & { id: number }

export async function accountIdOf(db: Queryable, username: string): Promise<number> {
	const found = await sql<{ id: number }>`select id from account where username = ${username}`.execute(db)
	return found.rows[0]?.id ?? 0
}

/** The token of the link in the newest e-mail. */
export async function mailedToken(
	db: Queryable,
	accountId: number,
	purpose: TokenPurpose,
	now = new Date(),
	detail: Record<string, string> = {},
): Promise<string> {
	const token = newToken()
	await storeToken(db, { tokenHash: hashToken(token), accountId, purpose, detail }, now)
	return token
}

/** An account that has signed up and not yet confirmed its address. */
export async function signUpUser(api: TestApi, browser?: TestBrowser): Promise<TestUser> {
	const form = freshForm()
	const from = browser ?? (await openBrowser(api.app))
	const response = await from.send('POST', '/v1/user/signup/', form)
	if (response.status !== 200)
		throw new Error(`sign-up responded ${response.status} ${JSON.stringify(response.body)}`)
	return { ...form, id: await accountIdOf(api.db, form.username) }
}

export type SignedIn = TestUser & { browser: TestBrowser; token: string; as: { authorization: string } }

/** An account that is confirmed and logged in, in a browser of its own. */
export async function activeUser(api: TestApi): Promise<SignedIn> {
	const browser = await openBrowser(api.app)
	const user = await signUpUser(api, browser)
	const link = await mailedToken(api.db, user.id, 'activation', new Date(api.services.now()))
	const response = await browser.send('POST', '/v1/user/signup/confirmation/', { token: link })
	const { token } = response.body as { token: string }
	return { ...user, browser, token, as: { authorization: `Token ${token}` } }
}
