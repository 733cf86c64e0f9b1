import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { measured, say } from '#bench/measured.ts'
import type { Target } from './targets.ts'

export type Ask = {
	method: 'GET' | 'POST' | 'PUT'
	path: string
	headers: Record<string, string>
	body?: string
	/** Fewer bytes than this on the wire are not the answer that was asked for, whatever its status says. */
	shortest?: number
}

export type Sample = {
	/** Answers by status; 0: the connection was closed before all of it was there, or there was too little of it. */
	statuses: Map<number, number>
	/** Milliseconds of each whole answer with status 200. */
	times: number[]
	/** 503s that say when to come back. */
	politeRefusals: number
	seconds: number
	cpuSeconds: number
}

export const goodOf = ({ statuses }: Sample): number => statuses.get(200) ?? 0
export const allOf = ({ statuses }: Sample): number =>
	[...statuses.values()].reduce((sum, count) => sum + count, 0)
/** What is spent on refusals counts with the answers: nobody asked for a refusal. */
export const cpuMicros = (sample: Sample): number => (sample.cpuSeconds * 1e6) / Math.max(1, goodOf(sample))

/** What refusals cost is not told as what answers cost: where anything was answered otherwise, that alone is told, by name. */
export function isAnswered(name: string, ...samples: Sample[]): boolean {
	const others = samples.flatMap(({ statuses }) => [...statuses]).filter(([status]) => status !== 200)
	if (others.length === 0) return true
	say(`  ${name}: ${others.map(([status, count]) => `${count} × ${status || 'cut short'}`).join(', ')}`)
	const value = others.reduce((sum, [, count]) => sum + count, 0)
	measured({ name: `${name}: not answered whole and with 200`, value, unit: '', atMost: 0 })
	return false
}

export function percentile(times: readonly number[], share: number): number {
	const sorted = times.toSorted((one, other) => one - other)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const medianOf = (values: readonly number[]): number => percentile(values, 0.5)

/** The address, or the addresses in turn, that a client asks from; where nothing is said, the machine's own. */
type From = string | readonly string[] | undefined

/** Every generator here is bounded in time, and in what it has under way. */
async function measure(
	target: Target,
	connections: number,
	drive: (ask: (what: Ask) => Promise<void>) => Promise<void>,
	from: From,
) {
	const pools = [from].flat().map((localAddress) => {
		const own = localAddress === undefined ? {} : { localAddress }
		return new Pool(target.origin, { connections, pipelining: 1, ...own })
	})
	let turn = 0
	const sample: Sample = { statuses: new Map(), times: [], politeRefusals: 0, seconds: 0, cpuSeconds: 0 }
	const ask = async ({ method, path, headers, body, shortest = 0 }: Ask) => {
		const began = performance.now()
		const pool = pools[turn++ % pools.length]
		const response = await pool?.request({ method, path, headers, body: body ?? null }).catch(() => undefined)
		const length = await response?.body.arrayBuffer().then(
			({ byteLength }) => byteLength,
			() => undefined,
		)
		const isWhole = length !== undefined && (length >= shortest || response?.statusCode !== 200)
		const statusCode = isWhole ? (response?.statusCode ?? 0) : 0
		sample.statuses.set(statusCode, (sample.statuses.get(statusCode) ?? 0) + 1)
		if (statusCode === 200) sample.times.push(performance.now() - began)
		if (statusCode === 503 && response?.headers['retry-after'] !== undefined) sample.politeRefusals += 1
	}
	const cpuBefore = await target.cpuSeconds()
	const began = performance.now()
	await drive(ask)
	sample.seconds = (performance.now() - began) / 1000
	sample.cpuSeconds = (await target.cpuSeconds()) - cpuBefore
	await Promise.all(pools.map((pool) => pool.close()))
	return sample
}

/** So many clients, each asking again as soon as it has its answer, until time or number runs out. */
export const requestInTurn = (
	target: Target,
	next: () => Ask,
	connections: number,
	{ ms, most = Number.POSITIVE_INFINITY, from }: { ms: number; most?: number; from?: From },
): Promise<Sample> => {
	const drive = async (ask: (what: Ask) => Promise<void>) => {
		const end = performance.now() + ms
		let left = most
		await Promise.all(
			Array.from({ length: connections }, async () => {
				while (left-- > 0 && performance.now() < end) await ask(next())
			}),
		)
	}
	return measure(target, connections, drive, from)
}

/** So many a second whether or not the server keeps up, as a crowd does; what is under way stays below a bound. */
export const requestAtRate = (
	target: Target,
	next: () => Ask,
	perSecond: number,
	ms: number,
	mostUnderWay = 400,
	from?: From,
): Promise<Sample> => {
	const drive = async (ask: (what: Ask) => Promise<void>) => {
		const began = performance.now()
		const underWay = new Set<Promise<void>>()
		let sent = 0
		for (;;) {
			const elapsed = performance.now() - began
			if (elapsed >= ms) break
			while (sent < (elapsed / 1000) * perSecond) {
				sent += 1
				if (underWay.size >= mostUnderWay) continue
				const call = ask(next()).finally(() => underWay.delete(call))
				underWay.add(call)
			}
			await sleep(2)
		}
		await Promise.all(underWay)
	}
	return measure(target, mostUnderWay, drive, from)
}
