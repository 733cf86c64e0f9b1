import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { readConfig } from '#main/config/config.ts'
import { openSourceEditor } from '#main/wiring/open-source-editor.ts'
import type { ActServices } from '#operator/acts/define-act.ts'
import { sourcesActs } from '#operator/acts/sources-acts.ts'
import { sql } from '#store/sql.ts'
import { callCommand } from '#test/command-line.ts'
import { testDatabase } from '#test/database.ts'
import { respondWith } from '#test/fault-behaviours.ts'
import { type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { rssOf, someItems } from '#test/ingest-pipeline.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import { type Product, startProduct } from '#test/product.ts'

const { db, url } = await testDatabase()
let folder = ''
let server: FaultServer
let worker: Product

const recordOf = (slug: string) => ({
	slug,
	locale: 'en',
	title_en: slug,
	title_fa: 'رسانه',
	homepage: 'https://news.example/',
	feed_url: server.url(`/${slug}`),
	feed_kind: 'rss',
	crypto_only: true,
})
const environment = () => ({
	DATABASE_URL: url,
	DATA_DIR: folder,
	NEWS_MODE: 'live',
	SOURCES_FILE: join(folder, 'sources.json'),
	FETCH_ALLOW: server.allow,
})
const zagros = (...args: string[]) => callCommand(['sources', ...args], { env: environment() })
const write = (name: string, value: unknown) => writeFile(join(folder, name), JSON.stringify(value))
const serve = (path: string, items: ReturnType<typeof someItems>) =>
	server.script(path, respondWith({ body: rssOf(items) }))
const itemsOf = async (slug: string, state = 'shown') => {
	const found = await sql<{ count: number }>`
		select count(*)::integer as count from news_item join source on source.id = source_id
		where source.slug = ${slug} and state = ${state}
	`.execute(db)
	return found.rows[0]?.count
}
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 200 })

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-sources-'))
	server = await startFaultServer()
	serve('/good', someItems(3, 'Good'))
	await write('sources.json', [{ id: 2030, ...recordOf('good'), evidence: 'seen' }])
	worker = await startProduct({ ...environment(), ROLE: 'worker' }, /Zagros is (collecting news)/)
})
afterAll(async () => {
	await worker?.stop()
	await server.close()
	await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** What an operator does at the desk. */
async function act(name: 'pause' | 'resume' | 'read' | 'discard' | 'remove', source: string) {
	const config = readConfig(environment())
	if (!config.ok) throw new Error(JSON.stringify(config.failure))
	const news = {
		...{ sampleWeek: undefined, database: { db }, catalogue: smallCatalogue },
		storyWords: { words: [], frequencies: { headlines: 1, counts: new Map() } },
	}
	const editor = openSourceEditor({ config: config.value, news } as never)
	const services = { db, now: Date.now, sources: { editor } } as unknown as ActServices
	const done = await sourcesActs[name].perform({ source }, { actor: { name: 'sara' }, why: 'seen' }, services)
	expect(done).toMatchObject({ ok: true })
}

test('sources are imported, read, paused, removed and exported while a worker reads them', async () => {
	await soon(async () => expect(await itemsOf('good')).toBe(3))
	serve('/fresh', someItems(2, 'Bitcoin'))
	await write('fresh.json', recordOf('fresh'))
	const added = await zagros('import', join(folder, 'fresh.json'), '--reason', 'asked for', '--json')
	expect(JSON.parse(added.out)).toEqual({ added: 1, edited: 0 })
	await soon(async () => expect(await itemsOf('fresh')).toBe(2))
	await write('moved.json', [{ ...recordOf('fresh'), id: 2031, feed_url: server.url('/moved') }])
	serve('/moved', someItems(4, 'Moved'))
	const moved = await zagros('import', join(folder, 'moved.json'))
	expect(moved.out).toBe('0 added, 1 edited\n')
	await soon(async () => expect(await itemsOf('fresh')).toBe(6))
	await write('again.json', recordOf('fresh'))
	expect((await zagros('import', join(folder, 'again.json'))).err).toContain('is another source')

	await act('pause', 'good')
	serve('/good', [...someItems(3, 'Good'), ...someItems(1, 'Later')])
	await act('read', 'fresh')
	const [good] = JSON.parse((await zagros('--json')).out).sources
	expect(good).toMatchObject({ source: 'good', paused_since: expect.any(String) })
	expect(await itemsOf('good')).toBe(3)
	await act('resume', 'good')
	await soon(async () => expect(await itemsOf('good')).toBe(4))

	serve('/good', someItems(150, 'Flood'))
	await act('read', 'good')
	await soon(async () => expect(await itemsOf('good', 'held')).toBe(150))
	await act('discard', 'good')
	expect([await itemsOf('good'), await itemsOf('good', 'held')]).toEqual([4, 0])

	await writeFile(join(folder, 'exported.json'), (await zagros('export')).out)
	const exported = await loadCatalogue(join(folder, 'exported.json'))
	const sources = exported.ok ? exported.value.sources : []
	expect(sources.map(({ id, slug, feedUrl }) => [id, slug, feedUrl])).toEqual([
		[2030, 'good', server.url('/good')],
		[2031, 'fresh', server.url('/moved')],
	])
	const acts = await sql<{ act: string }>`select act from operator_log order by id`.execute(db)
	expect(acts.rows.map(({ act }) => act.replace('sources.', '')).join(' ')).toBe(
		'add edit pause read resume read discard',
	)

	// A removed source stays removed at the next start, and comes back with its items when it is added again.
	await act('remove', 'fresh')
	const left = JSON.parse((await zagros('--json')).out).sources
	expect(left.map(({ source }: { source: string }) => source)).toEqual(['good'])
	const stored = await itemsOf('fresh')
	expect(stored).toBeGreaterThan(0)
	const imported = await zagros('import', join(folder, 'exported.json'), '--json')
	expect(JSON.parse(imported.out)).toEqual({ added: 1, edited: 0 })
	expect(JSON.parse((await zagros('--json')).out).sources).toHaveLength(2)
	expect(await itemsOf('fresh')).toBe(stored)
	await act('remove', 'fresh')
	expect((await zagros('import', join(folder, 'exported.json'), '--as', 'sara')).code).toBe(0)
	const last = await sql`select who, act from operator_log order by id desc limit 1`.execute(db)
	expect(last.rows).toEqual([{ who: 'zagros (sara)', act: 'sources.add' }])
})
