import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BannerResponse } from '#contract/ads.ts'
import type { NewsListResponse } from '#contract/news-list.ts'
import type { CampaignDraft } from '#domain/ad.ts'
import { inTehran } from '#domain/tehran-day.ts'
import { addCampaign, pauseCampaign } from '#services/ads/manage-campaign.ts'
import { forgetAdMarks, mergeAdMarks, readAdDays, readInvalidActs } from '#store/ads/ad-count-store.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { openBrowser, type TestBrowser, testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const hour = 3_600_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let clock = Date.parse('2026-07-20T09:00:00Z')
const { app, db } = await testApi({ now: () => clock })
const picture = await sharp({ create: { width: 728, height: 90, channels: 3, background: '#146a5f' } })
	.png()
	.toBuffer()

const draft = (more: Partial<CampaignDraft> = {}): CampaignDraft => ({
	place: { kind: 'banner', placement: 'top', exclusive: false },
	advertiser: 'Cedar Wallet',
	language: 'both',
	startsAt: new Date(clock - hour),
	endsAt: new Date(clock + 30 * 24 * hour),
	weight: 1,
	texts: { fa: 'کیف پول سرو', en: 'Cedar Wallet' },
	link: `https://shop.example/${performance.now()}`,
	monthlyPrice: { amount: 100, currency: 'USD' },
	...more,
})
const add = async (more: Partial<CampaignDraft> = {}): Promise<number> => {
	const added = await addCampaign({ db, now: () => clock }, draft(more), { fa: picture, en: picture })
	if (!added.ok) throw new Error(JSON.stringify(added.failure))
	await announced()
	return added.value
}
const pause = async (id: number) => {
	await pauseCampaign({ db, now: () => clock }, id, 'paused')
	await announced()
}
// A change is announced through the database; where that takes long, the list of ads is read again after two seconds.
const announced = async () => {
	clock += 2_500
}
const bannerAt = async (placement: string, lang = 'en') => {
	const response = await app.inject({ url: `/v1/ads/?placement=${placement}&lang=${lang}` })
	return response.json() as { status: 1; data: BannerResponse | null }
}

let browser: TestBrowser
beforeEach(async () => {
	await sql`truncate ad_campaign cascade`.execute(db)
	await announced()
	browser = await openBrowser(app)
})
const seen = (ids: unknown, who = browser, headers: Record<string, string> = {}) =>
	who.send('POST', '/v1/ads/seen/', { ids }, { 'user-agent': firefox, ...headers })
const click = (
	id: number | string,
	who = browser,
	headers: Record<string, string> = {},
	method = 'GET' as const,
) =>
	app.inject({
		method,
		url: `/v1/ads/${id}/click/`,
		headers: { cookie: who.cookies(), 'user-agent': firefox, ...headers },
	})
const totals = async (id: number) => {
	const days = await readAdDays(db, id)
	const sum = (of: 'seen' | 'clicks' | 'invalid') => days.reduce((all, day) => all + day[of], 0)
	return { seen: sum('seen'), clicks: sum('clicks'), invalid: sum('invalid') }
}
const reasons = async (id: number) =>
	Object.fromEntries(
		(await readInvalidActs(db, id)).map(({ act, reason, times }) => [`${act} ${reason}`, times]),
	)

describe('banners', () => {
	test('a placement without a campaign has none', async () => {
		expect(await bannerAt('top')).toMatchObject({ status: 1, data: null })
	})

	test('a banner has everything that a page needs, and its picture comes from this host', async () => {
		const id = await add()
		const { data } = await bannerAt('top', 'fa')
		expect(data).toMatchObject({ id, width: 728, height: 90, alt: 'کیف پول سرو', advertiser: 'Cedar Wallet' })
		expect(data?.why).toContain('Cedar Wallet')
		expect(data?.image).toBe(`/images/ads/${id}-fa.webp`)
		const image = await app.inject({ url: data?.image ?? '' })
		expect(image.statusCode).toBe(200)
		expect(image.headers).toMatchObject({
			'content-type': 'image/webp',
			'content-security-policy': "default-src 'none'; sandbox",
			'x-content-type-options': 'nosniff',
		})
		expect(await sharp(image.rawPayload).metadata()).toMatchObject({
			format: 'webp',
			width: 1456,
			height: 180,
		})
		const wrong = [
			'/images/ads/999999-en.webp',
			`/images/ads/${id}-de.webp`,
			'/images/ads/9999999999-en.webp',
		]
		for (const url of wrong) expect((await app.inject({ url })).statusCode).toBe(404)
	})

	test('two campaigns are shown in proportion to their weights', async () => {
		const light = await add({ weight: 1, advertiser: 'Light' })
		const heavy = await add({ weight: 9, advertiser: 'Heavy' })
		const drawn = []
		for (let round = 0; round < 200; round++) drawn.push((await bannerAt('top')).data?.id)
		const times = drawn.filter((id) => id === light).length
		expect(times).toBeGreaterThan(2)
		expect(times).toBeLessThan(60)
		expect(drawn.filter((id) => id === heavy)).toHaveLength(200 - times)
	})

	test('a paused campaign is not served, nor one of another language', async () => {
		const id = await add({ language: 'fa' })
		expect((await bannerAt('top', 'en')).data).toBe(null)
		expect((await bannerAt('top', 'fa')).data?.id).toBe(id)
		await pause(id)
		expect((await bannerAt('top', 'fa')).data).toBe(null)
	})

	test('pausing takes effect immediately', async () => {
		const id = await add()
		expect((await bannerAt('top')).data?.id).toBe(id)
		await pauseCampaign({ db, now: () => clock }, id, 'paused')
		// The clock does not advance, so only the announcement can have changed it.
		await expect.poll(async () => (await bannerAt('top')).data).toBe(null)
	})

	test('not served from the midnight in Tehran at which it ends, nor before it starts', async () => {
		const day = new Date(clock + 3.5 * hour + 48 * hour).toISOString().slice(0, 10)
		const end = inTehran(day)
		await add({ endsAt: end })
		const before = clock
		clock = end.getTime() - 1
		expect((await bannerAt('top')).data).not.toBe(null)
		clock = end.getTime()
		expect((await bannerAt('top')).data).toBe(null)
		clock = before - 2 * hour
		expect((await bannerAt('top')).data).toBe(null)
		clock = end.getTime() + 1
	})

	test('a page knows which placements to reserve space for', async () => {
		await add({ language: 'fa' })
		const room = async (lang: string) =>
			(await app.inject({ url: `/v1/ads/placements/?lang=${lang}` })).json().data.placements
		expect(await room('fa')).toEqual(['top'])
		expect(await room('en')).toEqual([])
	})

	test.each([
		'',
		'?placement=moon&lang=en',
		'?placement=top',
		'?placement=top&lang=de',
		'?placement[]=top&lang=en',
	])('/v1/ads/%s is 400', async (query) => {
		expect((await app.inject({ url: `/v1/ads/${query}` })).statusCode).toBe(400)
	})
})

describe('impressions', () => {
	test('count once for a browser in an hour, and again after it', async () => {
		const id = await add()
		expect((await seen([id])).body).toEqual({ status: 1, data: { counted: 1 } })
		expect((await seen([id, id])).body).toEqual({ status: 0, data: { counted: 0 } })
		clock += hour - 1
		expect((await seen([id])).body).toMatchObject({ status: 0 })
		clock += 1
		expect((await seen([id])).body).toMatchObject({ status: 1 })
		expect((await seen([id], await openBrowser(app))).body).toMatchObject({ status: 1 })
		expect(await totals(id)).toEqual({ seen: 3, clicks: 0, invalid: 2 })
		expect(await reasons(id)).toEqual({ 'seen repeated': 2 })
	})

	test('many at once from one browser count once', async () => {
		const id = await add()
		const responses = await Promise.all(Array.from({ length: 50 }, () => seen([id])))
		expect(responses.filter(({ body }) => (body as { status: number }).status === 1)).toHaveLength(1)
		expect((await totals(id)).seen).toBe(1)
	})

	test('robots, prefetches and programs are stored with their reason, and not counted', async () => {
		const id = await add()
		await seen([id], browser, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
		await seen([id], browser, { 'sec-purpose': 'prefetch' })
		const program = await app.inject({
			method: 'POST',
			url: '/v1/ads/seen/',
			payload: { ids: [id] },
			headers: { 'user-agent': firefox },
		})
		expect(program.json()).toEqual({ status: 0, data: { counted: 0 } })
		expect(await reasons(id)).toEqual({ 'seen robot': 1, 'seen prefetch': 1, 'seen no_identity': 1 })
		expect((await totals(id)).seen).toBe(0)
	})

	test('an unknown id is 404 and nothing of the list is counted', async () => {
		const id = await add()
		expect((await seen([id, 999_999])).status).toBe(404)
		expect(await totals(id)).toEqual({ seen: 0, clicks: 0, invalid: 0 })
	})

	test('a campaign that is over or paused is not counted', async () => {
		const id = await add({ endsAt: new Date(clock + hour) })
		const paused = await add({ advertiser: 'Paused' })
		await pause(paused)
		clock += hour
		await seen([id, paused])
		expect(await reasons(id)).toEqual({ 'seen not_running': 1 })
		expect(await reasons(paused)).toEqual({ 'seen not_running': 1 })
	})

	test.each([[[]], [['1']], [[0]], [[1.5]], [[2 ** 31]], [Array(21).fill(1)], [null], ['1']])(
		'ids %j are 400',
		async (ids) => {
			expect((await seen(ids)).status).toBe(400)
		},
	)

	test('cannot be sent by a page of another site', async () => {
		const id = await add()
		expect((await seen([id], browser, { 'x-csrftoken': 'forged' })).status).toBe(403)
		expect((await seen([id], browser, { origin: 'https://evil.example' })).status).toBe(403)
		expect((await seen([id], browser, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
		expect(await totals(id)).toEqual({ seen: 0, clicks: 0, invalid: 0 })
	})

	test('logging in does not count a viewer twice, and marks that are no longer needed are deleted', async () => {
		const id = await add()
		await seen([id])
		const marks = () =>
			sql<{
				kind: string
				who: string
			}>`select identity_kind as kind, identity_id as who from ad_mark`.execute(db)
		const session = (await marks()).rows[0]?.who ?? ''
		await mergeAdMarks(db, session, '7')
		expect((await marks()).rows).toEqual([{ kind: 'user', who: '7' }])
		expect(await forgetAdMarks(db, new Date(clock + 23 * hour))).toBe(0)
		expect(await forgetAdMarks(db, new Date(clock + 25 * hour))).toBe(1)
		expect((await totals(id)).seen).toBe(1)
	})
})

describe('clicks', () => {
	test('lead to the stored link and nowhere else, whatever the URL says', async () => {
		const id = await add({ link: 'https://shop.example/offer?a=b' })
		await seen([id])
		for (const more of ['', '?url=https://evil.example', '?to=//evil.example&next=javascript:alert(1)']) {
			const response = await app.inject({
				url: `/v1/ads/${id}/click/${more}`,
				headers: { 'user-agent': firefox },
			})
			expect(response.statusCode).toBe(302)
			expect(response.headers.location).toBe('https://shop.example/offer?a=b')
			expect(response.headers['cache-control']).toContain('no-store')
		}
	})

	test.each([
		'999999',
		'0',
		'-1',
		'1e3',
		'1.5',
		'%2F%2Fevil.example',
		'99999999999',
		'javascript:alert(1)',
		'1%0d%0aX:1',
	])('of %s are 404', async (id) => {
		const response = await click(id)
		expect(response.statusCode).toBe(404)
		expect(response.headers.location).toBeUndefined()
	})

	test('a hundred clicks of one browser count once', async () => {
		const id = await add()
		await seen([id])
		for (let round = 0; round < 100; round++) expect((await click(id)).statusCode).toBe(302)
		expect(await totals(id)).toEqual({ seen: 1, clicks: 1, invalid: 99 })
		clock += hour
		await click(id)
		expect((await totals(id)).clicks).toBe(2)
	})

	test('without an impression, by a robot, by a prefetch, from another site: stored, not counted', async () => {
		const id = await add()
		await click(id)
		await seen([id])
		await click(id, browser, { 'user-agent': 'curl/8.5.0' })
		await click(id, browser, { purpose: 'prefetch' })
		await click(id, browser, { 'sec-fetch-site': 'cross-site' })
		const program = await app.inject({ url: `/v1/ads/${id}/click/`, headers: { 'user-agent': firefox } })
		expect(program.statusCode).toBe(302)
		expect(await reasons(id)).toEqual({
			'click no_impression': 1,
			'click robot': 1,
			'click prefetch': 1,
			'click foreign_page': 1,
			'click no_identity': 1,
		})
		expect((await totals(id)).clicks).toBe(0)
	})

	test('of a campaign that is over still lead to its own target, and do not count', async () => {
		const id = await add({ endsAt: new Date(clock + hour), link: 'https://over.example/' })
		await seen([id])
		clock += hour
		expect((await click(id)).headers.location).toBe('https://over.example/')
		expect(await totals(id)).toEqual({ seen: 1, clicks: 0, invalid: 1 })
	})
})

describe('text ads in the list of news', () => {
	beforeEach(async () => {
		await sql`truncate news_item, news_list_entry cascade`.execute(db)
		const drafts = Array.from({ length: 12 }, (_, index) =>
			makeDraft(`n${index}-${performance.now()}`, { coins: index % 2 === 0 ? ['BTC'] : [] }),
		)
		await addNews(db, 2030, drafts, new Date(clock))
		await announced()
		clock += 16_000
	})
	const list = async (lang = 'en', page = 1): Promise<NewsListResponse['data']> =>
		(await app.inject({ method: 'POST', url: '/v1/news/filter/', payload: { lang, page } })).json().data
	const bitcoin = { kind: 'text', coinIds: [4001], sourceIds: [] } as const
	const wire = { kind: 'text', coinIds: [], sourceIds: [2030] } as const

	test('are absent where no campaign matches', async () => {
		expect((await list()).ads).toEqual([])
	})

	test('are shown under items of their coin, say why, and disappear with their campaign', async () => {
		const id = await add({ place: bitcoin })
		const { ads, news } = await list()
		expect(ads).toHaveLength(1)
		expect(ads[0]).toMatchObject({ id, text: 'Cedar Wallet', advertiser: 'Cedar Wallet' })
		expect(ads[0]?.why).toContain('BTC')
		const item = news.find((one) => one.id === ads[0]?.news_id)
		expect(item?.tags.map(({ symbol }) => symbol)).toContain('BTC')
		await pause(id)
		// The cache is cleared by a notification of the database.
		await expect.poll(async () => (await list()).ads).toEqual([])
	})

	test('never more than one on a page, under one of its first four boxes, however many campaigns there are', async () => {
		for (let round = 0; round < 6; round++) await add({ place: wire, advertiser: `Advertiser ${round}` })
		const { ads, news } = await list()
		expect(ads).toHaveLength(1)
		expect(news.findIndex((one) => one.id === ads[0]?.news_id)).toBeLessThan(4)
		// The second page has two boxes.
		expect((await list('en', 2)).ads).toEqual([])
	})

	test('a cached list shows an ad that began, and no longer one that ended, within five seconds', async () => {
		const end = clock + 10 * hour
		await add({ place: bitcoin, startsAt: new Date(end - hour), endsAt: new Date(end) })
		clock = end - hour - 1
		expect((await list()).ads).toHaveLength(0)
		clock = end - hour + 5_000
		expect((await list()).ads).toHaveLength(1)
		clock = end - 1
		expect((await list()).ads).toHaveLength(1)
		clock = end + 5_000
		expect((await list()).ads).toHaveLength(0)
	})
})

test('floods are limited', async () => {
	const { app: strict } = await testApi({ limitScale: 1, now: () => clock })
	const flood = await openBrowser(strict)
	const responses = []
	for (let round = 0; round < 245; round++) {
		responses.push((await flood.send('GET', '/v1/ads/?placement=top&lang=en')).status)
	}
	expect(responses.filter((status) => status === 429)).toHaveLength(5)
	expect((await flood.send('POST', '/v1/ads/seen/', { ids: [1] })).status).toBe(429)
})
