import { expect, test } from 'vitest'
import type { DevicesResponse } from '#contract/security.ts'
import { activeUser, goodPassword, type SignedIn } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'

let clock = 0
const api = await testApi({ now: () => Date.now() + clock })
const path = '/v1/user/sessions/'

const phone =
	'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

async function logIn({ username }: SignedIn, agent: string) {
	const browser = await openBrowser(api.app)
	const body = { username, password: goodPassword }
	const response = await browser.send('POST', '/v1/user/login/', body, { 'user-agent': agent })
	return { browser, as: { authorization: `Token ${(response.body as { token: string }).token}` } }
}
type Device = Awaited<ReturnType<typeof logIn>>
const devicesOf = async ({ browser, as }: Device) =>
	((await browser.send('GET', path, undefined, as)).body as DevicesResponse).data
const end = ({ browser, as }: Device, which: object) => browser.send('DELETE', path, which, as)
const isIn = async ({ browser, as }: Device) =>
	(await browser.send('GET', '/v1/user/info/', undefined, as)).status === 200

test('devices are listed by browser and system, this one first, then the last used', async () => {
	const user = await activeUser(api)
	clock += 60_000
	const onPhone = await logIn(user, phone)
	clock += 60_000
	const program = await logIn(user, 'curl/8.5.0')
	const listed = await devicesOf(onPhone)
	expect(listed.map(({ browser, system, current }) => [browser, system, current])).toEqual([
		['Chrome', 'Android', true],
		[null, null, false],
		[null, null, false],
	])
	expect(String(listed[1]?.last_seen_at) > String(listed[2]?.last_seen_at)).toBe(true)
	expect(new Set(listed.map(({ id }) => id)).size).toBe(3)
	expect(Object.keys(listed[0] ?? {}).sort()).toEqual(
		['browser', 'created_at', 'current', 'id', 'last_seen_at', 'system'].sort(),
	)
	expect((await devicesOf(program))[0]).toMatchObject({ current: true, browser: null })
})

test('one device is logged out, the others stay; no user can log out another user’s device', async () => {
	const [user, stranger] = [await activeUser(api), await activeUser(api)]
	const [one, other] = [await logIn(user, phone), await logIn(user, phone)]
	const own = (await devicesOf(one)).find(({ current }) => current)
	expect((await end(stranger, { id: own?.id })).status).toBe(200)
	expect(await isIn(one)).toBe(true)
	expect((await end(other, { id: own?.id })).status).toBe(200)
	expect([await isIn(one), await isIn(other), await isIn(user)]).toEqual([false, true, true])
	expect(await devicesOf(other)).toHaveLength(2)
	expect((await end(other, {})).status).toBe(400)
	expect((await (await openBrowser(api.app)).send('GET', path)).status).toBe(401)
})

test('all others are logged out, and this one stays', async () => {
	const user = await activeUser(api)
	const [one, other] = [await logIn(user, phone), await logIn(user, phone)]
	expect((await end(one, { others: true })).status).toBe(200)
	expect([await isIn(one), await isIn(other), await isIn(user)]).toEqual([true, false, false])
	expect(await devicesOf(one)).toHaveLength(1)
})
