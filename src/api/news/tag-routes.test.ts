import { beforeEach, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { openBrowser, type TestBrowser, testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const { app, db } = await testApi()
const why = [{ kind: 'coin' as const, ref: 'BTC', span: [0, 7] as [number, number], rule: 'name' }]
let item = 0
let browser: TestBrowser

beforeEach(async () => {
	const draft = makeDraft(`t${performance.now()}`, { coins: ['BTC'] })
	await addNews(db, 2030, [{ ...draft, tags: { ...draft.tags, why } }], new Date())
	const found = await sql<{ id: number }>`select max(id) as id from news_item`.execute(db)
	item = found.rows[0]?.id ?? 0
	browser = await openBrowser(app)
})

const report = (body: object, who = browser) =>
	who.send('POST', '/v1/news/tags/report/', { id: item, kind: 'coin', ref: 'BTC', verdict: 'wrong', ...body })
const storedReports = async () =>
	(
		await sql<{
			reports: number
		}>`select count(*)::integer as reports from tag_report where item_id = ${item}`.execute(db)
	).rows[0]?.reports

test('an item has its tags and the words that caused them', async () => {
	const response = await app.inject(`/v1/news/tags/?id=${item}`)
	expect(response.statusCode).toBe(200)
	expect(response.json()).toEqual(why)
	expect((await app.inject('/v1/news/tags/?id=2000000')).statusCode).toBe(404)
	expect((await app.inject('/v1/news/tags/?id=x')).statusCode).toBe(400)
})

test('a report and its reason are stored once for each browser', async () => {
	expect((await report({})).body).toEqual({ status: 1 })
	expect((await report({})).body).toEqual({ status: 0 })
	// The press is sent first, and the reason afterwards, if there is one.
	expect((await report({ reason: 'another bitcoin' })).body).toEqual({ status: 1 })
	expect((await report({ reason: 'yet another' })).body).toEqual({ status: 0 })
	expect((await report({}, await openBrowser(app))).body).toEqual({ status: 1 })
	expect(await storedReports()).toBe(2)
})

test.each([
	['a tag that is not there', { ref: 'ETH' }, 400],
	['a tag that is there as missing', { verdict: 'missing' }, 400],
	['a tag nobody knows', { ref: 'NOPE', verdict: 'missing' }, 400],
	['another verdict', { verdict: 'maybe' }, 400],
	['an item that is not there', { id: 2_000_000 }, 404],
	['a reason without end', { reason: 'x'.repeat(201) }, 400],
])('%s is refused', async (_name, body, status) => {
	expect((await report(body)).status).toBe(status)
	expect(await storedReports()).toBe(0)
})

test('a program without a session cannot report', async () => {
	const payload = { id: item, kind: 'coin', ref: 'BTC', verdict: 'wrong' }
	const response = await app.inject({ method: 'POST', url: '/v1/news/tags/report/', payload })
	expect(response.statusCode).toBe(403)
	expect(await storedReports()).toBe(0)
})
