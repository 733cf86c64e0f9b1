import { afterAll, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { testApi } from '#test/api-app.ts'
import { respondWith } from '#test/fault-behaviours.ts'
import { startFaultServer } from '#test/fault-server.ts'
import { rssResponse } from '#test/ingest-pipeline.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { activeOperator } from '#test/operators.ts'

const server = await startFaultServer()
afterAll(() => server.close())
const api = await testApi({ fetchAllow: server.allow })
const { db } = api

const typed = {
	slug: 'fresh',
	locale: 'en',
	title_en: 'Fresh <news>',
	title_fa: 'تازه',
	homepage: 'https://fresh.example/',
	feed_url: server.url('/fresh'),
	feed_kind: 'rss',
	domains: 'fresh-cdn.example other.example',
}
server.script(
	'/fresh',
	rssResponse([
		{ title: 'BTC climbs <again>'.replaceAll('<', '&lt;'), link: 'https://fresh.example/1' },
		{ title: 'BTC elsewhere', link: 'https://elsewhere.example/1' },
		{ title: 'Gardens in spring', link: 'https://fresh.example/2' },
	]),
)
const storedAs = async (slug: string) => {
	const found = await sql<{ id: number; titleEn: string }>`
		select id, title_en as "titleEn" from source where slug = ${slug} and listed
	`.execute(db)
	return found.rows[0]
}
const seenBy = (page: string): string => /name="seen" value="(\d+)"/.exec(page)?.[1] ?? ''

test('a source is previewed before it is stored, then added and edited', async () => {
	const operator = await activeOperator(api)
	const preview = (fields: Record<string, string>) => operator.press('/operator/sources/preview/', fields)
	expect((await operator.get('/operator/sources/?add=yes')).text).toContain('name="feed_url"')

	const wrong = (await preview({ ...typed, slug: 'Fresh News', homepage: 'nowhere' })).text
	expect(wrong).toContain('missing or wrong: Name in addresses · Home page')
	expect(wrong).toContain('value="Fresh News"')
	expect((await preview({ ...typed, slug: 'desk' })).text).toContain('missing or wrong: Name in addresses<')
	expect(server.hits).toEqual([])

	const shown = (await preview(typed)).text
	for (const words of [
		'1 of 3 stories would be stored.',
		'BTC climbs &lt;again&gt;',
		'links to another site',
		'not about crypto',
		'Content-Type: application/rss+xml',
		'value="Fresh &lt;news&gt;"',
	])
		expect(shown).toContain(words)
	expect((await preview({ ...typed, crypto_only: 'yes' })).text).toContain('2 of 3 stories')
	expect(await storedAs('fresh')).toBeUndefined()

	const add = (fields: Record<string, string>) => operator.press('/operator/sources/add/', fields)
	expect((await add({ ...typed, title_fa: '' })).text).toContain('missing or wrong: title_fa')
	expect((await add({ ...typed, why: 'asked for' })).status).toBe(303)
	expect(await storedAs('fresh')).toEqual({ id: 2033, titleEn: 'Fresh <news>' })
	expect((await add({ ...typed, slug: 'fresher' })).status).toBe(303)
	expect(await storedAs('fresher')).toMatchObject({ id: 2034 })
	expect(await storedAs('fresh')).toBeDefined()

	const form = (await operator.get('/operator/sources/?edit=fresh')).text
	expect(form).toContain('value="fresh-cdn.example other.example"')
	const edited = { ...typed, edit: 'fresh', title_en: 'Fresher', feed_url: server.url('/gone') }
	server.script('/gone', respondWith({ status: 410 }))
	const failing = (await preview({ ...edited, seen: seenBy(form) })).text
	expect(failing).toContain('The feed can’t be read: <bdi>gone (responded with 410)</bdi>')
	expect((await operator.press('/operator/sources/edit/', edited)).status).toBe(303)
	expect(await storedAs('fresh')).toEqual({ id: 2033, titleEn: 'Fresher' })
	// An operator who opened the form before that does not undo it, however many previews they have made since.
	const again = (await preview({ ...edited, title_en: 'Stale', seen: seenBy(form) })).text
	const late = { ...edited, title_en: 'Stale', seen: seenBy(again) }
	expect((await operator.press('/operator/sources/edit/', late)).text).toContain(
		'Someone else got there first',
	)

	const log = (await operator.get('/operator/log/?subject=source:fresh')).text
	expect(log).toContain('asked for')
	expect((await operator.get('/operator/sources/?edit=nobody')).status).toBe(404)
})

test('held items are released', async () => {
	const operator = await activeOperator(api)
	await addNews(db, 2031, [makeDraft('held', { sourceId: 2031 })], new Date(), { holdAbove: 0 })
	expect((await operator.press('/operator/sources/release/', { source: 'desk' })).status).toBe(303)
	const states = await sql<{ state: string }>`select state from news_item where source_id = 2031`.execute(db)
	expect(states.rows).toEqual([{ state: 'shown' }])
	expect((await operator.get('/operator/sources/')).text).not.toContain('is held.')
})
