import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { ownDataResponse } from '#contract/profile.ts'
import { grantSubscription } from '#services/accounts/grant-subscription.ts'
import { openFollowMatcher } from '#store/follows/match-follows.ts'
import { saveReaderChannel } from '#store/follows/reader-channel-store.ts'
import { addNews } from '#store/news/news-writer.ts'
import { addLogEntry } from '#store/operator/operator-log.ts'
import { sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { reconcileCounts } from '#store/votes/reconcile-counts.ts'
import { activeUser, goodPassword } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

let clock = Date.parse('2026-11-01T10:00:00Z')
const api = await testApi({ now: () => clock })
const { app, db } = api
const publishedAt = new Date(clock)
await addNews(db, 2030, [makeDraft('a', { publishedAt }), makeDraft('b', { publishedAt })], publishedAt)
const items = (await sql<{ id: number }>`select id from news_item order by id`.execute(db)).rows.map(
	({ id }) => id,
)
const [first = 0, second = 0] = items

/** A user who has voted, viewed, saved, filtered, followed, muted and reported a missing tag. */
async function livelyUser() {
	const user = await activeUser(api)
	const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
		user.browser.send(method, url, body, user.as)
	await send('PUT', '/v1/news/votes/', { id: first, subject: 2, decision: 1 })
	await send('PUT', '/v1/news/votes/', { id: second, subject: 1, decision: 1 })
	await send('PUT', '/v1/news/views/', { id: first })
	await send('PUT', '/v1/user/favorites/news/', { id: second })
	await send('PUT', '/v1/user/briefing/done/', { items: [first], done: true })
	await send('POST', '/v1/user/follows/', { name: 'Ether', coins: ['ETH'] })
	await send('PUT', '/v1/user/ways/mail/', { period: 'daily', hour: 9 })
	await send('PUT', '/v1/user/mutes/', { words: ['airdrop'], sources: ['desk'] })
	const missing = { id: first, kind: 'coin', ref: 'ETH', verdict: 'missing', reason: 'it is about Ether' }
	await send('POST', '/v1/news/tags/report/', missing)
	return { ...user, send }
}
/** Adds a follow of everything by a webhook, and a notification that was sent. */
async function addNotifications({ id, send }: Awaited<ReturnType<typeof livelyUser>>) {
	const webhook = {
		accountId: id,
		channel: 'webhook',
		destination: { url: 'https://a.example/', secret: 's' },
	} as const
	await saveReaderChannel(db, webhook, new Date(clock))
	await send('POST', '/v1/user/follows/', {
		name: 'All',
		min_outlets: 1,
		words: ['title'],
		ways: ['webhook'],
	})
	await sql`update follow_cursor set last_item = 0`.execute(db)
	await openFollowMatcher(db)(new Date(clock))
}
const counts = async () => {
	await flushCounts(db)
	return (await sql`select id, views, importance, bullish from news_item order by id`.execute(db)).rows
}

describe('my data', () => {
	test('are sent to the user only', async () => {
		expect((await (await openBrowser(app)).send('GET', '/v1/user/data/')).status).toBe(401)
	})

	test('come as a file that contains everything and no secret', async () => {
		const user = await livelyUser()
		await addNotifications(user)
		const { id } = user
		await sql`insert into known_address values (${id}, 'a mark', ${new Date(clock)})`.execute(db)
		await sql`
			insert into ad_campaign (kind, placement, advertiser, language, starts_at, ends_at, weight, link, monthly_price, currency, added_at)
			values ('banner', 'top', 'Cedar Wallet', 'en', now(), now() + interval '1 day', 1, 'https://shop.example/', 1, 'USD', now())
		`.execute(db)
		await sql`
			insert into ad_mark select id, 'seen', 'user', ${String(id)}, ${new Date(clock)}::timestamptz from ad_campaign
		`.execute(db)
		const outcome = { code: 'text', text: 'suspended' } as const
		const entry = { madeAt: new Date(clock), who: 'the-operator', act: 'users.suspend', outcome }
		await inTransaction(db, async (change) => {
			await addLogEntry(change, { ...entry, subject: `account:${id}`, why: 'wrote spam' })
			await addLogEntry(change, { ...entry, subject: `account:${id}0`, why: 'somebody else' })
		})
		await grantSubscription(db, user.id, 'yearly', new Date(clock))
		const response = await user.send('GET', '/v1/user/data/')
		expect(response.headers['content-disposition']).toContain('attachment')
		expect(response.headers['cache-control']).toBe('private, no-store')
		const data = response.body as z.output<typeof ownDataResponse>
		expect(data.account).toMatchObject({ username: user.username, email: user.email, sex: 'F' })
		expect(data.account.subscription_set.map(({ plan }) => plan)).toEqual(['trial', 'yearly'])
		expect(data.votes.map(({ item, choice }) => [item, choice])).toEqual(
			expect.arrayContaining([
				[first, 'bullish'],
				[second, 'important'],
			]),
		)
		expect(data.views.map(({ item }) => item)).toEqual([first])
		expect(data.tag_reports).toMatchObject([
			{ item: first, kind: 'coin', ref: 'ETH', verdict: 'missing', reason: 'it is about Ether' },
		])
		expect(data.follows).toMatchObject([{ name: 'Ether', coins: ['ETH'] }, { name: 'All' }])
		expect(data.ways.set_up).toMatchObject([
			{ way: 'mail', mail: { period: 'daily', hour: 9 } },
			{ way: 'webhook', webhook: { url: 'https://a.example/' } },
		])
		expect(data.told_stories.map(({ follow, item }) => [follow, item])).toEqual([
			['All', first],
			['All', second],
		])
		expect(data.waiting_stories).toMatchObject([
			{ way: 'webhook', follow: 'All', item: first },
			{ way: 'webhook', follow: 'All', item: second },
		])
		expect(data.mutes).toEqual({ words: ['airdrop'], sources: ['desk'] })
		expect(data.bookmarks.map(({ id }) => id)).toEqual([second])
		expect(data.briefing_done).toEqual([first])
		expect(data.known_addresses.map(({ mark }) => mark)).toContain('a mark')
		expect(data.ad_marks).toMatchObject([{ advertiser: 'Cedar Wallet', act: 'seen' }])
		expect(data.operator_entries).toMatchObject([
			{ act: 'users.suspend', why: 'wrote spam', outcome: 'suspended' },
		])
		expect(JSON.stringify(data)).not.toContain('the-operator')
		expect(data.sessions).toHaveLength(2)
		expect(data.letters.map(({ letter }) => letter)).toEqual(['activation'])
		expect(JSON.stringify(data)).not.toMatch(/argon2|hash|token/i)
	})
})

describe('an account', () => {
	test('is deleted with everything but the votes, which can no longer be attributed', async () => {
		const user = await livelyUser()
		await addNotifications(user)
		const before = await counts()
		expect((await user.send('DELETE', '/v1/user/')).status).toBe(200)
		expect(await counts()).toEqual(before)
		expect(await reconcileCounts(db)).toEqual({ items: [], entries: 0 })
		const id = String(user.id)
		for (const table of ['vote', 'item_view', 'tag_report', 'ad_mark']) {
			const left = await sql`
				select from ${sql.ref(table)} where identity_kind = 'user' and identity_id = ${id}
			`.execute(db)
			expect(left.rows, table).toEqual([])
		}
		const left = await sql<{ n: number }>`
			select (select count(*) from account where id = ${user.id})::integer
				+ (select count(*) from session where user_id = ${user.id})::integer
				+ (select count(*) from follow where account_id = ${user.id})::integer
				+ (select count(*) from mute where account_id = ${user.id})::integer
				+ (select count(*) from reader_channel where account_id = ${user.id})::integer
				+ (select count(*) from reader_hours where account_id = ${user.id})::integer
				+ (select count(*) from notification_queue where account_id = ${user.id})::integer
				+ (select count(*) from push_browser where account_id = ${user.id})::integer
				+ (select count(*) from bookmark where account_id = ${user.id})::integer as n
		`.execute(db)
		expect(left.rows[0]?.n).toBe(0)
		const votes = await sql<{ id: string }>`
			select identity_id as id from vote where identity_id like 'gone:%'
		`.execute(db)
		expect(new Set(votes.rows.map(({ id }) => id)).size).toBe(votes.rows.length)
		// The reason in the user's own words is deleted; the report itself is not.
		const reports = await sql`select reason from tag_report where identity_id like 'gone:%'`.execute(db)
		expect(reports.rows).toEqual([{ reason: null }])
		expect((await user.send('GET', '/v1/user/info/')).status).toBe(401)
		const login = { username: user.username, password: goodPassword }
		expect((await (await openBrowser(app)).send('POST', '/v1/user/login/', login)).status).toBe(400)
	})

	test('needs the password when the log-in is some time ago, and refuses a wrong one at any time', async () => {
		const user = await livelyUser()
		const recent = await user.send('DELETE', '/v1/user/', { current_pass: 'Wrong#1word' })
		expect(recent).toMatchObject({ status: 400, body: { error: { code: 'wrong_credentials' } } })
		clock += 16 * 60_000
		const without = await user.send('DELETE', '/v1/user/', {})
		expect(without).toMatchObject({ status: 403, body: { error: { code: 'password_required' } } })
		const wrong = await user.send('DELETE', '/v1/user/', { password: 'Wrong#1word' })
		expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'wrong_credentials' } } })
		expect((await user.send('DELETE', '/v1/user/', { password: goodPassword })).status).toBe(200)
	})

	test('is not deleted by a page of another site or without a token', async () => {
		const user = await livelyUser()
		const foreign = { ...user.as, origin: 'https://evil.example' }
		expect((await user.browser.send('DELETE', '/v1/user/', {}, foreign)).status).toBe(403)
		expect((await user.browser.send('DELETE', '/v1/user/', {})).status).toBe(401)
		expect((await user.send('GET', '/v1/user/info/')).status).toBe(200)
	})
})

describe('a granted plan', () => {
	test('begins where the credit ends, and two granted at once follow each other', async () => {
		const user = await activeUser(api)
		const grant = () => grantSubscription(db, user.id, '3-months', new Date(clock))
		const both = await Promise.all([grant(), grant()])
		const ends = both
			.flatMap((grant) => (grant === undefined ? [] : [[grant.begins, grant.ends]]))
			.toSorted((one, other) => Number(one[0]) - Number(other[0]))
		const trialEnds = new Date(clock + 30 * 86_400_000)
		expect(ends[0]?.[0]).toEqual(trialEnds)
		expect(ends[1]?.[0]).toEqual(ends[0]?.[1])
	})

	test('begins now where no credit is left, and an unknown account gets none', async () => {
		const user = await activeUser(api)
		clock += 60 * 86_400_000
		const grant = await grantSubscription(db, user.id, 'yearly', new Date(clock))
		expect(grant?.begins).toEqual(new Date(clock))
		expect(await grantSubscription(db, 2_000_000_000, 'yearly', new Date(clock))).toBeUndefined()
	})
})
