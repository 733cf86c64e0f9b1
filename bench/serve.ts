import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { measured, say } from './measured.ts'
import { loadNews } from './scale/load-news.ts'
import { newsMaker } from './scale/synthetic-news.ts'
import {
	type BenchRequest,
	cpuMicros,
	goodOf,
	isAllServed,
	medianOf,
	percentile,
	requestAtRate,
	requestInTurn,
	type Sample,
} from './serve/load.ts'
import {
	cachedList,
	cachedPage,
	mixedLoad,
	newestRequests,
	newPages,
	openBrowsers,
	pageReaders,
	variedLists,
} from './serve/requests.ts'
import { startBare, startProduct, type Target } from './serve/targets.ts'

const items = 50_000
const connections = 16
/** A quiet machine serves this many in a fraction of a second; the time limits a busy one. */
const slice = { most: 3_000, ms: 2_500 }
/** Requests until V8 has optimised both: their cost falls by half over the first twenty thousand. */
const warmUp = { most: 20_000, ms: 25_000 }
const silent = { info: () => {}, warn: () => {} }

const fixed = (value: number, digits = 2) => value.toFixed(digits)

const describe = (name: string, sample: Sample) =>
	say(
		`  ${name}: ${Math.round(goodOf(sample) / sample.seconds)}/s, ${fixed(cpuMicros(sample), 0)} µs CPU a request, p50 ${fixed(percentile(sample.times, 0.5))} ms, p99 ${fixed(percentile(sample.times, 0.99))} ms`,
	)

/** The product and the bare server take turns, so that a busy machine slows them alike. */
async function compare(name: string, product: Target, bare: Target, request: BenchRequest) {
	await requestInTurn(product, () => request, connections, warmUp)
	await requestInTurn(bare, () => request, connections, warmUp)
	const pairs: { product: Sample; bare: Sample }[] = []
	for (let turn = 0; turn < 9; turn += 1) {
		pairs.push({
			bare: await requestInTurn(bare, () => request, connections, slice),
			product: await requestInTurn(product, () => request, connections, slice),
		})
	}
	if (!isAllServed(name, ...pairs.flatMap((pair) => [pair.product, pair.bare]))) return undefined
	const both = (pick: (sample: Sample) => number) => {
		const ours = medianOf(pairs.map((pair) => pick(pair.product)))
		// The ratio of each pair, not of the medians: both halves of a pair ran on the same machine at the same time.
		const ratio = medianOf(pairs.map((pair) => pick(pair.product) / pick(pair.bare)))
		return { value: ours, reference: { name: 'bare node:http', value: ours / ratio } }
	}
	return { cpu: both(cpuMicros), p99: both(({ times }) => percentile(times, 0.99)) }
}

async function measureNew(product: Target, catalogue: Catalogue, cached?: { name: string; value: number }) {
	const { connections: readers, from } = pageReaders
	await requestInTurn(product, newPages(0), readers, { ...warmUp, from })
	const page = await requestInTurn(product, newPages(5_000), readers, { ms: 10_000, most: 400, from })
	if (isAllServed('uncached home page', page)) {
		describe('uncached home page', page)
		const name = 'uncached home page, CPU a request'
		measured({ name, value: cpuMicros(page) / 1000, unit: 'ms', atMost: 20 })
		const besides = 'uncached home page beside a cached one'
		if (cached !== undefined) {
			measured({ name: besides, value: cpuMicros(page), unit: 'µs', reference: cached })
		}
	}
	const list = await requestInTurn(product, variedLists(catalogue, 3), connections, { ms: 5_000 })
	if (!isAllServed('uncached list', list)) return
	describe('uncached list', list)
	measured({ name: 'uncached list, CPU a request', value: cpuMicros(list) / 1000, unit: 'ms', atMost: 4 })
}

/**
 * Alternates between full capacity and twice that load; afterwards one reader waits until responses are normal again.
 */
async function overload(product: Target, catalogue: Catalogue): Promise<void> {
	const times: number[] = []
	const shares: number[] = []
	let refused = 0
	let polite = 0
	let strange = 0
	for (let turn = 0; turn < 5; turn += 1) {
		const capacity = await requestInTurn(product, variedLists(catalogue, 5 + turn), 32, { ms: 2_000 })
		const perSecond = goodOf(capacity) / capacity.seconds
		const flooded = await requestAtRate(product, variedLists(catalogue, 15 + turn), 2 * perSecond, 2_500)
		isAllServed('capacity', capacity)
		describe('capacity, uncached', capacity)
		describe('at twice that', flooded)
		times.push(...capacity.times)
		shares.push(goodOf(flooded) / flooded.seconds / perSecond)
		refused += flooded.statuses.get(503) ?? 0
		polite += flooded.politeRefusals
		const others = [...flooded.statuses.keys()].filter((status) => status !== 200 && status !== 503)
		for (const status of others) say(`  ${flooded.statuses.get(status)} responses of status ${status}`)
		strange += others.length
	}
	say(`  refused: ${refused}`)
	measured({
		name: 'worst goodput under twice the load, of capacity',
		value: Math.min(...shares),
		unit: '',
		atLeast: 0.85,
	})
	measured({
		name: 'responses under overload that are neither 200 nor 503',
		value: strange,
		unit: '',
		atMost: 0,
	})
	const politeShare = refused === 0 ? 1 : polite / refused
	measured({ name: 'refusals with Retry-After', value: politeShare, unit: '', atLeast: 1 })
	const calm = percentile(times, 0.99)
	const began = performance.now()
	const lists = variedLists(catalogue, 7)
	for (let normal = 0; normal < 5 && performance.now() - began < 10_000; ) {
		const one = await requestInTurn(product, lists, 1, { ms: 50 })
		normal = percentile(one.times, 1) <= calm && goodOf(one) > 0 ? normal + 1 : 0
	}
	const seconds = (performance.now() - began) / 1000
	measured({ name: 'normal again after overload', value: seconds, unit: 's', atMost: 5 })
}

async function bytesOf({ origin }: Target, sent: BenchRequest) {
	// Node's fetch would decompress the body; what counts are the bytes on the wire.
	const { request } = await import('undici')
	const response = await request(`${origin}${sent.path}`, {
		method: sent.method,
		headers: sent.headers,
		body: sent.body ?? null,
	})
	const body = Buffer.from(await response.body.arrayBuffer()).toString('base64')
	if (response.statusCode !== 200) throw new Error(`${sent.path} responded ${response.statusCode}`)
	const headers = {
		'content-type': String(response.headers['content-type']),
		'content-encoding': String(response.headers['content-encoding']),
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
		await loadNews(client, newsMaker(catalogue), items)
		await client.end()
		const product = await startProduct(dataDir)
		targets.push(product)
		const bare = await startBare({
			[cachedList.path]: await bytesOf(product, cachedList),
			[cachedPage.path]: await bytesOf(product, cachedPage),
		})
		targets.push(bare)
		say(`${items} items, ${connections} connections, ${cpus().length} processors, Node ${process.version}`)

		say('Cached anonymous list')
		const list = await compare('cached list', product, bare, cachedList)
		if (list !== undefined) {
			measured({ name: 'cached list, CPU a request', ...list.cpu, unit: 'µs', atMost: 3 })
			measured({ name: 'cached list, p99', ...list.p99, unit: 'ms', atMost: 4 })
		}
		say('Cached home page')
		const page = await compare('cached page', product, bare, cachedPage)
		if (page !== undefined) {
			measured({ name: 'cached page, CPU a request', ...page.cpu, unit: 'µs', atMost: 3 })
		}
		say('Uncached pages and lists')
		await measureNew(product, catalogue, page?.cpu.reference)
		say('Checks for new stories, which open pages send once a minute')
		const newest = await requestInTurn(product, newestRequests(9), connections, { ms: 5_000 })
		describe('as fast as it responds', newest)
		isAllServed('open pages', newest)
		describe('from 1,000 open pages', await requestAtRate(product, newestRequests(10), 1_000 / 60, 5_000))
		const openPages = (goodOf(newest) / newest.seconds) * 60
		measured({ name: 'open pages that can check once a minute', value: openPages, unit: '', atLeast: 3_000 })
		say('Mixed: 90 % lists, 8 % views, 2 % votes')
		const browsers = await openBrowsers(product, 100)
		const mixed = await requestInTurn(product, mixedLoad(catalogue, browsers, items), connections, {
			ms: 6_000,
		})
		describe('mixed', mixed)
		isAllServed('mixed', mixed)
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
