import { beforeEach, expect, test } from 'vitest'
import { voteLimits } from '#domain/limits.ts'
import { addCampaign } from '#services/ads/manage-campaign.ts'
import { createOriginKey } from '#services/votes/origin-key.ts'
import { readAdDays, readInvalidActs } from '#store/ads/ad-count-store.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { forgetOrigins } from '#store/votes/origin-store.ts'
import { readUncountedViews } from '#store/votes/view-store.ts'
import { activeUser } from '#test/accounts.ts'
import { openBrowser, type TestBrowser, testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { createOriginHash } from './origin-hash.ts'

const { most: crowdLimit } = voteLimits.ofOneNetwork

const hour = 3_600_000
// A tenth of the real limits: 30 new readers and 3 new voters of an address in an hour.
const newReaders = 30
const newVoters = 3
let clock = Date.parse('2026-03-01T12:00:00Z')
const api = await testApi({ limitScale: 0.1, now: () => clock })
const { app, db } = api

const drafts = Array.from({ length: 8 }, (_, index) => makeDraft(`item ${index}`))
await addNews(db, 2030, drafts, new Date(clock))
let items: number[] = []
let item = 0
let other = 0
beforeEach(async () => {
	await sql`truncate vote, item_view, pending_count, uncounted_view, admitted_browser, network_act`.execute(
		db,
	)
	await sql`update news_item set views = 0, importance = 0, bullish = 0, bearish = 0`.execute(db)
	const found = await sql<{ id: number }>`select id from news_item order by id`.execute(db)
	items = found.rows.map(({ id }) => id)
	;[item = 0, other = 0] = items
})

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const mint = (count: number, address: string): Promise<TestBrowser[]> =>
	Promise.all(Array.from({ length: count }, () => openBrowser(app, address)))
const counted = async (column: 'views' | 'bullish', id = item): Promise<number | undefined> => {
	await flushCounts(db)
	const found = await sql<{ value: number }>`
		select ${sql.ref(column)} as value from news_item where id = ${id}
	`.execute(db)
	return found.rows[0]?.value
}
const statuses = (responses: { body: { status: number } }[]) => responses.map(({ body }) => body.status)
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

test('beyond the limit of new browsers of one address in an hour views do not count, and are stored with a reason', async () => {
	const view = (who: TestBrowser, id = item) => who.send('PUT', '/v1/news/views/', { id })
	const crowd = await mint(newReaders + 12, '203.0.113.1')
	// In batches: more at once than the database can queue would be refused.
	const responses: Awaited<ReturnType<typeof view>>[] = []
	for (let at = 0; at < crowd.length; at += 14)
		responses.push(
			...(await Promise.all(
				// Few on each item, so that only the number of new browsers is limited here.
				crowd.slice(at, at + 14).map((each, index) => view(each, items[2 + (index % 6)])),
			)),
		)
	expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
	expect(sum(statuses(responses))).toBe(newReaders)
	expect(sum(await Promise.all(items.map(async (id) => (await counted('views', id)) ?? 0)))).toBe(newReaders)
	expect(await readUncountedViews(db, new Date(clock))).toEqual([{ reason: 'crowded_address', times: 12 }])

	// A browser that was admitted goes on reading; other addresses are not affected; an hour later new browsers are
	// admitted again.
	const inside = crowd[statuses(responses).indexOf(1)]
	const outside = crowd[statuses(responses).indexOf(0)]
	if (inside === undefined || outside === undefined) throw new Error('nobody was let in, or everybody')
	const [elsewhere] = await mint(1, '203.0.113.2')
	if (elsewhere === undefined) throw new Error('no browser')
	expect(statuses([await view(inside, other), await view(elsewhere, other)])).toEqual([1, 1])
	expect(statuses([await view(outside, other)])).toEqual([0])
	expect((await view(outside, 999_999)).status).toBe(404)
	clock += hour + 1
	expect(statuses([await view(outside, other)])).toEqual([1])
})

test.each<[string, (index: number) => string]>([
	['the addresses of an IPv4 /24', (index) => `198.51.100.${index + 1}`],
	['the /64s of an IPv6 /48', (index) => `2001:db8:7:${(index + 1).toString(16)}::1`],
])(
	'of %s ten browsers without an account count on an item in an hour; the rest is stored and not counted',
	async (_name, addressOf) => {
		const crowd = await Promise.all(
			Array.from({ length: 25 }, (_, index) => openBrowser(app, addressOf(index))),
		)
		const responses: Awaited<ReturnType<TestBrowser['send']>>[] = []
		for (const each of crowd) responses.push(await each.send('PUT', '/v1/news/views/', { id: item }))
		expect(sum(statuses(responses))).toBe(crowdLimit)
		expect(await counted('views')).toBe(crowdLimit)
		expect(await readUncountedViews(db, new Date(clock))).toEqual([
			{ reason: 'crowded_network', times: 25 - crowdLimit },
		])
		// Another item, a reader with an account and another network still count; an hour later so does this one.
		const last = crowd.at(-1) as TestBrowser
		const elsewhere = await openBrowser(app, '192.0.2.1')
		const user = await activeUser(api)
		const more = [
			await last.send('PUT', '/v1/news/views/', { id: other }),
			await elsewhere.send('PUT', '/v1/news/views/', { id: item }),
			await user.browser.send('PUT', '/v1/news/views/', { id: item }),
		]
		expect(statuses(more)).toEqual([1, 1, 1])
		clock += hour + 1
		expect(statuses([await last.send('PUT', '/v1/news/views/', { id: item })])).toEqual([1])
	},
)

test('the /64s of one /48 together bring ten times as many new browsers as each of them may', async () => {
	const vote = async (index: number) => {
		// One for each /64, so that no single address is full.
		const browser = await openBrowser(app, `2001:db8:9:${(index + 1).toString(16)}::1`)
		return (await browser.send('PUT', '/v1/news/votes/', { subject: 1, decision: 1, id: items[index % 8] }))
			.status
	}
	const votes: number[] = []
	for (let index = 0; index < 10 * newVoters + 3; index += 1) votes.push(await vote(index))
	expect(votes.filter((status) => status === 200)).toHaveLength(10 * newVoters)
	expect(votes.slice(-3)).toEqual([429, 429, 429])
})

test('ads seen or clicked by too many browsers of one address do not count, and the report says why', async () => {
	const added = await addCampaign(
		{ db, now: () => clock },
		{
			place: { kind: 'text', coinIds: [4001], sourceIds: [] },
			advertiser: 'Cedar Wallet',
			language: 'en',
			startsAt: new Date(clock - hour),
			endsAt: new Date(clock + 24 * hour),
			weight: 1,
			texts: { en: 'Cedar Wallet' },
			link: 'https://shop.example/',
			monthlyPrice: { amount: 100, currency: 'USD' },
		},
		{},
	)
	if (!added.ok) throw new Error(JSON.stringify(added.failure))
	const id = added.value
	const crowd = await mint(newReaders + 5, '203.0.113.3')
	for (const each of crowd) {
		await each.send('POST', '/v1/ads/seen/', { ids: [id] }, firefox)
		const url = `/v1/ads/${id}/click/`
		const click = await app.inject({
			url,
			remoteAddress: '203.0.113.3',
			headers: { cookie: each.cookies(), ...firefox },
		})
		expect(click.headers.location).toBe('https://shop.example/')
	}
	expect(await readAdDays(db, id)).toMatchObject([
		{ seen: crowdLimit, clicks: crowdLimit, invalid: 2 * (newReaders + 5 - crowdLimit) },
	])
	expect(await readInvalidActs(db, id)).toEqual([
		{ act: 'click', reason: 'crowded_address', times: 5 },
		{ act: 'click', reason: 'no_impression', times: newReaders - crowdLimit },
		{ act: 'seen', reason: 'crowded_address', times: 5 },
		{ act: 'seen', reason: 'crowded_network', times: newReaders - crowdLimit },
	])
})

test('a browser that was admitted to vote is not admitted for ever', async () => {
	const vote = (who: TestBrowser, id = item) =>
		who.send('PUT', '/v1/news/votes/', { subject: 2, decision: 1, id })
	const crowd = await mint(newVoters + 1, '203.0.113.4')
	const first: number[] = []
	for (const each of crowd) first.push((await vote(each)).status)
	expect(first).toEqual([200, 200, 200, 429])
	clock += 24 * hour
	await forgetOrigins(db, new Date(clock))
	const second: number[] = []
	for (const each of crowd.toReversed()) second.push((await vote(each, other)).status)
	expect(second).toEqual([200, 200, 200, 429])
	expect([await counted('bullish'), await counted('bullish', other)]).toEqual([newVoters, newVoters])
})

test('the origin of an act is known for a day, by every process alike, and by nobody after it', async () => {
	const here = createOriginHash(createOriginKey({ db, now: () => clock }))
	const there = createOriginHash(createOriginKey({ db, now: () => clock }))
	const first = await here('2001:db8:1:2:3::4')
	expect(await there('2001:db8:1:2::5')).toEqual(first)
	const neighbour = await here('2001:db8:1:3::4')
	expect([neighbour.address === first.address, neighbour.network === first.network]).toEqual([false, true])
	expect((await here('198.51.100.7')).network).toBe((await here('198.51.100.200')).network)
	expect((await here('198.51.100.7')).address).toBe((await here('::ffff:198.51.100.7')).address)
	clock += 24 * hour
	expect(await here('2001:db8:1:2:3::4')).not.toEqual(first)
	await forgetOrigins(db, new Date(clock))
	const keys = await sql`select from origin_key`.execute(db)
	expect(keys.rows).toHaveLength(1)
})
