import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Catalogue } from '#domain/catalogue.ts'
import type { Attack } from './attack/attacker.ts'
import { measured, say } from './measured.ts'
import { withFilledProduct } from './serve/filled-product.ts'
import { allOf, type BenchRequest, goodOf, percentile, requestAtRate, type Sample } from './serve/load.ts'
import { cachedList, cachedPage, variedLists } from './serve/requests.ts'
import type { Target } from './serve/targets.ts'

// One visitor uses the product with its default limits while attackers send requests, each from a loopback address of
// its own.

const attackMs = 60_000
const calmMs = 20_000
const perSecond = 8
const idleSockets = 2_000

const fixed = (value: number) => value.toFixed(2)

/** A reader's requests: the home page, its list, and now and then a list that is not cached. */
function visitorRequests(catalogue: Catalogue, seed: number): () => BenchRequest {
	const varied = variedLists(catalogue, seed)
	let turn = 0
	return () => [cachedPage, cachedList, varied()][turn++ % 3] ?? cachedPage
}

const inWords = (statuses: ReadonlyMap<number, number>) =>
	[...statuses].map(([status, count]) => `${count} × ${status || 'closed'}`).join(', ')

let visits = 0
/** A visitor from an address that nobody has used before, so that its rate limits are fresh. */
const visit = (target: Target, catalogue: Catalogue, ms: number): Promise<Sample> => {
	visits += 1
	return requestAtRate(target, visitorRequests(catalogue, visits), perSecond, ms, 20, `127.0.9.${visits}`)
}

async function underAttack(target: Target, catalogue: Catalogue, attack: Omit<Attack, 'origin' | 'ms'>) {
	const workerData: Attack = { ...attack, origin: target.origin, ms: attackMs }
	const attacker = new Worker(new URL('./attack/attacker.ts', import.meta.url), { workerData })
	const statusesSent = once(attacker, 'message') as Promise<[Map<number, number>]>
	const seen = await visit(target, catalogue, attackMs)
	const [statuses] = await statusesSent
	say(`  responses to the attacker: ${inWords(statuses)}`)
	return seen
}

/** Compares the responses that the visitor got under attack with those just before it. */
function compare(name: string, calm: Sample, attacked: Sample): void {
	const share = (sample: Sample) => goodOf(sample) / Math.max(1, allOf(sample))
	const ratio = (point: number) => percentile(attacked.times, point) / percentile(calm.times, point)
	const usual = percentile(calm.times, 0.95)
	const inTime = attacked.times.filter((ms) => ms < 2 * usual).length / Math.max(1, allOf(attacked))
	say(`  responses to the visitor: ${inWords(attacked.statuses)}; without attack: ${inWords(calm.statuses)}`)
	say(
		`  visitor: p50 ${fixed(percentile(calm.times, 0.5))} → ${fixed(percentile(attacked.times, 0.5))} ms (× ${fixed(ratio(0.5))}), p99 ${fixed(percentile(calm.times, 0.99))} → ${fixed(percentile(attacked.times, 0.99))} ms (× ${fixed(ratio(0.99))})`,
	)
	measured({
		name: `${name}: share of good responses to the visitor`,
		value: share(attacked),
		unit: '',
		reference: { name: 'without attack', value: share(calm) },
		atLeast: 0.95,
	})
	const timely = `${name}: responses within twice the usual time (p95)`
	measured({ name: timely, value: inTime, unit: '', atLeast: 0.95 })
}

async function holdIdle(target: Target, catalogue: Catalogue): Promise<Sample> {
	const { port } = new URL(target.origin)
	const held: Socket[] = []
	for (let index = 0; index < idleSockets; index += 1) {
		const socket = connect({
			port: Number(port),
			host: '127.0.0.1',
			localAddress: `127.0.8.${1 + (index % 20)}`,
		})
		socket.on('error', () => {})
		held.push(socket)
		if (index % 100 === 99) await sleep(10)
	}
	const seen = await visit(target, catalogue, calmMs)
	say(`  of ${idleSockets} idle connections ${held.filter((socket) => !socket.closed).length} are still open`)
	for (const socket of held) socket.destroy()
	return seen
}

// Sample mode adds advertisers; its news is not collected, because no worker runs.
await withFilledProduct(
	async ({ product, catalogue }) => {
		await visit(product, catalogue, 5_000)
		const attacks = [
			{ name: 'pages with unknown parameters, 4 connections', kind: 'pages', connections: 4 },
			{ name: 'pages with unknown parameters, 30 connections', kind: 'pages', connections: 30 },
			{ name: 'lists, 40 connections', kind: 'lists', connections: 40 },
		] as const
		for (const [index, { name, kind, connections }] of attacks.entries()) {
			say(name)
			const calm = await visit(product, catalogue, calmMs)
			const from = `127.0.0.${index + 2}`
			compare(name, calm, await underAttack(product, catalogue, { kind, connections, from }))
		}
		say('idle connections')
		compare('idle connections', await visit(product, catalogue, calmMs), await holdIdle(product, catalogue))
	},
	{ sample: true, settings: { NEWS_MODE: 'sample' } },
)
