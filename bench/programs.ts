import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { measured, say } from './measured.ts'
import { withFilledProduct } from './serve/filled-product.ts'
import { type BenchRequest, cpuMicros, isAllServed, medianOf, requestInTurn } from './serve/load.ts'
import { cachedList } from './serve/requests.ts'
import { residentMegabytes, type Target } from './serve/targets.ts'

// What bots cost beside readers: a page of posts compared with a list, and open streams that have nothing to send.

const connections = 16
const streams = 500
const perAddress = 3

const cachedPosts: BenchRequest = {
	method: 'GET',
	path: '/api/v1/posts/',
	headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
}

async function comparePosts(product: Target): Promise<void> {
	for (const kind of [cachedList, cachedPosts]) {
		await requestInTurn(product, () => kind, connections, { most: 20_000, ms: 25_000 })
	}
	const pairs = []
	for (let turn = 0; turn < 9; turn += 1) {
		const slice = { most: 3_000, ms: 2_500 }
		pairs.push({
			list: await requestInTurn(product, () => cachedList, connections, slice),
			posts: await requestInTurn(product, () => cachedPosts, connections, slice),
		})
	}
	if (!isAllServed('posts', ...pairs.flatMap(({ list, posts }) => [list, posts]))) return
	const value = medianOf(pairs.map(({ posts }) => cpuMicros(posts)))
	const ratio = medianOf(pairs.map(({ list, posts }) => cpuMicros(posts) / cpuMicros(list)))
	const reference = { name: 'cached list', value: value / ratio }
	measured({ name: 'cached page of posts, CPU a request', value, unit: 'µs', reference, atMost: 1.2 })
}

async function holdStreams(product: Target): Promise<void> {
	const before = await residentMegabytes(product.pid)
	const agents: Agent[] = []
	let opened = 0
	while (opened < streams) {
		const localAddress = `127.0.7.${1 + agents.length}`
		const dispatcher = new Agent({ connect: { localAddress }, bodyTimeout: 0 })
		agents.push(dispatcher)
		for (let index = 0; index < perAddress && opened < streams; index += 1) {
			const response = await request(`${product.origin}/v1/stream?lang=en`, { dispatcher })
			if (response.statusCode !== 200) throw new Error(`a stream responded ${response.statusCode}`)
			// Reads what comes, as a program that listens does.
			response.body.on('error', () => {}).resume()
			opened += 1
		}
	}
	await sleep(30_000)
	const value = (await residentMegabytes(product.pid)) - before
	measured({ name: `${streams} idle streams, memory`, value, unit: 'MB', atMost: 40 })
	await Promise.all(agents.map((agent) => agent.destroy()))
}

await withFilledProduct(async ({ product }) => {
	say('Posts')
	await comparePosts(product)
	say('Streams')
	await holdStreams(product)
})
