import { measured } from './measured.ts'
import { postgresSeconds } from './postgres-seconds.ts'
import { items, withFilledProduct } from './serve/filled-product.ts'
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

/**
 * Measures the processor time that a request costs a web process and PostgreSQL, because a busy machine changes that
 * less than anything else. docs/capacity.md calculates with these figures.
 */
const clients: { connections: number; from?: readonly string[] } = { connections: 8 }
const slice = { ms: 6_000 }
const warmUp = { most: 8_000, ms: 12_000 }

await withFilledProduct(async ({ product, catalogue, dataDir }) => {
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
	for (const [name, next, { connections, from } = clients] of loads) {
		await requestInTurn(product, next, connections, { ...warmUp, from })
		const before = await postgresSeconds(dataDir)
		const sample = await requestInTurn(product, next, connections, { ...slice, from })
		const spent = ((await postgresSeconds(dataDir)) - before) * 1e6
		if (!isAllServed(name, sample)) continue
		measured({ name: `${name}, web process`, value: cpuMicros(sample), unit: 'µs' })
		measured({ name: `${name}, PostgreSQL`, value: spent / goodOf(sample), unit: 'µs' })
	}
})
