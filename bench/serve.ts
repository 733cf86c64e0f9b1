import type { Catalogue } from '#domain/catalogue.ts'
import { measured, say } from './measured.ts'
import { withFilledProduct } from './serve/filled-product.ts'
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
import { cachedList, cachedPage, newPages, pageReaders, variedLists } from './serve/requests.ts'
import { startBare, type Target } from './serve/targets.ts'

const connections = 16
/** A quiet machine serves this many in a fraction of a second; the time limits a busy one. */
const slice = { most: 3_000, ms: 2_500 }
/** Requests until V8 has optimised both: their cost falls by half over the first twenty thousand. */
const warmUp = { most: 20_000, ms: 25_000 }

const fixed = (value: number, digits = 2) => value.toFixed(digits)

const describe = (name: string, sample: Sample) =>
	say(
		`  ${name}: ${Math.round(goodOf(sample) / sample.seconds)}/s, ${fixed(cpuMicros(sample), 0)} µs CPU a request, p50 ${fixed(percentile(sample.times, 0.5))} ms, p99 ${fixed(percentile(sample.times, 0.99))} ms`,
	)

/** The product and the bare server take turns, so that a busy machine slows them alike. */
async function compare(name: string, product: Target, bare: Target, request: BenchRequest): Promise<void> {
	await requestInTurn(product, () => request, connections, warmUp)
	await requestInTurn(bare, () => request, connections, warmUp)
	const pairs: { product: Sample; bare: Sample }[] = []
	for (let turn = 0; turn < 9; turn += 1) {
		pairs.push({
			bare: await requestInTurn(bare, () => request, connections, slice),
			product: await requestInTurn(product, () => request, connections, slice),
		})
	}
	if (!isAllServed(name, ...pairs.flatMap((pair) => [pair.product, pair.bare]))) return
	const value = medianOf(pairs.map((pair) => cpuMicros(pair.product)))
	// The ratio of each pair, not of the medians: both halves of a pair ran on the same machine at the same time.
	const ratio = medianOf(pairs.map((pair) => cpuMicros(pair.product) / cpuMicros(pair.bare)))
	const reference = { name: 'bare node:http', value: value / ratio }
	measured({ name: `${name}, CPU a request`, value, unit: 'µs', reference, atMost: 3 })
}

async function measureNew(product: Target, catalogue: Catalogue): Promise<void> {
	const { connections: readers, from } = pageReaders
	await requestInTurn(product, newPages(0), readers, { ...warmUp, from })
	const page = await requestInTurn(product, newPages(5_000), readers, { ms: 10_000, most: 400, from })
	if (isAllServed('uncached home page', page)) {
		describe('uncached home page', page)
		const name = 'uncached home page, CPU a request'
		measured({ name, value: cpuMicros(page) / 1000, unit: 'ms', atMost: 20 })
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
	// Refusals, too, cost half as much once V8 has optimised them.
	await requestAtRate(product, variedLists(catalogue, 4), 1_000, warmUp.ms)
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

await withFilledProduct(async ({ product, catalogue }) => {
	const bare = await startBare({
		[cachedList.path]: await bytesOf(product, cachedList),
		[cachedPage.path]: await bytesOf(product, cachedPage),
	})
	try {
		say('Cached anonymous list')
		await compare('cached list', product, bare, cachedList)
		say('Cached home page')
		await compare('cached page', product, bare, cachedPage)
		say('Uncached pages and lists')
		await measureNew(product, catalogue)
		say('Overload')
		await overload(product, catalogue)
	} finally {
		await bare.stop()
	}
})
