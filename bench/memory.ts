import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { type Product, startProduct } from '#test/product.ts'
import { listedIds } from '#test/visitor.ts'
import { measured, say } from './measured.ts'
import { seededChance } from './scale/synthetic-news.ts'
import { allOf, type BenchRequest, requestInTurn } from './serve/load.ts'
import { mixedLoad, openBrowsers } from './serve/requests.ts'

// Resident memory of the program with its threads, and of PostgreSQL: idle, and after load.

const idleMs = 5 * 60_000
const requests = 20_000
/** V8 returns memory in small steps after the last request. */
const calmMs = 30_000
/** The longest time for each product. A busy machine may not finish the requests, which is reported. */
const longestMs = 6 * 60_000
const connections = 16
const bounds = { sample: 400, web: 250 }

type Memory = { program: number; database: number }

/** In MB, as the kernel counts: `Rss` includes shared memory whole, `Pss` only this process's share of it. */
async function kernelMemory(pid: number, what: 'Rss' | 'Pss'): Promise<number> {
	const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
	return Number(new RegExp(`^${what}: +(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024
}

async function childrenOf(parent: number): Promise<number[]> {
	const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
	const parents = await Promise.all(
		pids.map(async (pid) => {
			const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
			return { pid, parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) }
		}),
	)
	return parents.filter((one) => one.parent === parent).map(({ pid }) => pid)
}

/** PostgreSQL is many processes around one block of shared memory, so each is counted with its share. */
async function measure(product: Product, dataDir: string): Promise<Memory> {
	const noted = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
	const postmaster = Number(noted.split('\n')[0])
	const servers = [postmaster, ...(await childrenOf(postmaster))]
	const shares = await Promise.all(servers.map((pid) => kernelMemory(pid, 'Pss')))
	return {
		program: await kernelMemory(product.process.pid ?? 0, 'Rss'),
		database: shares.reduce((sum, share) => sum + share, 0),
	}
}

const column = (megabytes: number) => `${Math.round(megabytes)} MB`.padStart(12)
const row = (name: string, { program, database }: Memory) =>
	say(`  ${name.padEnd(44)}${column(program)}${column(database)}`)

/**
 * The mix of visitors and programs: mostly lists, views and votes; one request in five is a page, a feed or an image.
 */
function visitorLoad(catalogue: Catalogue, mixed: () => BenchRequest): () => BenchRequest {
	const chance = seededChance(12)
	const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item
	const html = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
	const sections = [...catalogue.topics, ...catalogue.people].map(({ routeRef }) => routeRef)
	const pages: (() => string)[] = [
		() => `/${pick(['en', 'fa'])}?page=${1 + Math.floor(chance() * 5)}`,
		() => `/${pick(['en', 'fa'])}?news_locale=${pick(['en', 'fa'])}&category=${pick(sections)}`,
		() => `/${pick(['en', 'fa'])}/${pick(['about', 'help', 'privacy', 'terms', 'login', 'signup'])}`,
		() => `/feeds/${pick(['en', 'fa'])}.${pick(['atom', 'json'])}`,
		() => `/images/coins/${pick(catalogue.coins).symbol.toLowerCase()}.svg`,
		() => `/images/sources/${pick(catalogue.sources).slug}`,
		() => pick(['/v1/openapi.json', '/v1/news/sources/', '/healthz', '/metrics', '/sitemap.xml']),
	]
	return () => (chance() < 0.8 ? mixed() : { method: 'GET', path: pick(pages)(), headers: html })
}

async function afterLoad(
	name: string,
	product: Product,
	catalogue: Catalogue,
	idle: Memory,
	dataDir: string,
) {
	const origin = product.url.replace('localhost', '127.0.0.1')
	const target = { origin, cpuSeconds: async () => 0, stop: async () => {} }
	const newest = Math.max(...(await listedIds(origin, { lang: 'en' })))
	const browsers = await openBrowsers(target, 100)
	const next = visitorLoad(catalogue, mixedLoad(catalogue, browsers, newest))
	const sample = await requestInTurn(target, next, connections, { ms: longestMs, most: requests })
	const statuses = [...sample.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
	row(`${name}, at the end of ${allOf(sample)} requests`, await measure(product, dataDir))
	await sleep(calmMs)
	const after = await measure(product, dataDir)
	row(`${name}, half a minute after them`, after)
	say(`    responses: ${statuses}`)
	measured({ name: `${name}: requests`, value: allOf(sample), unit: '', atLeast: requests })
	measured({
		name: `${name}: after load`,
		value: after.program,
		unit: 'MB',
		reference: { name: 'idle', value: idle.program },
	})
}

async function run(dataDir: string): Promise<void> {
	const read = await loadCatalogue()
	if (!read.ok) throw new Error('the catalogue cannot be read')
	const products: Product[] = []
	const open = async (settings: Record<string, string>) => {
		const product = await startProduct({
			PORT: '0',
			DATA_DIR: dataDir,
			RATE_LIMIT_SCALE: '1000000',
			...settings,
		})
		products.push(product)
		return product
	}
	try {
		const sample = await open({ NEWS_MODE: 'sample' })
		// The second product only serves, on the sample database as if it were a server of its own.
		const socket = join(dataDir, 'postgres/socket')
		const web = await open({
			ROLE: 'web',
			NEWS_MODE: 'live',
			DATABASE_URL: `postgresql://zagros@localhost/sample?host=${encodeURIComponent(socket)}`,
		})
		await sleep(idleMs)
		say(`${' '.repeat(46)}${'program'.padStart(12)}${'PostgreSQL'.padStart(12)}`)
		const idle = { sample: await measure(sample, dataDir), web: await measure(web, dataDir) }
		row('sample mode, idle for five minutes', idle.sample)
		row('ROLE=web on a DATABASE_URL, the same', idle.web)
		measured({ name: 'sample mode, idle', value: idle.sample.program, unit: 'MB', atMost: bounds.sample })
		measured({ name: 'ROLE=web, idle', value: idle.web.program, unit: 'MB', atMost: bounds.web })
		measured({ name: 'PostgreSQL in sample mode, idle', value: idle.sample.database, unit: 'MB' })
		await afterLoad('sample mode', sample, read.value, idle.sample, dataDir)
		await afterLoad('ROLE=web', web, read.value, idle.web, dataDir)
	} finally {
		for (const product of products.reverse()) await product.stop()
	}
}

if (process.platform !== 'linux') {
	say('  memory is read from /proc, which only Linux has: nothing is measured here')
	process.exit(0)
}
const dataDir = await mkdtemp(join(tmpdir(), 'zagros-memory-'))
try {
	await run(dataDir)
} finally {
	await rm(dataDir, { recursive: true, force: true })
}
