import { expect, test } from 'vitest'
import { findReaderWays } from '#store/follows/reader-way-store.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'

const api = await testApi()
const user = await activeUser(api)
const path = '/v1/user/ways/'
const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, payload?: object) => {
	const { status, body } = await user.browser.send(method, at, payload, user.as)
	return { status, body: body as { data: { set_up: unknown[]; hours: unknown }; error?: unknown } }
}

test('a digest is set up, in the reader’s own hours, and turned off', async () => {
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

test('one press unsubscribes without a session: a mail program is answered, our page is shown again', async () => {
	await send('PUT', `${path}mail/`, { period: 'daily', hour: 8 })
	const [way] = await findReaderWays(api.db, user.id)
	const url = `/unsubscribe/${String(way?.destination.unsubscribe)}`
	const press = (payload: string, to = url) =>
		api.app.inject({
			method: 'POST',
			url: to,
			payload,
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
		})
	expect((await press('List-Unsubscribe=One-Click')).statusCode).toBe(200)
	expect((await findReaderWays(api.db, user.id))[0]?.pausedWhy).toBe('unsubscribed')
	const again = await press('from=page')
	expect([again.statusCode, again.headers.location]).toEqual([303, '?done'])
	expect((await press('', '/unsubscribe/nobody')).statusCode).toBe(404)
	expect((await send('PUT', path, { way: 'mail' })).body.data.set_up).toMatchObject([{ paused: null }])
})
