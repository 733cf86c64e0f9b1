import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { until } from '#test/until.ts'
import { callCommand, runCommand } from './command-line.ts'
import { testDatabase } from './database.ts'
import { makeStory } from './make-story.ts'
import { makeDraft } from './news-drafts.ts'
import { type Product, startProduct } from './product.ts'
import { newVisitor } from './visitor.ts'

const { db, url } = await testDatabase()
let dataDir: string
let processes: Product[] = []
const env = () => ({ DATABASE_URL: url, DATA_DIR: dataDir, NEWS_MODE: 'live', RATE_LIMIT_SCALE: '100000' })

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'zagros-removed-'))
	const start = () => startProduct({ ...env(), ROLE: 'web', PORT: '0' })
	processes = [await start(), await start()]
})
afterAll(async () => {
	await Promise.all(processes.map((product) => product.stop()))
	await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const title = 'A headline that must go'

test('a removed item is gone from two processes under load within a second, and can be restored unchanged', async () => {
	const drafts = [title, 'Another report of it', 'A third report of it'].map((text, index) =>
		makeDraft(`path-${index}`, {
			title: text,
			coins: ['BTC'],
			publishedAt: new Date(Date.now() - index * 60_000),
		}),
	)
	await sql`truncate news_item, news_list_entry cascade`.execute(db)
	await addNews(db, 2030, drafts, new Date())
	const found = await sql<{ id: number; slug: string }>`select id, slug from news_item order by id`.execute(
		db,
	)
	const [item, other] = found.rows
	if (item === undefined || other === undefined) throw new Error('nothing was stored')
	await makeStory(
		db,
		other.id,
		found.rows.map(({ id }) => id),
	)
	const [first] = processes
	const reader = await newVisitor(first?.url ?? '')
	await reader.put('/v1/news/votes/', { id: item.id, subject: 1, decision: 1 })
	await reader.put('/v1/news/views/', { id: item.id })

	const list = (given: object) => ({
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ lang: 'en', ...given }),
	})
	const places: [string, RequestInit?][] = [
		['/v1/news/filter/', list({})],
		['/v1/news/filter/', list({ sources: [2030], sort_by: 1 })],
		['/v1/news/filter/', list({ query: 'headline' })],
		['/v1/news/most-read/?lang=en'],
		['/feeds/en.atom'],
		['/feeds/en.json?coins=BTC'],
		['/en'],
		[`/en/story/${other.slug}`],
		[`/v1/news/story/${other.slug}/`],
		[`/images/share/${item.slug}.png`],
	]
	type Sight = { begun: number; at: string; shown: boolean }
	const sights: Sight[] = []
	let asking = true
	const look = async (base: string, [path, init]: [string, RequestInit?]): Promise<Sight> => {
		const begun = Date.now()
		const response = await fetch(base + path, init)
		const shown = path.startsWith('/images/')
			? response.status === 200
			: (await response.text()).includes(title)
		return { begun, at: `${path} ${init?.body ?? ''}`, shown }
	}
	const lookAll = async () =>
		(
			await Promise.all(processes.flatMap(({ url: base }) => places.map((place) => look(base, place))))
		).filter(({ shown }) => shown)
	// Each list is read on both processes, so that it is cached everywhere.
	await until(async () => (await lookAll()).length === 2 * places.length, 200)
	const askers = processes.flatMap(({ url: base }) =>
		[0, 1, 2].map(async (from) => {
			for (let turn = from; asking; turn += 1) {
				const place = places[turn % places.length]
				if (place !== undefined) sights.push(await look(base, place))
			}
		}),
	)
	const removed = await runCommand(['news', 'remove', item.slug, '--reason', 'not news', '--json'], {
		env: env(),
	})
	const gone = Date.now()
	expect(removed).toMatchObject({ code: 0, err: '' })
	const late = () => sights.filter(({ begun }) => begun > gone + 1_000)
	await until(() => late().length > 5 * places.length)
	asking = false
	await Promise.all(askers)
	expect(sights.filter(({ begun, shown }) => begun < gone && shown).length).toBeGreaterThan(0)
	expect(late().filter(({ shown }) => shown)).toEqual([])
	expect(await lookAll()).toEqual([])
	const again = await callCommand(['news', 'remove', item.slug, '--reason', 'again'], { env: env() })
	expect(again.err).toMatch('removed already')

	expect((await callCommand(['news', 'restore', item.slug], { env: env() })).code).toBe(0)
	await until(async () => (await lookAll()).length === 2 * places.length, 200)
	const response = await fetch(`${first?.url}/v1/news/filter/`, list({ sort_by: 1 }))
	expect((await response.json()).data.news[0]).toMatchObject({
		title,
		importance: 1,
		views: 1,
		story: { size: 3 },
	})
})
