import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { loadNews } from './scale/load-news.ts'
import { newsMaker } from './scale/synthetic-news.ts'
import {
	type Ask,
	askAtRate,
	askInTurn,
	cpuMicros,
	goodOf,
	medianOf,
	percentile,
	type Sample,
} from './serve/load.ts'
import { hotList, hotPage, mixedLoad, newestAsks, openBrowsers, variedLists } from './serve/questions.ts'
import { startBare, startProduct, type Target } from './serve/targets.ts'

const items = 50_000
const connections = 16
/** As many as a quiet machine answers in a fraction of a second; the time bounds a busy one. */
const slice = { most: 3_000, ms: 2_500 }
/** Until the compiler has seen enough of both: their cost falls by half over the first twenty thousand. */
const warmUp = { most: 20_000, ms: 25_000 }
const silent = { info: () => {}, warn: () => {} }
const broken: string[] = []

const say = (line: string) => process.stdout.write(`${line}\n`)
const fixed = (value: number, digits = 2) => value.toFixed(digits)

function holds(claim: string, value: number, bound: number, way: 'at most' | 'at least'): void {
	const kept = way === 'at most' ? value <= bound : value >= bound
	if (!kept) broken.push(claim)
	say(`  ${kept ? 'holds ' : 'BROKEN'} ${claim}: ${fixed(value)} (${way} ${bound})`)
}

const describe = (name: string, sample: Sample) =>
	say(
		`  ${name}: ${Math.round(goodOf(sample) / sample.seconds)}/s, ${fixed(cpuMicros(sample), 0)} µs CPU a request, p50 ${fixed(percentile(sample.times, 0.5))} ms, p99 ${fixed(percentile(sample.times, 0.99))} ms`,
	)

/** The product and the yardstick take turns, so that whatever else the machine does slows them alike. */
async function compare(product: Target, bare: Target, ask: Ask, turns: number) {
	await askInTurn(product, () => ask, connections, warmUp)
	await askInTurn(bare, () => ask, connections, warmUp)
	const pairs: { product: Sample; bare: Sample }[] = []
	for (let turn = 0; turn < turns; turn += 1) {
		pairs.push({
			bare: await askInTurn(bare, () => ask, connections, slice),
			product: await askInTurn(product, () => ask, connections, slice),
		})
	}
	const median = (pick: (pair: (typeof pairs)[number]) => number) => medianOf(pairs.map(pick))
	const p99 = (sample: Sample) => percentile(sample.times, 0.99)
	say(
		`  CPU a request: ${fixed(
			median((pair) => cpuMicros(pair.product)),
			0,
		)} µs, bare ${fixed(
			median((pair) => cpuMicros(pair.bare)),
			0,
		)} µs; p99 ${fixed(median((pair) => p99(pair.product)))} ms, bare ${fixed(median((pair) => p99(pair.bare)))} ms; ${fixed(
			median(({ product: { seconds }, product }) => goodOf(product) / seconds),
			0,
		)}/s`,
	)
	return {
		cpu: median((pair) => cpuMicros(pair.product) / cpuMicros(pair.bare)),
		p99: median((pair) => p99(pair.product) / p99(pair.bare)),
	}
}

/** What it can do and twice as much, in turn; then nothing but one reader who waits for it to be normal again. */
async function overload(product: Target, catalogue: Catalogue): Promise<void> {
	const times: number[] = []
	const shares: number[] = []
	let refused = 0
	let polite = 0
	for (let turn = 0; turn < 4; turn += 1) {
		const capacity = await askInTurn(product, variedLists(catalogue, 5 + turn), 32, { ms: 2_000 })
		const perSecond = goodOf(capacity) / capacity.seconds
		const flooded = await askAtRate(product, variedLists(catalogue, 15 + turn), 2 * perSecond, 2_500)
		describe('capacity, uncached', capacity)
		describe('at twice that', flooded)
		times.push(...capacity.times)
		shares.push(goodOf(flooded) / flooded.seconds / perSecond)
		refused += flooded.statuses.get(503) ?? 0
		polite += flooded.politeRefusals
		const others = [...flooded.statuses.keys()].filter((status) => status !== 200 && status !== 503)
		if (others.length > 0) broken.push(`answers of status ${others.join(', ')} under overload`)
	}
	say(`  refused: ${refused}`)
	holds('goodput under 2× overload, of capacity', medianOf(shares), 0.85, 'at least')
	holds('refusals that say when to come back', refused === 0 ? 1 : polite / refused, 1, 'at least')
	const calm = percentile(times, 0.99)
	const began = performance.now()
	const lists = variedLists(catalogue, 7)
	for (let normal = 0; normal < 5 && performance.now() - began < 10_000; ) {
		const one = await askInTurn(product, lists, 1, { ms: 50 })
		normal = percentile(one.times, 1) <= calm && goodOf(one) > 0 ? normal + 1 : 0
	}
	holds('seconds until normal again', (performance.now() - began) / 1000, 5, 'at most')
}

async function bytesOf({ origin }: Target, ask: Ask) {
	// Node's fetch would unpack them; what counts are the bytes on the wire.
	const { request } = await import('undici')
	const answer = await request(`${origin}${ask.path}`, {
		method: ask.method,
		headers: ask.headers,
		body: ask.body ?? null,
	})
	const body = Buffer.from(await answer.body.arrayBuffer()).toString('base64')
	if (answer.statusCode !== 200) throw new Error(`${ask.path} answered ${answer.statusCode}`)
	const headers = {
		'content-type': String(answer.headers['content-type']),
		'content-encoding': String(answer.headers['content-encoding']),
	}
	return { headers, body }
}

async function run(dataDir: string): Promise<void> {
	const read = await loadCatalogue()
	if (!read.ok) throw new Error('the catalogue cannot be read')
	const catalogue = read.value
	const opened = await openDatabase({ dataDir, sample: false, applicationName: 'bench', log: silent })
	if (!opened.ok) throw new Error(opened.failure.message)
	const targets: Target[] = []
	try {
		await saveCatalogue(opened.value.db, catalogue)
		const client = await opened.value.openClient()
		await loadNews(client, dataDir, newsMaker(catalogue), items)
		await client.end()
		const product = await startProduct(dataDir)
		targets.push(product)
		const bare = await startBare({
			[hotList.path]: await bytesOf(product, hotList),
			[hotPage.path]: await bytesOf(product, hotPage),
		})
		targets.push(bare)
		say(`${items} items, ${connections} connections, ${cpus().length} processors, Node ${process.version}`)

		say('Hot anonymous list')
		const list = await compare(product, bare, hotList, 9)
		holds('CPU a request, of bare node:http', list.cpu, 2.5, 'at most')
		holds('p99, of bare node:http', list.p99, 4, 'at most')
		say('Hot home page')
		const page = await compare(product, bare, hotPage, 9)
		holds('CPU a request, of bare node:http', page.cpu, 3.5, 'at most')
		say('Lists that nobody asked for before')
		describe('uncached', await askInTurn(product, variedLists(catalogue, 3), connections, { ms: 5_000 }))
		say('Whether anything new came, asked by open pages once a minute')
		const newest = await askInTurn(product, newestAsks(9), connections, { ms: 5_000 })
		describe('as fast as it answers', newest)
		describe('as 1,000 pages ask', await askAtRate(product, newestAsks(10), 1_000 / 60, 5_000))
		holds('thousands of open pages', (goodOf(newest) / newest.seconds) * 0.06, 3, 'at least')
		say('Mixed: 90 % lists, 8 % views, 2 % votes')
		const browsers = await openBrowsers(product, 100)
		describe(
			'mixed',
			await askInTurn(product, mixedLoad(catalogue, browsers, items), connections, { ms: 6_000 }),
		)
		say('Overload')
		await overload(product, catalogue)
	} finally {
		for (const target of targets) await target.stop()
		await opened.value.close()
	}
}

const dataDir = await mkdtemp(join(tmpdir(), 'zagros-serve-'))
try {
	await run(dataDir)
} finally {
	await rm(dataDir, { recursive: true, force: true })
}
if (broken.length > 0) {
	say(`${broken.length} bounds are broken`)
	process.exitCode = 1
}
