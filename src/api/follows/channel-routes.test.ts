import { expect, test } from 'vitest'
import { addressChannels } from '#domain/channels.ts'
import { findReaderChannels } from '#store/follows/reader-channel-store.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { receiveWebhooks } from '#test/webhook-receiver.ts'

const receiver = await receiveWebhooks()
const api = await testApi({ webhookAllow: receiver.host })
const user = await activeUser(api)
const path = '/v1/user/ways/'
const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, payload?: object) => {
	const { status, body } = await user.browser.send(method, at, payload, user.as)
	return { status, body: body as { data: { set_up: unknown[]; hours: unknown }; error?: unknown } }
}

test('a digest is set up in the reader’s own hours, and turned off', async () => {
	const hours = { time_zone: 'Europe/Berlin', quiet: { from: 23, until: 7 }, most_an_hour: 3 }
	expect((await send('PUT', `${path}hours/`, hours)).body.data.hours).toEqual(hours)
	const mail = { period: 'weekly', weekday: 1, hour: 9 }
	await send('PUT', `${path}mail/`, mail)
	expect((await send('GET', path)).body.data).toMatchObject({
		hours,
		set_up: [{ way: 'mail', paused: null, mail }],
	})
	for (const wrong of [
		{ ...hours, time_zone: 'Mars/Base' },
		{ ...hours, quiet: { from: 1, until: 24 } },
	])
		expect((await send('PUT', `${path}hours/`, wrong)).status).toBe(400)
	expect((await send('DELETE', path, { way: 'mail' })).body.data.set_up).toEqual([])
	expect((await send('DELETE', path, { way: 'mail' })).status).toBe(404)
})

test('an address that FETCH_ALLOW opens for sources is not open for webhooks', async () => {
	const inside = await receiveWebhooks()
	const other = await testApi({ fetchAllow: inside.host })
	const reader = await activeUser(other)
	const set = await reader.browser.send('PUT', `${path}webhook/`, { url: inside.url }, reader.as)
	expect(set.status).toBe(400)
	expect(inside.received).toEqual([])
})

test('one press unsubscribes without a session: a mail program gets a response, our page is shown again', async () => {
	await send('PUT', `${path}mail/`, { period: 'daily', hour: 8 })
	const [channel] = await findReaderChannels(api.db, user.id)
	const url = `/unsubscribe/${String(channel?.destination.unsubscribe)}`
	const press = (payload: string, to = url) =>
		api.app.inject({
			method: 'POST',
			url: to,
			payload,
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
		})
	expect((await press('List-Unsubscribe=One-Click')).statusCode).toBe(200)
	expect((await findReaderChannels(api.db, user.id))[0]?.pausedWhy).toBe('unsubscribed')
	const again = await press('from=page')
	expect([again.statusCode, again.headers.location]).toEqual([303, '?done'])
	expect((await press('', '/unsubscribe/nobody')).statusCode).toBe(404)
	expect((await send('PUT', path, { way: 'mail' })).body.data.set_up).toMatchObject([{ paused: null }])
})

test('a webhook must be https and public, is signed, and can be tested', async () => {
	const refused = [
		'http://example.com/hook',
		'https://127.0.0.1/hook',
		'https://[::1]/',
		'https://10.0.0.8/',
		'https://example.com:8443/',
		'https://user:pass@example.com/',
		'nonsense',
	]
	for (const url of refused) {
		const respondBy = await send('PUT', `${path}webhook/`, { url })
		expect([url, respondBy.status, respondBy.body.error]).toMatchObject([
			url,
			400,
			{ issues: [{ field: 'url' }] },
		])
	}
	expect((await send('PUT', `${path}webhook/`, { url: receiver.url })).status).toBe(200)
	const [channel] = (await findReaderChannels(api.db, user.id)).filter(
		({ channel: name }) => name === 'webhook',
	)
	const secret = String(channel?.destination.secret)
	const tried = async () => (await send('POST', `${path}webhook/test/`, {})).body.data
	expect(await tried()).toEqual({ arrived: true, problem: null })
	const [message] = receiver.received
	expect(message?.isSigned(secret)).toBe(true)
	expect(message?.isSigned('another')).toBe(false)
	expect(JSON.parse(message?.body ?? '')).toEqual({ id: message?.key, type: 'test', follows: [], more: 0 })
	receiver.respondBy((response) => response.writeHead(302, { location: receiver.url }).end())
	expect(await tried()).toEqual({ arrived: false, problem: 'responded with 302, a redirect' })
	expect(receiver.received).toHaveLength(2)
	const again = await send('PUT', `${path}webhook/`, { url: receiver.url })
	expect(again.body.data.set_up).toContainEqual(
		expect.objectContaining({ webhook: { url: receiver.url, secret } }),
	)
})

test.each(addressChannels)(
	'%s is set up by an https URL that is public, tested, and turned off',
	async (channel) => {
		receiver.respondBy((response) => response.end())
		receiver.received.length = 0
		expect((await send('PUT', `${path}${channel}/`, { url: 'https://10.0.0.8/' })).status).toBe(400)
		const { status, body } = await send('PUT', `${path}${channel}/`, { url: receiver.url })
		expect(status).toBe(200)
		expect(body.data.set_up).toContainEqual(
			expect.objectContaining({ way: channel, paused: null, address: { url: receiver.url } }),
		)
		const tried = await send('POST', `${path}${channel}/test/`, {})
		expect(tried.body.data).toEqual({ arrived: true, problem: null })
		expect(receiver.received).toHaveLength(1)
		expect((await send('DELETE', path, { way: channel })).status).toBe(200)
		expect((await send('POST', `${path}${channel}/test/`, {})).status).toBe(404)
	},
)
