import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { measured, say } from '#bench/measured.ts'
import type { Target } from './targets.ts'

export type BenchRequest = {
	method: 'GET' | 'POST' | 'PUT'
	path: string
	headers: Record<string, string>
	body?: string
	/** A response with fewer bytes than this on the wire is not the expected one, whatever its status. */
	shortest?: number
}

export type Sample = {
	/** Responses by status; 0 means that the connection was closed early or the body was too short. */
	statuses: Map<number, number>
	/** Milliseconds of each complete response with status 200. */
	times: number[]
	/** 503 responses with Retry-After. */
	politeRefusals: number
	seconds: number
	cpuSeconds: number
}

export const goodOf = ({ statuses }: Sample): number => statuses.get(200) ?? 0
export const allOf = ({ statuses }: Sample): number =>
	[...statuses.values()].reduce((sum, count) => sum + count, 0)
/** The cost of refusals is counted with the good responses. */
export const cpuMicros = (sample: Sample): number => (sample.cpuSeconds * 1e6) / Math.max(1, goodOf(sample))

/** Refusals are cheaper than good responses, so the cost is not reported where there were any; only their number is. */
export function isAllServed(name: string, ...samples: Sample[]): boolean {
	const others = samples.flatMap(({ statuses }) => [...statuses]).filter(([status]) => status !== 200)
	if (others.length === 0) return true
	say(`  ${name}: ${others.map(([status, count]) => `${count} × ${status || 'cut short'}`).join(', ')}`)
	const value = others.reduce((sum, [, count]) => sum + count, 0)
	measured({ name: `${name}: not complete or not 200`, value, unit: '', atMost: 0 })
	return false
}

export function percentile(times: readonly number[], share: number): number {
	const sorted = times.toSorted((one, other) => one - other)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const medianOf = (values: readonly number[]): number => percentile(values, 0.5)

/** The address, or the addresses in turn, that requests come from; by default the machine's own. */
type From = string | readonly string[] | undefined

/** Every load is limited in time and in concurrent requests. */
async function measure(
	target: Target,
	connections: number,
	drive: (send: (request: BenchRequest) => Promise<void>) => Promise<void>,
	from: From,
) {
	const pools = [from].flat().map((localAddress) => {
		const own = localAddress === undefined ? {} : { localAddress }
		return new Pool(target.origin, { connections, pipelining: 1, ...own })
	})
	let turn = 0
	const sample: Sample = { statuses: new Map(), times: [], politeRefusals: 0, seconds: 0, cpuSeconds: 0 }
	const send = async ({ method, path, headers, body, shortest = 0 }: BenchRequest) => {
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
	await drive(send)
	sample.seconds = (performance.now() - began) / 1000
	sample.cpuSeconds = (await target.cpuSeconds()) - cpuBefore
	await Promise.all(pools.map((pool) => pool.close()))
	return sample
}

/**
 * A number of clients, each sending the next request as soon as it has a response, until the time or the number runs
 * out.
 */
export const requestInTurn = (
	target: Target,
	next: () => BenchRequest,
	connections: number,
	{ ms, most = Number.POSITIVE_INFINITY, from }: { ms: number; most?: number; from?: From },
): Promise<Sample> => {
	const drive = async (send: (request: BenchRequest) => Promise<void>) => {
		const end = performance.now() + ms
		let left = most
		await Promise.all(
			Array.from({ length: connections }, async () => {
				while (left-- > 0 && performance.now() < end) await send(next())
			}),
		)
	}
	return measure(target, connections, drive, from)
}

/** A fixed rate whether or not the server keeps up, with a limit on concurrent requests. */
export const requestAtRate = (
	target: Target,
	next: () => BenchRequest,
	perSecond: number,
	ms: number,
	mostInFlight = 400,
	from?: From,
): Promise<Sample> => {
	const drive = async (send: (request: BenchRequest) => Promise<void>) => {
		const began = performance.now()
		const inFlight = new Set<Promise<void>>()
		let sent = 0
		for (;;) {
			const elapsed = performance.now() - began
			if (elapsed >= ms) break
			while (sent < (elapsed / 1000) * perSecond) {
				sent += 1
				if (inFlight.size >= mostInFlight) continue
				const call = send(next()).finally(() => inFlight.delete(call))
				inFlight.add(call)
			}
			await sleep(2)
		}
		await Promise.all(inFlight)
	}
	return measure(target, mostInFlight, drive, from)
}
