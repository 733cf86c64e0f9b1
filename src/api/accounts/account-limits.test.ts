import { describe, expect, test } from 'vitest'
import { createPasswordHashing } from '#services/accounts/password-hashing.ts'
import { sql } from '#store/sql.ts'
import { freshForm, goodPassword, mailedToken, signUpUser } from '#test/accounts.ts'
import { openBrowser, type TestApi, testApi } from '#test/api-app.ts'
import { testDatabase } from '#test/database.ts'

// Real limits, on one database that two servers share: what the second server knows has survived a restart.
const minute = 60_000
const begun = Date.now()
let clock = 0
// The test's clock does not advance by itself, so that a slow machine gains no time.
const now = () => begun + clock
const database = await testDatabase()
const api = await testApi({ database, limitScale: 1, now })
const roomy = await testApi({ database, now })

let addresses = 0
const newAddress = () => {
	addresses += 1
	return `10.${Math.floor(addresses / 60_000)}.${Math.floor(addresses / 250) % 250}.${1 + (addresses % 250)}`
}
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
	`${status} ${(body as { error?: { code: string } }).error?.code ?? ''}`.trim()

async function activated(on = roomy) {
	const user = await signUpUser(on)
	await sql`update account set activated_at = now() where id = ${user.id}`.execute(database.db)
	return user
}
async function logIn(username: string, password: string, address = newAddress(), on: TestApi = api) {
	const response = await on.app.inject({
		method: 'POST',
		url: '/v1/user/login/',
		remoteAddress: address,
		payload: { username, password },
	})
	return { status: response.statusCode, body: response.json(), headers: response.headers }
}
const emails = async (kind: string, address: string) => {
	const rows = await sql`
		select from mail_outbox where letter = ${kind} and lower(address) = lower(${address})
	`.execute(database.db)
	return rows.rows.length
}

describe('guessing', () => {
	test('fifty passwords on one account from fifty addresses: five are checked', async () => {
		const user = await activated()
		const responses = []
		for (let each = 0; each < 50; each += 1)
			responses.push(codeOf(await logIn(user.username, `Wrong#${each}Aa1`)))
		expect(responses.slice(0, 5)).toEqual(Array(5).fill('400 wrong_credentials'))
		const looked = responses.filter((response) => response.startsWith('400'))
		expect(looked).toHaveLength(5)
		expect(responses.slice(5)).toEqual(Array(45).fill('429 rate_limited'))
		const refused = await logIn(user.username, goodPassword)
		expect(refused.status).toBe(429)
		expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
		expect(refused.headers['ratelimit-limit']).toBe('5')
		// The account's other name does not bypass the limit.
		expect((await logIn(user.email, goodPassword)).status).toBe(429)
	})

	test('fifty concurrent guesses are all counted', async () => {
		const user = await activated()
		const responses = await Promise.all(
			Array.from({ length: 50 }, (_, each) => logIn(user.username, `Wrong#${each}Aa1`)),
		)
		expect(responses.filter(({ status }) => status === 400)).toHaveLength(5)
	})

	test('one password on fifty accounts from one address: twenty are checked', async () => {
		const address = newAddress()
		const responses = []
		for (let each = 0; each < 50; each += 1)
			responses.push(codeOf(await logIn(`nobody.number${each}`, 'Wrong#1aA', address)))
		expect(responses.slice(0, 20)).toEqual(Array(20).fill('400 wrong_credentials'))
		expect(responses.filter((response) => response.startsWith('400'))).toHaveLength(20)
		expect((await logIn('somebody.else', 'Wrong#1aA')).status).toBe(400)
	})

	test('an unknown name is delayed just like a known one', async () => {
		const responses = []
		for (let each = 0; each < 8; each += 1) responses.push((await logIn('nobody.at.all', 'Wrong#1aA')).status)
		expect(responses.slice(0, 6)).toEqual([400, 400, 400, 400, 400, 429])
	})

	test('the wait doubles with each failure past the fifth, and the bucket leaks', async () => {
		const user = await activated()
		for (let each = 0; each < 5; each += 1) await logIn(user.username, 'Wrong#1aA')
		const waits = []
		for (let each = 0; each < 6; each += 1) {
			const refused = await logIn(user.username, 'Wrong#1aA')
			const wait = Number(refused.headers['retry-after'])
			waits.push(wait)
			clock += wait * 1000
			expect((await logIn(user.username, 'Wrong#1aA')).status).toBe(400)
		}
		expect(waits).toEqual([1, 2, 4, 8, 16, 32])
		clock += 60 * minute
		expect((await logIn(user.username, goodPassword)).status).toBe(200)
	})

	test('survives a restart', async () => {
		const user = await activated()
		for (let each = 0; each < 6; each += 1) await logIn(user.username, 'Wrong#1aA')
		const restarted = await testApi({ database, limitScale: 1, now })
		expect((await logIn(user.username, goodPassword, newAddress(), restarted)).status).toBe(429)
	})

	test('the owner can still log in: from a known address, and by a reset', async () => {
		const user = await activated()
		const home = newAddress()
		expect((await logIn(user.username, goodPassword, home)).status).toBe(200)
		for (let each = 0; each < 12; each += 1) await logIn(user.username, 'Wrong#1aA')
		expect((await logIn(user.username, goodPassword)).status).toBe(429)
		expect((await logIn(user.username, goodPassword, home)).status).toBe(200)
		const token = await mailedToken(database.db, user.id, 'password_reset', new Date(now()))
		const browser = await openBrowser(api.app)
		const reset = await browser.send('PUT', '/v1/user/password/reset/', { token, password: 'Daryâ#77kenar' })
		expect(reset.body).toMatchObject({ status: true })
		expect((await logIn(user.username, 'Daryâ#77kenar')).status).toBe(200)
	})

	test('a success clears the account’s failures', async () => {
		const user = await activated()
		for (let round = 0; round < 3; round += 1) {
			for (let each = 0; each < 4; each += 1)
				expect((await logIn(user.username, 'Wrong#1aA')).status).toBe(400)
			expect((await logIn(user.username, goodPassword)).status).toBe(200)
		}
	})
})

describe('unknown usernames', () => {
	test('get the same response as wrong passwords, in about the same time', async () => {
		// With the hashes of production, whose cost is what a difference would be.
		const costly = await testApi({ database, now, passwords: createPasswordHashing() })
		const user = await activated(costly)
		const timed = async (username: string) => {
			const start = performance.now()
			const response = await logIn(username, 'Wrong#1aA', newAddress(), costly)
			return { ms: performance.now() - start, response: JSON.stringify([response.status, response.body]) }
		}
		await timed(user.username)
		await timed('nobody.at.all')
		const [known, unknown]: [number[], number[]] = [[], []]
		const responses = new Set<string>()
		// Alternately, so that other load on the machine affects both alike.
		for (let each = 0; each < 40; each += 1) {
			for (const [name, times] of [
				[user.username, known],
				[`nobody.number${each}`, unknown],
			] as const) {
				const { ms, response } = await timed(name)
				times.push(ms)
				responses.add(response)
			}
		}
		expect(responses.size).toBe(1)
		const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length / 2] ?? 0
		expect(median(unknown) / median(known)).toBeGreaterThan(0.7)
		expect(median(unknown) / median(known)).toBeLessThan(1.4)
	})
})

describe('signing up', () => {
	const signUp = async (
		address: string,
		browser: Awaited<ReturnType<typeof openBrowser>> | undefined,
		more = {},
	) => {
		if (browser !== undefined) return browser.send('POST', '/v1/user/signup/', { ...freshForm(), ...more })
		const response = await api.app.inject({
			method: 'POST',
			url: '/v1/user/signup/',
			remoteAddress: address,
			payload: { ...freshForm(), ...more },
		})
		return { status: response.statusCode, body: response.json() as never, headers: response.headers }
	}

	test('three an hour from a browser, and wrong forms are not counted', async () => {
		const browser = await openBrowser(api.app, newAddress())
		for (let each = 0; each < 4; each += 1) {
			expect((await signUp('', browser, { email: 'wrong' })).status).toBe(400)
		}
		const responses = []
		for (let each = 0; each < 4; each += 1) responses.push(await signUp('', browser))
		expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429])
		expect(responses[3]?.headers['ratelimit-limit']).toBe('3')
		clock += 61 * minute
		expect((await signUp('', browser)).status).toBe(200)
	})

	test('ten an hour from an address, however many browsers', async () => {
		const address = newAddress()
		const responses = []
		for (let each = 0; each < 11; each += 1) responses.push((await signUp(address, undefined)).status)
		expect(responses).toEqual([...Array(10).fill(200), 429])
	})

	test('with somebody’s address notifies the owner three times a day and no more', async () => {
		const user = await activated()
		for (let each = 0; each < 5; each += 1) await signUp(newAddress(), undefined, { email: user.email })
		expect(await emails('already_registered', user.email)).toBe(3)
	})
})

describe('e-mails on demand', () => {
	const post = async (url: string, payload: object, address = newAddress()) => {
		const response = await api.app.inject({ method: 'POST', url, remoteAddress: address, payload })
		return { status: response.statusCode, body: response.json() }
	}

	test.each([true, false])(
		'confirmation: five a day, whether there is such an account (%s)',
		async (known) => {
			const user = known ? await signUpUser(roomy) : freshForm()
			await sql`delete from spent_allowance`.execute(database.db)
			const statuses = []
			for (let each = 0; each < 7; each += 1) {
				const { email, username } = user
				statuses.push((await post('/v1/user/signup/confirmation/resend/', { email, username })).status)
				clock += 301_000
			}
			expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
			expect(await emails('activation', user.email)).toBe(known ? 6 : 0)
		},
	)

	test('a reset: three e-mails an hour, twenty requests in a minute, known or not', async () => {
		const user = await activated()
		for (const email of [user.email, 'nobody.here@example.com']) {
			for (let each = 0; each < 20; each += 1) {
				expect(await post('/v1/user/password/reset/', { email, lang: 'en' })).toEqual({
					status: 200,
					body: { status: true },
				})
			}
			expect(await emails('password_reset', email)).toBe(3)
		}
		clock += 61 * minute
		await post('/v1/user/password/reset/', { email: user.email.toUpperCase(), lang: 'en' })
		expect(await emails('password_reset', user.email)).toBe(4)
	})

	test('ten resets an hour from an address', async () => {
		const address = newAddress()
		const responses = []
		for (let each = 0; each < 11; each += 1) {
			const email = `somebody${each}@example.com`
			responses.push((await post('/v1/user/password/reset/', { email, lang: 'en' }, address)).status)
		}
		expect(responses).toEqual([...Array(10).fill(200), 429])
	})
})
