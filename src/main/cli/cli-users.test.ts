import { expect, test } from 'vitest'
import { activeUser, goodPassword, signUpUser } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'
import { callCommand } from '#test/command-line.ts'

const api = await testApi()

const users = (...args: string[]) =>
	callCommand(['users', ...args], { env: { DATABASE_URL: api.url, NEWS_MODE: 'live', NO_COLOR: '1' } })

test('suspending a user ends every session, token and link immediately, and restoring allows a new log-in', async () => {
	const user = await activeUser(api)
	const other = await openBrowser(api.app)
	await other.send('POST', '/v1/user/login/', { username: user.email, password: goodPassword })
	expect(JSON.parse((await users('show', user.username, '--json')).out)).toMatchObject({
		username: user.username,
		state: 'active',
		open_sessions: 2,
		has_password: true,
		google: false,
		subscriptions: [{ plan: 'trial' }],
	})
	expect(await users('suspend', user.email.toUpperCase())).toMatchObject({ code: 0, err: '' })
	const info = await user.browser.send('GET', '/v1/user/info/', undefined, user.as)
	expect(info.status).toBe(401)
	const attempt = () =>
		other.send('POST', '/v1/user/login/', { username: user.username, password: goodPassword })
	expect(await attempt()).toMatchObject({ status: 403, body: { error: { code: 'suspended' } } })
	expect((await users('suspend', user.username)).out).toContain('was suspended before')
	expect((await users('restore', user.username)).out).toContain('is restored')
	expect((await user.browser.send('GET', '/v1/user/info/', undefined, user.as)).status).toBe(401)
	expect((await attempt()).status).toBe(200)
})

test('the list and a report show no secret', async () => {
	const [active, waiting] = [await activeUser(api), await signUpUser(api)]
	const list = await users('list')
	expect(list.out).toMatch(new RegExp(`${active.username} .* active`))
	expect(list.out).toMatch(new RegExp(`${waiting.username} .* unconfirmed`))
	const json = JSON.parse((await users('list', '--json')).out) as { users: { username: string }[] }
	expect(json.users.map(({ username }) => username)).toContain(active.username)
	const shown = await users('show', active.username)
	expect(shown.out).toContain('30 days left')
	expect(list.out + shown.out).not.toMatch(/argon2|[\w-]{43}/)
})

test.each([
	[[], 'say list'],
	[['frobnicate'], 'say list'],
	[['show'], 'say show NAME'],
	[['list', 'me'], 'nothing more'],
	[['show', 'nobody.here'], 'there is no user nobody.here'],
	[['suspend', 'nobody@example.com'], 'there is no user'],
])('users %j fails with one line', async (args, message) => {
	const { code, out, err } = await users(...args)
	expect([code, out]).toEqual([1, ''])
	expect(err).toContain(message)
	expect(err.trim().split('\n')).toHaveLength(1)
})
