import { expect, test } from 'vitest'
import { voteLimits } from '#domain/limits.ts'
import { addNews } from '#store/news/news-writer.ts'
import { recordFetch } from '#store/sources/source-health-store.ts'
import { sql } from '#store/sql.ts'
import { reconcileCounts } from '#store/votes/reconcile-counts.ts'
import { castVote } from '#store/votes/vote-store.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { activeOperator } from '#test/operators.ts'

const { most: crowdLimit } = voteLimits.ofOneNetwork

const api = await testApi()
const { db } = api
const titles = ['Bitcoin <climbs> again', 'Bitcoin keeps on climbing', 'Ether falls']
await addNews(
	db,
	2030,
	titles.map((title, index) => makeDraft(`path-${index}`, { title, coins: ['BTC'] })),
	new Date(),
)
const found = await sql<{ slug: string }>`select slug from news_item order by id`.execute(db)
const [first = '', second = '', third = ''] = found.rows.map(({ slug }) => slug)
const listed = async () => {
	const reply = await api.app.inject({ method: 'POST', url: '/v1/news/filter/', payload: { lang: 'en' } })
	return reply.json().data.news as { slug: string; tags: { symbol: string }[]; story: { size: number } }[]
}
const named = async (slug: string) => (await listed()).find((item) => item.slug === slug)

test('an item is found, removed with a reason, restored, tagged and moved to another story', async () => {
	const operator = await activeOperator(api)
	const page = await operator.get('/operator/news/?find=bitcoin')
	expect(page.text).toContain('Bitcoin &lt;climbs&gt; again')
	expect(page.text).not.toContain('Ether falls')
	const press = (act: string, fields: Record<string, string>) =>
		operator.press(`/operator/news/${act}/`, fields)
	expect((await press('remove', { item: first })).text).toContain('Enter a reason.')
	expect((await press('remove', { item: first, why: 'not news' })).status).toBe(303)
	await expect.poll(() => named(first)).toBeUndefined()
	expect((await operator.get(`/operator/news/?find=${first}`)).text).toContain('not news')
	expect((await press('restore', { item: first })).status).toBe(303)
	expect((await press('join', { item: first, other: second })).status).toBe(303)
	expect((await press('tag', { item: third, kind: 'coin', ref: 'ETH', verdict: 'missing' })).status).toBe(303)
	await expect.poll(async () => (await named(third))?.tags.at(-1)?.symbol).toBe('ETH')
	await expect.poll(async () => (await named(first))?.story.size).toBe(2)
	expect((await press('split', { item: first })).status).toBe(303)
	expect((await press('tag', { item: third, kind: 'coin', ref: 'NONE', verdict: 'missing' })).status).toBe(
		409,
	)
	expect((await operator.get(`/operator/log/?subject=news:${first}`)).text).toContain('Join stories')
})

test('votes that are set aside are shown over time and decided', async () => {
	const operator = await activeOperator(api)
	for (let index = 0; index < crowdLimit + 3; index += 1) {
		const now = new Date(Date.now() - (60 - index) * 1_000)
		await castVote(db, { kind: 'session', id: `s${index}` }, 2, 'bullish', { network: 'net', now })
	}
	const page = (await operator.get('/operator/votes/')).text
	expect(page).toContain('<svg class="bars"')
	const group = /name="group" value="([^"]+)"/.exec(page)?.[1] ?? ''
	expect((await operator.press('/operator/votes/void/', { group, network: 'yes' })).text).toContain(
		'Enter a reason.',
	)
	const done = await operator.press('/operator/votes/void/', { group, network: 'yes', why: 'bought' })
	expect(done.status).toBe(303)
	expect((await operator.get('/operator/log/')).text).toContain(`${crowdLimit + 3} votes of the network`)
	expect((await operator.get('/operator/votes/')).text).toContain('No votes are set aside.')
	expect(await reconcileCounts(db)).toEqual({ items: [], entries: 0 })
})

test('a source is paused, resumed and read, and its held items are discarded', async () => {
	const operator = await activeOperator(api)
	await addNews(db, 2031, [makeDraft('held', { sourceId: 2031 })], new Date(), { holdAbove: 0 })
	const press = (act: string, fields: Record<string, string> = {}) =>
		operator.press(`/operator/sources/${act}/`, { source: 'desk', ...fields })
	expect((await operator.get('/operator/sources/')).text).toContain('1 story is held.')
	expect((await press('discard', { why: 'spam' })).status).toBe(303)
	expect((await press('pause')).status).toBe(303)
	expect((await press('pause')).text).toContain('That was already the case.')
	const sources = (await api.app.inject('/v1/sources/')).json().data as { slug: string; state: string }[]
	expect(sources.find(({ slug }) => slug === 'desk')?.state).toBe('paused')
	expect((await press('resume')).status).toBe(303)
	expect((await press('read')).status).toBe(303)
	const table = await operator.get('/operator/sources/table.csv')
	expect(table.text).toMatch(/^source,status,lag_seconds/)
})

test('the last response of a source is shown as plain text', async () => {
	const operator = await activeOperator(api)
	const reply = () => operator.get('/operator/sources/?response=desk')
	expect((await reply()).text).toContain('No response yet.')
	const head = {
		status: 403,
		url: 'https://desk.example/feed',
		headers: ['server: <b>nginx'],
		body: '<script>alert(1)</script>',
	}
	const next = { nextPollAt: new Date(), intervalSeconds: 900 }
	await recordFetch(db, 2031, { status: 'blocked', message: null, ...next, head }, new Date())
	const { text } = await reply()
	for (const shown of ['403 https://desk.example/feed', 'server: &lt;b&gt;nginx', '&lt;script&gt;alert(1)'])
		expect(text).toContain(shown)
	expect(text).not.toContain('<script>alert')
	expect((await operator.get('/operator/sources/')).text).toContain('/operator/sources/?response=desk')
	expect((await operator.get('/operator/sources/?response=nobody')).status).toBe(404)
})
