import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { mostPushBrowsers } from '#domain/push-browser.ts'
import { sql } from '#store/sql.ts'
import { activeUser, goodPassword, mailedToken, type SignedIn } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'

const api = await testApi()
const [sara, omid] = await Promise.all([activeUser(api), activeUser(api)])
const path = '/v1/user/ways/push/'
type Body = { data: { public_key: string; browsers: { id: number; name: string; endpoint: string }[] } }
const send = async (who: SignedIn, method: 'GET' | 'POST' | 'DELETE', payload?: object, at = path) => {
	const { status, body } = await who.browser.send(method, at, payload, who.as)
	return { status, body: body as Body }
}
const subscription = (name: string) => ({
	endpoint: `https://push.example/${name}`,
	keys: {
		p256dh: createECDH('prime256v1').generateKeys('base64url'),
		auth: randomBytes(16).toString('base64url'),
	},
	name,
})
const named = async (who: SignedIn) => (await send(who, 'GET')).body.data.browsers.map(({ name }) => name)

test('a browser is added, listed, part of the reader’s own data, and removed with its channel', async () => {
	const added = await send(sara, 'POST', subscription('Firefox'))
	expect(added.status).toBe(200)
	expect(Buffer.from(added.body.data.public_key, 'base64url')).toHaveLength(65)
	expect(await named(sara)).toEqual(['Firefox'])
	const data = (await send(sara, 'GET', undefined, '/v1/user/data/')).body as unknown as {
		push_browsers: object[]
	}
	expect(data.push_browsers).toMatchObject([{ endpoint: 'https://push.example/Firefox', ended_at: null }])
	const channels = async () => JSON.stringify((await send(sara, 'GET', undefined, '/v1/user/ways/')).body)
	expect(await channels()).toContain('"way":"push"')
	const id = added.body.data.browsers[0]?.id
	expect((await send(sara, 'DELETE', { id })).body.data.browsers).toEqual([])
	expect(await channels()).not.toContain('"way":"push"')
	expect((await send(sara, 'DELETE', { id })).status).toBe(404)
})

test('a browser gets notifications for the reader who logged in there last', async () => {
	const shared = subscription('Shared')
	await send(sara, 'POST', shared)
	await send(omid, 'POST', shared)
	expect([await named(sara), await named(omid)]).toEqual([[], ['Shared']])
})

/** The same reader in another browser. */
const alsoIn = async (who: SignedIn): Promise<SignedIn> => {
	const browser = await openBrowser(api.app)
	const login = { username: who.username, password: goodPassword }
	const { body } = await browser.send('POST', '/v1/user/login/', login)
	const { token } = body as { token: string }
	return { ...who, browser, token, as: { authorization: `Token ${token}` } }
}

test('logging out ends notifications in that browser; a new password ends them in all', async () => {
	const phone = await activeUser(api)
	const desk = await alsoIn(phone)
	await send(phone, 'POST', subscription('Phone'))
	await send(desk, 'POST', subscription('Desk'))
	expect(await named(phone)).toEqual(['Desk', 'Phone'])
	expect((await desk.browser.send('GET', '/v1/user/logout/', undefined, desk.as)).status).toBe(200)
	expect(await named(phone)).toEqual(['Phone'])
	const token = await mailedToken(api.db, phone.id, 'password_reset')
	const reset = { token, password: 'Alborz!72river' }
	expect((await phone.browser.send('PUT', '/v1/user/password/reset/', reset)).status).toBe(200)
	const left = await sql`
		select channel from reader_channel where account_id = ${phone.id} union all
		select name from push_browser where account_id = ${phone.id}
	`.execute(api.db)
	expect(left.rows).toEqual([])
})

test('one browser above the limit replaces the oldest', async () => {
	for (let at = 0; at <= mostPushBrowsers; at += 1) await send(sara, 'POST', subscription(`B${at}`))
	const names = await named(sara)
	expect([names.length, names.includes('B0'), names[0]]).toEqual([
		mostPushBrowsers,
		false,
		`B${mostPushBrowsers}`,
	])
})

test.each([
	['no https', { endpoint: 'http://push.example/x' }],
	['no address', { endpoint: 'push' }],
	['a key of another length', { keys: { p256dh: 'AAAA', auth: randomBytes(16).toString('base64url') } }],
	['a name too long', { name: 'x'.repeat(61) }],
])('a subscription with %s is refused', async (_what, part) => {
	expect((await send(sara, 'POST', { ...subscription('wrong'), ...part })).status).toBe(400)
})

test('only their reader may list or add browsers', async () => {
	expect((await api.app.inject(path)).statusCode).toBe(401)
})
