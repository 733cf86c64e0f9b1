import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { measured, say } from './measured.ts'
import { postgresSeconds } from './postgres-seconds.ts'
import { loadNews } from './scale/load-news.ts'
import { newsMaker } from './scale/synthetic-news.ts'
import { type BenchRequest, cpuMicros, goodOf, isAllServed, requestInTurn } from './serve/load.ts'
import {
	cachedList,
	cachedPage,
	newestRequests,
	newPages,
	openBrowsers,
	pageReaders,
	variedLists,
} from './serve/requests.ts'
import { startProduct } from './serve/targets.ts'

/**
 * Measures the processor time that a request costs a web process and PostgreSQL, because a busy machine changes that
 * less than anything else. docs/capacity.md calculates with these figures.
 */
const items = 50_000
const clients: { connections: number; from?: readonly string[] } = { connections: 8 }
const slice = { ms: 6_000 }
const warmUp = { most: 8_000, ms: 12_000 }
const silent = { info: () => {}, warn: () => {} }

const dataDir = await mkdtemp(join(tmpdir(), 'zagros-capacity-'))
try {
	const read = await loadCatalogue()
	if (!read.ok) throw new Error('the catalogue cannot be read')
	const catalogue = read.value
	const opened = await openDatabase({ dataDir, sample: false, applicationName: 'bench', log: silent })
	if (!opened.ok) throw new Error(opened.failure.message)
	await saveCatalogue(opened.value.db, catalogue)
	const client = await opened.value.openClient()
	await loadNews(client, newsMaker(catalogue), items)
	await client.end()
	const product = await startProduct(dataDir)
	try {
		const browsers = await openBrowsers(product, 200)
		let turn = 0
		const put = (path: string, more: object) => (): BenchRequest => {
			turn += 1
			const browser = browsers[turn % browsers.length]
			const headers = { 'content-type': 'application/json', ...browser }
			return { method: 'PUT', path, headers, body: JSON.stringify({ id: 1 + (turn % items), ...more }) }
		}
		const loads: [string, () => BenchRequest, typeof clients?][] = [
			['cached list', () => cachedList],
			['cached page', () => cachedPage],
			['check for new stories', newestRequests(9)],
			['uncached list', variedLists(catalogue, 3)],
			['uncached page', newPages(0), pageReaders],
			['view', put('/v1/news/views/', {})],
			['vote', put('/v1/news/votes/', { subject: 2, decision: 1 })],
		]
		say(
			`${items} items, ${clients.connections} connections, ${cpus().length} processors, Node ${process.version}`,
		)
		for (const [name, next, { connections, from } = clients] of loads) {
			await requestInTurn(product, next, connections, { ...warmUp, from })
			const before = await postgresSeconds(dataDir)
			const sample = await requestInTurn(product, next, connections, { ...slice, from })
			const spent = ((await postgresSeconds(dataDir)) - before) * 1e6
			if (!isAllServed(name, sample)) continue
			measured({ name: `${name}, web process`, value: cpuMicros(sample), unit: 'µs' })
			measured({ name: `${name}, PostgreSQL`, value: spent / goodOf(sample), unit: 'µs' })
		}
	} finally {
		await product.stop()
		await opened.value.close()
	}
} finally {
	await rm(dataDir, { recursive: true, force: true })
}
