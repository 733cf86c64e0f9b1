import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageRenderer } from '#api/pages/page-routes.ts'
import { type Config, readConfig } from '#main/config/config.ts'
import type { PageSource } from '#main/pages/page-source.ts'
import { openServedNews } from '#main/wiring/open-news.ts'
import { testDatabase } from '#test/database.ts'
import { type Behaviour, type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { rssResponse, someItems } from '#test/ingest-pipeline.ts'
import { start } from './start.ts'

const { url: databaseUrl } = await testDatabase()
const silent = { info: () => {}, warn: () => {} }
let folder: string
let server: FaultServer
let config: Config

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-mode-'))
	server = await startFaultServer()
	const sources = join(folder, 'sources.json')
	const source = {
		...{ id: 2030, slug: 'coindesk', locale: 'en', title_en: 'Wire', title_fa: 'وایر', feed_kind: 'rss' },
		...{ homepage: 'https://news.example/', feed_url: server.url('/feed'), crypto_only: true },
	}
	await writeFile(sources, JSON.stringify([source]))
	const read = readConfig({
		...{ PORT: '0', DATA_DIR: folder, DATABASE_URL: databaseUrl, SOURCES_FILE: sources },
		...{ FETCH_ALLOW: server.allow, NEWS_MODE: 'auto' },
	})
	if (!read.ok) throw new Error('the environment was refused')
	config = read.value
})
afterAll(async () => {
	await server.close()
	await rm(folder, { recursive: true, force: true })
})

const hangsUp: Behaviour = (_request, response) => {
	response.destroy()
}

/** This test needs no pages. */
const noPages: PageSource = {
	assets: undefined,
	open: async () => ({}) as PageRenderer,
}

/** The product in this process, which tries live news again every half second. */
async function run() {
	const requested = new AbortController()
	const stopRequest = { requested: requested.signal, hurry: new AbortController().signal }
	const printed: string[] = []
	const running = await start(
		config,
		pino({ level: 'silent' }),
		(line) => printed.push(line),
		noPages,
		stopRequest,
		500,
	)
	if (!running.ok) throw new Error(running.failure)
	const { announcement, stop } = running.value
	const at = /http:\S+/.exec(announcement)?.[0] ?? ''
	const titles = async () => {
		const response = await fetch(`${at}/v1/news/filter/`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: '{"lang":"en"}',
		})
		const { data } = (await response.json()) as { data: { news: { title: string }[] } }
		return data.news.map(({ title }) => title)
	}
	const end = () => {
		requested.abort()
		return stop(stopRequest.hurry)
	}
	return { announcement, printed, titles, end }
}

/** The mode that an operator's command would use. */
async function servedMode() {
	const news = await openServedNews(config, 'test', silent)
	if (!news.ok) throw new Error(news.failure)
	await news.value.database.close()
	return news.value.mode
}

test('sample mode that was chosen because no source responded is replaced for good when one does', async () => {
	server.script('/feed', hangsUp)
	const product = await run()
	expect(product.announcement).toContain('news: sample')
	expect(await servedMode()).toBe('sample')
	const sample = await product.titles()
	expect(sample).not.toEqual([])

	server.script('/feed', rssResponse(someItems(3)))
	await expect.poll(() => product.printed.join('\n')).toContain('news: live')
	expect(product.printed.join('\n')).toContain('gives way to live news')
	expect((await product.titles()).every((title) => title.startsWith('Story number'))).toBe(true)
	expect(await servedMode()).toBe('live')
	await product.end()

	// No source responds any more, and the mode stays live: live news is stored.
	server.script('/feed', hangsUp)
	const again = await run()
	expect(again.announcement).toContain('news: live')
	expect(await again.titles()).toHaveLength(3)
	await again.end()
})
