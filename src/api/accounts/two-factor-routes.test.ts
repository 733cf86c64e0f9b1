import { describe, expect, test } from 'vitest'
import { prepareEmail } from '#jobs/prepare-email.ts'
import { suspendAccount } from '#services/accounts/suspend-account.ts'
import { dropTwoFactor } from '#services/accounts/two-factor.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { claimEmails } from '#store/accounts/mail-outbox-store.ts'
import { sql } from '#store/sql.ts'
import { activeUser, goodPassword, mailedToken, type SignedIn } from '#test/accounts.ts'
import { openBrowser, type TestBrowser, testApi } from '#test/api-app.ts'
import { testDatabase } from '#test/database.ts'
import { codeOf } from '#test/operators.ts'

const step = 30_000
const minute = 60_000
const begun = Date.now()
let clock = 0
// The clock does not advance by itself, so that a code belongs to the step that the test means.
const now = () => begun + clock
const database = await testDatabase()
const api = await testApi({ database, now })
const strict = await testApi({ database, now, limitScale: 1 })
const { db } = database

const path = '/v1/user/two-factor/'
const resultOf = ({ status, body }: { status: number; body: unknown }) =>
	`${status} ${(body as { error?: { code: string } }).error?.code ?? ''}`.trim()
const emailsTo = async (accountId: number) => {
	const rows = await sql<{ letter: string }>`
		select letter from mail_outbox where account_id = ${accountId} order by id
	`.execute(db)
	return rows.rows.map(({ letter }) => letter)
}

type Guarded = SignedIn & { secret: string; codes: string[] }

async function turnOn(user: SignedIn): Promise<Guarded> {
	const setUp = await user.browser.send('POST', `${path}setup/`, { password: goodPassword }, user.as)
	const { setup_token, secret } = (setUp.body as { data: { setup_token: string; secret: string } }).data
	const body = { setup_token, code: codeOf(secret, now()) }
	const done = await user.browser.send('POST', path, body, user.as)
	const { recovery_codes: codes } = (done.body as { data: { recovery_codes: string[] } }).data
	// The code that turned it on is used up; the next one belongs to the next step.
	clock += step
	return { ...user, secret, codes }
}
const guardedUser = async () => turnOn(await activeUser(api))
const state = async ({ browser, as }: SignedIn) =>
	((await browser.send('GET', path, undefined, as)).body as { data: unknown }).data

const firstStep = (browser: TestBrowser, { username }: SignedIn, password = goodPassword) =>
	browser.send('POST', '/v1/user/login/', { username, password })
const tokenOf = ({ body }: { body: unknown }) => (body as { login_token: string }).login_token
async function begin(user: SignedIn, address = '127.0.0.1', on = api) {
	const browser = await openBrowser(on.app, address)
	const login_token = tokenOf(await firstStep(browser, user))
	const enter = (code: string) => browser.send('POST', '/v1/user/login/code/', { login_token, code })
	return { browser, login_token, enter }
}

describe('turning it on', () => {
	test('needs a code of the key, and gives ten recovery codes that are stored as hashes', async () => {
		const user = await activeUser(api)
		expect(await state(user)).toEqual({ enabled: false, since: null, recovery_codes: 0 })
		const setUp = await user.browser.send('POST', `${path}setup/`, { password: goodPassword }, user.as)
		const { setup_token, secret, address } = (setUp.body as { data: Record<string, string> }).data
		expect(address).toMatch(new RegExp(`^otpauth://totp/Zagros:.*secret=${secret}`))
		expect(secret).toMatch(/^[A-Z2-7]{32}$/)
		const wrong = await user.browser.send('POST', path, { setup_token, code: '000000' }, user.as)
		expect(resultOf(wrong)).toBe('400 wrong_code')
		expect(await state(user)).toMatchObject({ enabled: false })
		const guarded = await turnOn(user)
		expect(await state(user)).toMatchObject({ enabled: true, recovery_codes: 10 })
		expect(new Set(guarded.codes).size).toBe(10)
		const stored = await sql`select * from recovery_code where account_id = ${user.id}`.execute(db)
		expect(stored.rows).toHaveLength(10)
		expect(JSON.stringify(stored.rows)).not.toContain(guarded.codes[0])
		expect(await emailsTo(user.id)).toContain('two_factor_on')
		expect(resultOf(await user.browser.send('POST', `${path}setup/`, {}, user.as))).toBe('409 two_factor_on')
	})

	test('needs the password, a moment after the log-in too', async () => {
		const user = await activeUser(api)
		const setUp = (body: object) => user.browser.send('POST', `${path}setup/`, body, user.as)
		expect(resultOf(await setUp({}))).toBe('403 password_required')
		expect(resultOf(await setUp({ password: 'Wrong#49lamp' }))).toBe('400 wrong_credentials')
		expect(resultOf(await setUp({ password: goodPassword }))).toBe('200')
	})

	test('of an account without a password needs a log-in within a quarter of an hour', async () => {
		const user = await activeUser(api)
		await sql`update account set password_hash = null where id = ${user.id}`.execute(db)
		const setUp = () => user.browser.send('POST', `${path}setup/`, {}, user.as)
		expect(resultOf(await setUp())).toBe('200')
		clock += 16 * minute
		expect(resultOf(await setUp())).toBe('403 password_required')
	})

	test('does not work with another user’s key, nor an hour later', async () => {
		const [user, other] = [await activeUser(api), await activeUser(api)]
		const setUp = await user.browser.send('POST', `${path}setup/`, { password: goodPassword }, user.as)
		const { setup_token, secret } = (setUp.body as { data: Record<string, string> }).data
		const send = ({ browser, as }: SignedIn) =>
			browser.send('POST', path, { setup_token, code: codeOf(secret ?? '', now()) }, as)
		expect(resultOf(await send(other))).toBe('400 step_expired')
		clock += 61 * minute
		expect(resultOf(await send(user))).toBe('400 step_expired')
	})
})

describe('logging in', () => {
	test('with the right password responds with the second step and logs nobody in', async () => {
		const user = await guardedUser()
		const browser = await openBrowser(api.app)
		const before = browser.cookies()
		const response = await firstStep(browser, user)
		expect(resultOf(response)).toBe('403 code_required')
		expect(browser.cookies()).toBe(before)
		const status = await browser.send('GET', '/v1/user/login/status/')
		expect(status.body).toMatchObject({ data: { login: 'NO' } })
		const code = codeOf(user.secret, now())
		const entered = await browser.send('POST', '/v1/user/login/code/', {
			login_token: tokenOf(response),
			code,
		})
		expect(entered).toMatchObject({ status: 200, body: { status: true } })
		const { token } = entered.body as { token: string }
		const info = await browser.send('GET', '/v1/user/info/', undefined, { authorization: `Token ${token}` })
		expect(info).toMatchObject({ status: 200, body: { data: { username: user.username } } })
		expect(browser.cookies()).toContain('user_is_logged_in=true')
	})

	test('with a wrong password does not reveal the second step', async () => {
		const user = await guardedUser()
		const response = await firstStep(await openBrowser(api.app), user, 'Wrong#49lamp')
		expect(resultOf(response)).toBe('400 wrong_credentials')
	})

	test('accepts a code once, one step early or late, in any digits, and none older than the last', async () => {
		const user = await guardedUser()
		clock += 10 * step
		const early = await begin(user)
		expect(resultOf(await early.enter(codeOf(user.secret, now() - 2 * step)))).toBe('400 wrong_code')
		expect(resultOf(await early.enter(codeOf(user.secret, now() - step)))).toBe('200')
		const same = await begin(user)
		expect(resultOf(await same.enter(codeOf(user.secret, now() - step)))).toBe('400 wrong_code')
		const late = codeOf(user.secret, now() + step).replace(
			/\d/g,
			(digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '',
		)
		expect(resultOf(await same.enter(` ${late.slice(0, 3)} ${late.slice(3)} `))).toBe('200')
		const older = await begin(user)
		expect(resultOf(await older.enter(codeOf(user.secret, now())))).toBe('400 wrong_code')
	})

	test('of two uses of one code at the same time one succeeds', async () => {
		const user = await guardedUser()
		clock += 2 * step
		const code = codeOf(user.secret, now())
		const [one, other] = [await begin(user), await begin(user)]
		const responses = await Promise.all([one.enter(code), other.enter(code)])
		expect(responses.map(resultOf).sort()).toEqual(['200', '400 wrong_code'])
	})

	test('accepts each recovery code once, in any spelling, and notifies the owner', async () => {
		const user = await guardedUser()
		const [code = ''] = user.codes
		const { enter } = await begin(user)
		expect(resultOf(await enter(code.toLowerCase().replaceAll('-', ' ')))).toBe('200')
		const again = await begin(user)
		expect(resultOf(await again.enter(code))).toBe('400 wrong_code')
		expect(await state(user)).toMatchObject({ recovery_codes: 9 })
		expect(await emailsTo(user.id)).toContain('recovery_code_used')
	})

	test('ends its first step in another browser, after ten minutes, by a new password and by a suspension', async () => {
		const user = await guardedUser()
		const code = () => codeOf(user.secret, now())
		const thief = await openBrowser(api.app)
		const { login_token, enter } = await begin(user)
		const stolen = await thief.send('POST', '/v1/user/login/code/', { login_token, code: code() })
		expect(resultOf(stolen)).toBe('400 step_expired')
		clock += 11 * minute
		expect(resultOf(await enter(code()))).toBe('400 step_expired')
		const before = await begin(user)
		const link = await mailedToken(db, user.id, 'password_reset', new Date(now()))
		const password = 'Damavand#71snow'
		await thief.send('PUT', '/v1/user/password/reset/', { token: link, password })
		expect(resultOf(await before.enter(code()))).toBe('400 step_expired')
		// The mailed link has changed the password, and the code is needed as before.
		const browser = await openBrowser(api.app)
		const response = await firstStep(browser, user, password)
		expect(resultOf(response)).toBe('403 code_required')
		await suspendAccount(db, user.id, new Date(now()))
		const late = await browser.send('POST', '/v1/user/login/code/', {
			login_token: tokenOf(response),
			code: code(),
		})
		expect(resultOf(late)).toBe('400 step_expired')
	})

	test('limits guesses, and a new log-in with the password does not reset the limit', async () => {
		const user = await guardedUser()
		clock += 2 * step
		const guesses: string[] = []
		for (let guess = 0; guess < 8; guess += 1) {
			const { enter } = await begin(user, '10.9.8.7', strict)
			guesses.push(resultOf(await enter('000000')))
		}
		expect(guesses.slice(0, 5)).toEqual(Array(5).fill('400 wrong_code'))
		expect(guesses.slice(5)).toEqual(Array(3).fill('429 rate_limited'))
		// An address from which the owner has logged in with a code before is not limited.
		const owner = await begin(user, '10.1.2.3', strict)
		expect(resultOf(await owner.enter(codeOf(user.secret, now())))).toBe('429 rate_limited')
		clock += 20 * minute
		const later = await begin(user, '10.1.2.3', strict)
		expect(resultOf(await later.enter(codeOf(user.secret, now())))).toBe('200')
		for (let guess = 0; guess < 6; guess += 1) await (await begin(user, '10.9.8.7', strict)).enter('000000')
		clock += step
		const known = await begin(user, '10.1.2.3', strict)
		expect(resultOf(await known.enter(codeOf(user.secret, now())))).toBe('200')
	})
})

describe('turning it off, and new recovery codes', () => {
	test('need a code: the password alone takes no second factor away', async () => {
		const user = await guardedUser()
		const off = (body: object) => user.browser.send('DELETE', path, body, user.as)
		const renew = (body: object) => user.browser.send('PUT', `${path}codes/`, body, user.as)
		for (const act of [off, renew]) {
			expect(resultOf(await act({}))).toBe('400 invalid_input')
			expect(resultOf(await act({ password: goodPassword }))).toBe('400 invalid_input')
			expect(resultOf(await act({ password: goodPassword, code: '' }))).toBe('400 wrong_code')
			expect(resultOf(await act({ code: '000000' }))).toBe('400 wrong_code')
		}
		const renewed = await renew({ code: codeOf(user.secret, now()) })
		const { recovery_codes: fresh } = (renewed.body as { data: { recovery_codes: string[] } }).data
		expect(fresh).toHaveLength(10)
		expect(resultOf(await off({ code: user.codes[3] }))).toBe('400 wrong_code')
		expect(resultOf(await off({ code: fresh[3] }))).toBe('200')
		expect(await state(user)).toEqual({ enabled: false, since: null, recovery_codes: 0 })
		expect(await emailsTo(user.id)).toContain('two_factor_off')
		expect(resultOf(await firstStep(await openBrowser(api.app), user))).toBe('200')
		expect(resultOf(await renew({ code: fresh[4] }))).toBe('409 two_factor_off')
	})

	test('need a token', async () => {
		const browser = await openBrowser(api.app)
		const requests = [
			['GET', path],
			['POST', `${path}setup/`],
			['POST', path],
			['PUT', `${path}codes/`],
			['DELETE', path],
		] as const
		for (const [method, url] of requests) {
			const response = await browser.send(method, url, method === 'GET' ? undefined : {})
			expect([url, response.status]).toEqual([url, 401])
		}
	})

	test('are done by an operator for a user who has lost everything', async () => {
		const user = await guardedUser()
		const drop = async () => {
			const found = await findAccount(db, user.id)
			return found && dropTwoFactor(db, found.account, new Date(now()))
		}
		expect([await drop(), await drop()]).toEqual([true, false])
		expect(resultOf(await firstStep(await openBrowser(api.app), user))).toBe('200')
	})
})

test('the undo link of an old mailbox removes a thief’s second factor, and not the owner’s', async () => {
	const [owner, robbed] = [await guardedUser(), await activeUser(api)]
	const since = new Date(now()).toISOString()
	clock += minute
	await turnOn(robbed)
	for (const { id, email } of [owner, robbed]) {
		const token = await mailedToken(db, id, 'email_undo', new Date(now()), { email, since })
		await (await openBrowser(api.app)).send('POST', '/v1/user/email/undo/', { token })
	}
	expect(resultOf(await firstStep(await openBrowser(api.app), owner))).toBe('403 code_required')
	expect(resultOf(await firstStep(await openBrowser(api.app), robbed))).toBe('200')
})

describe('the undo link of the e-mail about turning it on', () => {
	const parts = { db, now: () => new Date(now()), publicUrl: 'https://zagros.test' }
	/** The token of the link that is mailed. */
	async function mailedUndo({ id }: SignedIn) {
		const due = (await claimEmails(db, new Date(now()), 100, 0)).filter(
			({ accountId, kind }) => accountId === id && kind === 'two_factor_on',
		)
		const [mail] = await Promise.all(due.map((each) => prepareEmail(each, parts)))
		const [, token] = /\/user\/two-factor\/undo\/(\S+)/.exec(mail?.text ?? '') ?? []
		return token
	}
	const undo = async (token: string | undefined) =>
		(await (await openBrowser(api.app)).send('POST', `${path}undo/`, { token })).body

	test('turns it off, signs everybody out and mails a link for a new password, once', async () => {
		const user = await guardedUser()
		const token = await mailedUndo(user)
		clock += 6 * 24 * 60 * minute
		expect(await undo(token)).toEqual({ status: true })
		expect(await undo(token)).toEqual({ status: false })
		expect((await user.browser.send('GET', path, undefined, user.as)).status).toBe(401)
		expect(resultOf(await firstStep(await openBrowser(api.app), user))).toBe('200')
		expect(await emailsTo(user.id)).toContain('two_factor_undone')
	})

	test('works after the thief has chosen a new password, and for seven days only', async () => {
		const [robbed, other] = [await guardedUser(), await guardedUser()]
		const [token, late] = [await mailedUndo(robbed), await mailedUndo(other)]
		const link = await mailedToken(db, robbed.id, 'password_reset', new Date(now()))
		const password = 'Damavand#71snow'
		await (await openBrowser(api.app)).send('PUT', '/v1/user/password/reset/', { token: link, password })
		expect(await undo(token)).toEqual({ status: true })
		clock += 7 * 24 * 60 * minute + minute
		expect(await undo(late)).toEqual({ status: false })
	})

	test('does not remove a second factor that was set up earlier', async () => {
		const user = await guardedUser()
		const since = new Date(now()).toISOString()
		const token = await mailedToken(db, user.id, 'two_factor_undo', new Date(now()), {
			email: user.email,
			since,
		})
		expect(await undo(token)).toEqual({ status: true })
		expect(resultOf(await firstStep(await openBrowser(api.app), user))).toBe('403 code_required')
	})

	test('is void once the old mailbox has taken the account back', async () => {
		const user = await guardedUser()
		const token = await mailedUndo(user)
		const detail = { email: user.email, since: new Date(now()).toISOString() }
		const link = await mailedToken(db, user.id, 'email_undo', new Date(now()), detail)
		await (await openBrowser(api.app)).send('POST', '/v1/user/email/undo/', { token: link })
		expect(await undo(token)).toEqual({ status: false })
	})
})

test('the reader’s own data say that it is on, and omit the key', async () => {
	const user = await guardedUser()
	const { body } = await user.browser.send('GET', '/v1/user/data/', undefined, user.as)
	expect(body).toMatchObject({ two_factor: { since: expect.any(String) } })
	expect(JSON.stringify(body)).not.toContain(user.secret)
})
