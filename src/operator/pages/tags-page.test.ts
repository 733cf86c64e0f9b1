import { expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { keepTagReport } from '#store/news/tag-report-store.ts'
import { sql } from '#store/sql.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { activeOperator } from '#test/operators.ts'

const api = await testApi()
const title = 'Bitcoin <climbs> above $90,000'
const why = [{ kind: 'coin' as const, ref: 'BTC', span: [0, 7] as [number, number], rule: 'name' }]
const draft = makeDraft('a', { title, coins: ['BTC'] })
await addNews(api.db, 2030, [{ ...draft, tags: { ...draft.tags, why } }], new Date())
const itemId = (await sql<{ id: number }>`select id from news_item`.execute(api.db)).rows[0]?.id ?? 0
const report = { itemId, kind: 'coin', ref: 'BTC', verdict: 'wrong', reason: 'it is a <word> here' } as const
await keepTagReport(api.db, { kind: 'session', id: 'a reader' }, report, new Date())

test('two operators who decide about one report at once do not undo each other', async () => {
	const [one, other] = [await activeOperator(api), await activeOperator(api)]
	const page = await one.get('/operator/tags/')
	expect(page.text).toContain('<mark dir="auto">Bitcoin</mark>')
	expect(page.text).toContain('Bitcoin &lt;climbs&gt;')
	const [, reports = '', seen = ''] = [
		'',
		/name="reports" value="(\d+)"/.exec(page.text)?.[1],
		/name="seen" value="(\d+)"/.exec(page.text)?.[1],
	]
	expect((await one.press('/operator/tags/accept/', { seen })).text).toContain(
		'You haven’t selected anything',
	)
	const done = await one.press('/operator/tags/accept/', { reports, seen, why: 'a word, not the coin' })
	expect(done).toMatchObject({ status: 303, location: '/operator/?done=tags.accept' })
	const late = await other.press('/operator/tags/dismiss/', { reports, seen })
	expect(late.status).toBe(409)
	expect(late.text).toContain('a word, not the coin')
	expect(late.text).toContain(one.username)
	const ruled = await sql<{ accepted: boolean }>`select accepted from tag_ruling`.execute(api.db)
	expect(ruled.rows).toEqual([{ accepted: true }])
	expect((await other.get('/operator/log/')).text).toContain('Not: Coin \u2068BTC\u2069')
})

test('a program can do the same, and gets JSON', async () => {
	const operator = await activeOperator(api)
	const send = (body: object) =>
		operator.browser.send('POST', '/v1/operator/tags/dismiss/', body, operator.as)
	expect(await send({ reports: [999_999] })).toMatchObject({ status: 409, body: { error: { code: 'gone' } } })
	expect(await send({ reports: ['x'] })).toMatchObject({ status: 400 })
})
