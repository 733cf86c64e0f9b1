import { describe, expect, test } from 'vitest'
import type { UserResponse } from '#contract/account.ts'
import type { ProfileEditRequest, ProfileEditResponse } from '#contract/profile.ts'
import { sql } from '#store/sql.ts'
import { accountIdOf, activeUser, goodPassword, mailedToken, type SignedIn } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'

const api = await testApi()
const { app, db } = api

const put = async ({ browser, as }: SignedIn, changes: ProfileEditRequest) => {
	const response = await browser.send('PUT', '/v1/user/info/', changes, as)
	return { status: response.status, headers: response.headers, body: response.body as ProfileEditResponse }
}
const info = async ({ browser, as }: SignedIn) =>
	(await browser.send('GET', '/v1/user/info/', undefined, as)).body as { data: UserResponse }
const emailsOf = async (accountId: number) =>
	(
		await sql<{ letter: string; address: string; facts: Record<string, string> }>`
			select letter, address, facts from mail_outbox where account_id = ${accountId} and letter <> 'activation'
			order by id
		`.execute(db)
	).rows
const newPassword = 'Alborz!72river'

describe('a profile', () => {
	test('is refused without a token, and without a CSRF token', async () => {
		const browser = await openBrowser(app)
		expect((await browser.send('PUT', '/v1/user/info/', { new_phone: '' })).status).toBe(401)
		const user = await activeUser(api)
		const foreign = { ...user.as, origin: 'https://evil.example' }
		const response = await user.browser.send('PUT', '/v1/user/info/', { new_phone: '' }, foreign)
		expect(response.status).toBe(403)
	})

	test('is stored in normal form, and fields that are not sent stay', async () => {
		const user = await activeUser(api)
		const { status, body } = await put(user, {
			new_phone: '+98 912 345 6789',
			new_social_media_link: 'linkedin.com/in/sara?trk=x',
			new_first_name: ' Ziba ',
		})
		expect(status).toBe(200)
		expect(body.data.payload).toEqual({ username_status: -1, pass_status: -1, email_status: -1 })
		expect(body.data.user).toMatchObject({
			phone_number: '+989123456789',
			social_media_link: 'https://linkedin.com/in/sara',
			first_name: 'Ziba',
			last_name: 'Karimi',
			email: user.email,
			has_password: true,
			marketing: true,
		})
		await put(user, { new_phone: '', marketing: false })
		expect((await info(user)).data).toMatchObject({
			phone_number: '',
			social_media_link: 'https://linkedin.com/in/sara',
			marketing: false,
		})
	})

	test('two tabs that save at once do not overwrite each other’s fields', async () => {
		const user = await activeUser(api)
		await Promise.all([
			put(user, { new_phone: '+12015550123' }),
			put(user, { new_social_media_link: 'https://x.com/sara' }),
			put(user, { new_last_name: 'Rad' }),
		])
		expect((await info(user)).data).toMatchObject({
			phone_number: '+12015550123',
			social_media_link: 'https://x.com/sara',
			last_name: 'Rad',
		})
	})

	test.each([
		['new_social_media_link', 'javascript:alert(1)'],
		['new_social_media_link', 'https://linkedin.com.evil/in/x'],
		['new_social_media_link', 'https://evil/?https://linkedin.com/in/'],
		['new_social_media_link', 'https://me:secret@linkedin.com/in/x'],
		['new_phone', '09123456789'],
		['new_phone', '+98<script>'],
		['new_first_name', 'Sa\u202era'],
		['new_last_name', 'x'.repeat(60)],
		['new_email', 'sara@example'],
		['new_email', 'sara@@example.com'],
		['new_username', '..short'],
	])('%s %s is refused, with the field named and nothing else written', async (field, value) => {
		const user = await activeUser(api)
		const changes = { new_last_name: 'Rad', [field]: value }
		const response = await user.browser.send('PUT', '/v1/user/info/', changes, user.as)
		expect(response.status).toBe(400)
		expect(response.body).toMatchObject({ error: { code: 'invalid_input', issues: [{ field }] } })
		expect((await info(user)).data.last_name).toBe('Karimi')
	})

	test.each([
		['a number', { new_phone: 98912 }],
		['a NUL', { new_first_name: 'a\0b' }],
		['an over-long link', { new_social_media_link: 'x'.repeat(500) }],
	])('%s in a field is refused before anything reads it', async (_name, changes) => {
		const user = await activeUser(api)
		expect((await user.browser.send('PUT', '/v1/user/info/', changes, user.as)).status).toBe(400)
	})
})

describe('a username', () => {
	test('changes, is refused if another user has it, and is unchanged if it is the user’s own or empty', async () => {
		const [user, other] = [await activeUser(api), await activeUser(api)]
		const wanted = `new.${user.username}`.slice(0, 20)
		expect((await put(user, { new_username: user.username })).body.data.payload.username_status).toBe(-1)
		expect((await put(user, { new_username: '' })).body.data.payload.username_status).toBe(-1)
		const taken = await put(user, { new_username: other.username.toUpperCase(), new_phone: '+12015550123' })
		expect(taken.body.data.payload.username_status).toBe(0)
		expect(taken.body.data.user).toMatchObject({ username: user.username, phone_number: '+12015550123' })
		const changed = await put(user, { new_username: wanted })
		expect(changed.body.data.payload.username_status).toBe(1)
		expect(changed.body.data.user.username).toBe(wanted)
	})

	test('that two users want at the same time goes to one of them', async () => {
		const users = await Promise.all([activeUser(api), activeUser(api), activeUser(api)])
		const responses = await Promise.all(users.map((user) => put(user, { new_username: 'wanted.by.all' })))
		expect(responses.map(({ body }) => body.data.payload.username_status).toSorted()).toEqual([0, 0, 1])
	})
})

describe('a password', () => {
	const change = { new_pass: newPassword, new_pass_confirmation: newPassword }

	test.each([
		['without the current one', { ...change }],
		['with a wrong one', { ...change, current_pass: 'Wrong#password1' }],
	])('is not changed %s', async (_name, changes) => {
		const user = await activeUser(api)
		expect((await put(user, changes)).body.data.payload.pass_status).toBe(0)
		expect((await info(user)).data.username).toBe(user.username)
		expect(await emailsOf(user.id)).toEqual([])
	})

	test.each([
		['that is weak', { new_pass: 'weak', new_pass_confirmation: 'weak' }],
		['whose confirmation differs', { new_pass: newPassword, new_pass_confirmation: `${newPassword}x` }],
	])('%s is refused', async (_name, changes) => {
		const user = await activeUser(api)
		const response = await put(user, { ...changes, current_pass: goodPassword })
		expect(response.status).toBe(400)
		expect(response.body).toMatchObject({ error: { issues: [{ field: 'new_pass' }] } })
	})

	test('that is changed signs out every device, and its owner is notified', async () => {
		const user = await activeUser(api)
		const elsewhere = await openBrowser(app)
		const login = { username: user.username, password: goodPassword }
		const there = (await elsewhere.send('POST', '/v1/user/login/', login)).body as { token: string }
		const reset = await mailedToken(db, user.id, 'password_reset')
		const { body } = await put(user, { ...change, current_pass: goodPassword })
		expect(body.data.payload.pass_status).toBe(1)
		for (const token of [user.token, there.token]) {
			const response = await app.inject({
				url: '/v1/user/info/',
				headers: { authorization: `Token ${token}` },
			})
			expect(response.statusCode).toBe(401)
		}
		expect((await emailsOf(user.id)).map(({ letter }) => letter)).toEqual(['password_changed'])
		const dead = await elsewhere.send('PUT', '/v1/user/password/reset/', {
			token: reset,
			password: goodPassword,
		})
		expect(dead.body).toEqual({ status: false })
		const again = await openBrowser(app)
		expect((await again.send('POST', '/v1/user/login/', login)).status).toBe(400)
		const fresh = { ...login, password: newPassword }
		expect((await again.send('POST', '/v1/user/login/', fresh)).status).toBe(200)
	})
})

test('guesses at the current password are counted like failed log-ins', async () => {
	const strict = await testApi({ limitScale: 1 })
	const user = await activeUser(strict)
	const changes = { current_pass: 'Wrong#1word', new_pass: newPassword, new_pass_confirmation: newPassword }
	const statuses: number[] = []
	for (let guess = 0; guess < 7; guess++) {
		statuses.push((await user.browser.send('PUT', '/v1/user/info/', changes, user.as)).status)
	}
	expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
	expect(statuses.at(-1)).toBe(429)
	expect(await accountIdOf(strict.db, user.username)).toBe(user.id)
})
