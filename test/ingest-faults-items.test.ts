import { afterEach, expect, test } from 'vitest'
import { removeNews } from '#store/news/news-state.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { inTurn, respondWith } from '#test/fault-behaviours.ts'
import {
	type FeedItem,
	type IngestPipeline,
	newsSite,
	openPipeline,
	rssResponse,
	someItems,
} from '#test/ingest-pipeline.ts'

const { db } = await testDatabase()
let pipeline: IngestPipeline | undefined
afterEach(() => pipeline?.close())

test('an item whose link is not a web link is left out and counted', async () => {
	const links = [
		'javascript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'JaVaScRiPt&#9;:alert(1)',
		'http://user:pw@news.example/',
		'',
	]
	pipeline = await openPipeline(db, {
		odd: {
			feed: rssResponse([
				...links.map((link, n) => ({ link, title: `Bitcoin story ${n}` })),
				...someItems(1),
			]),
		},
	})
	expect((await pipeline.pass()).odd).toMatchObject({
		status: 'ok',
		added: 1,
		message: 'left out: 6 without a usable link',
	})
	expect(await pipeline.titles('odd')).toHaveLength(1)
})

test("a link to another site, or to a look-alike of the source's own, is counted and not shown", async () => {
	const links = ['https://evil.example/1', 'https://nеws.example/2', '//evil.example/3']
	pipeline = await openPipeline(db, {
		odd: {
			feed: rssResponse([
				...links.map((link, n) => ({ link, title: `Bitcoin story ${n}` })),
				...someItems(1),
			]),
		},
	})
	expect((await pipeline.pass()).odd).toMatchObject({ added: 1, refused: { foreign_link: 3 } })
	expect(await pipeline.health('odd')).toMatchObject({ foreignRefusedTotal: 3, itemsShown: 1 })
})

test.each([
	['in 2099', 'Tue, 01 Jan 2099 00:00:00 GMT'],
	['on 31 February', 'Tue, 31 Feb 2026 00:00:00 GMT'],
	['in a zone that is none', 'Sun, 01 Mar 2026 10:00:00 +99:00'],
	['never', null],
])('an item dated %s is sorted at the moment it was first seen', async (_name, date) => {
	pipeline = await openPipeline(db, { odd: { feed: rssResponse([{ title: 'Odd date', date }]) } })
	const { now } = pipeline.clock
	expect((await pipeline.pass()).odd).toMatchObject({ status: 'ok', added: 1 })
	const stored = await sql<{ at: Date }>`
		select published_at as at from news_item where title = 'Odd date'
	`.execute(db)
	expect(stored.rows[0]?.at.getTime()).toBeLessThanOrEqual(now.getTime())
	pipeline.clock.now = new Date(now.getTime() + 3_600_000)
	await pipeline.pass()
	const later = await sql<{
		at: Date
	}>`select published_at as at from news_item where title = 'Odd date'`.execute(db)
	expect(later.rows).toEqual(stored.rows)
})

test('an item of 1970 is not recent', async () => {
	pipeline = await openPipeline(db, {
		odd: { feed: rssResponse([{ title: 'Old date', date: 'Thu, 01 Jan 1970 00:00:00 GMT' }]) },
	})
	await pipeline.pass()
	const found = await sql<{
		at: Date
	}>`select published_at as at from news_item where title = 'Old date'`.execute(db)
	expect(found.rows[0]?.at.getUTCFullYear()).toBe(1970)
})

test('ten fetches with new guids each time add no second item', async () => {
	const fetches = Array.from({ length: 10 }, (_none, round) =>
		rssResponse(someItems(5, 'Churn').map((item, n) => ({ ...item, guid: `${round}-${n}` }))),
	)
	pipeline = await openPipeline(db, { churn: { feed: inTurn(...fetches) } })
	for (let round = 0; round < 10; round += 1) await pipeline.pass()
	expect(await pipeline.titles('churn')).toHaveLength(5)
})

test('an edited title updates its item, and the old title is stored', async () => {
	const item: FeedItem = {
		title: 'Bitcoin rises to 90,000',
		guid: 'g1',
		date: new Date('2026-03-01T12:00:00Z'),
	}
	pipeline = await openPipeline(db, {
		edited: {
			feed: inTurn(rssResponse([item]), rssResponse([{ ...item, title: 'Bitcoin falls to 80,000' }])),
		},
	})
	await pipeline.pass()
	expect((await pipeline.pass()).edited).toMatchObject({ status: 'ok', added: 0, updated: 1 })
	expect(await pipeline.titles('edited')).toEqual(['Bitcoin falls to 80,000'])
	const history = await sql<{ title: string }>`select title from news_title_history`.execute(db)
	expect(history.rows).toEqual([{ title: 'Bitcoin rises to 90,000' }])
})

test('one page under many URLs is one item', async () => {
	const links = ['/a?utm_source=x', '/a#0', '/a#3', '/a/', '/amp/a', '/a'].map((path) => `${newsSite}${path}`)
	const all = [...links, 'http://www.news.example/a']
	pipeline = await openPipeline(db, {
		same: {
			feed: inTurn(...all.map((link) => rssResponse([{ link, title: `Story of ${link.length} letters` }]))),
		},
	})
	for (const _link of all) await pipeline.pass()
	expect(await pipeline.titles('same')).toHaveLength(1)
})

test('two sources with the same text have one item each', async () => {
	const wire = rssResponse(someItems(2, 'Wire'))
	pipeline = await openPipeline(db, { first: { feed: wire }, second: { feed: wire } })
	const read = await pipeline.pass()
	expect([read.first?.added, read.second?.added]).toEqual([2, 2])
})

test('a sudden flood is held and raises an alarm; a first feed of the same size is not held', async () => {
	const flood = someItems(190, 'Flood').map((item) => ({ ...item, date: new Date('2026-03-01T12:20:00Z') }))
	pipeline = await openPipeline(db, {
		flooded: {
			feed: inTurn(
				rssResponse(someItems(3, 'Calm')),
				rssResponse(someItems(4, 'Calm')),
				rssResponse(flood),
				rssResponse(flood.slice(0, 189)),
			),
		},
		fresh: { feed: rssResponse(someItems(190, 'First')) },
	})
	expect((await pipeline.pass()).fresh).toMatchObject({ status: 'ok', added: 190 })
	await pipeline.pass()
	expect((await pipeline.pass()).flooded).toMatchObject({ status: 'held', added: 0, held: 190 })
	expect(pipeline.alarms).toEqual(['flooded: held'])
	expect(await pipeline.titles('flooded')).toHaveLength(4)
	expect(await pipeline.health('flooded')).toMatchObject({ itemsHeld: 190, itemsShown: 4 })
	// Reading it again shows none of it, and raises no second alarm.
	expect((await pipeline.pass()).flooded).toMatchObject({ status: 'ok', added: 0, duplicate: 189 })
	expect(pipeline.alarms).toHaveLength(1)
})

test('an item that leaves a feed and returns is not duplicated, and a removed item stays removed', async () => {
	const items = someItems(3, 'Back')
	pipeline = await openPipeline(db, {
		back: { feed: inTurn(rssResponse(items), rssResponse(items.slice(1)), rssResponse(items)) },
	})
	await pipeline.pass()
	const [first] = (
		await sql<{ id: number }>`select id from news_item where title like 'Back number 1 %'`.execute(db)
	).rows
	await removeNews(db, first?.id ?? 0, 'wrong', new Date())
	await pipeline.pass()
	expect((await pipeline.pass()).back).toMatchObject({ added: 0, duplicate: 3 })
	expect(await pipeline.titles('back')).toHaveLength(2)
})

const page = (items: number, name = 'item') =>
	`<!doctype html><html><body>${Array.from({ length: items }, (_none, n) => `<div class="${name}"><a href="${newsSite}/p/${n}">Bitcoin page ${n}</a></div>`).join('')}</body></html>`
const html = (body: string) => respondWith({ headers: { 'content-type': 'text/html' }, body })

test.each([
	['no item at all', page(5, 'other')],
	['five hundred menu links', page(500)],
])('a page whose layout changed to %s raises an alarm and loses nothing', async (_name, changed) => {
	pipeline = await openPipeline(db, {
		site: {
			feed: inTurn(html(page(5)), html(changed)),
			feedKind: 'html',
			selectors: { item: '.item', title: 'a', link: 'a' },
		},
	})
	pipeline.server.script('/robots.txt', respondWith({ body: 'User-agent: *\nAllow: /' }))
	expect((await pipeline.pass()).site).toMatchObject({ status: 'ok', added: 5 })
	expect((await pipeline.pass()).site).toMatchObject({ status: 'layout_changed' })
	expect(pipeline.alarms).toEqual(['site: layout_changed'])
	expect(await pipeline.titles('site')).toHaveLength(5)
})

test('a page that robots.txt disallows is not read', async () => {
	const selectors = { item: '.item', title: 'a', link: 'a' }
	pipeline = await openPipeline(db, { site: { feed: html(page(5)), feedKind: 'html', selectors } })
	pipeline.server.script('/robots.txt', respondWith({ body: 'User-agent: zagros\nDisallow: /' }))
	expect((await pipeline.pass()).site).toMatchObject({ status: 'robots', added: 0 })
	expect(pipeline.server.hitsOf('/site')).toHaveLength(0)
})
