import pLimit, { type LimitFunction } from 'p-limit'
import { raceAbort } from './connect-checked.ts'
import { FetchFault } from './fetch-fault.ts'

/** Runs a fetch when its turn comes; if `host` is null only the total is limited. */
export type FetchGate = <Value>(
	host: string | null,
	act: () => Promise<Value>,
	signal?: AbortSignal,
) => Promise<Value>

/**
 * Lets at most `atOnce` fetches run, and at most `perHost` of them for one host. A fetch that waits for its host holds no
 * slot of the total, and none is held between two redirects: a slow host delays only its own queue.
 */
export function createFetchGate(atOnce: number, perHost: number): FetchGate {
	const total = pLimit(atOnce)
	const hosts = new Map<string, LimitFunction>()

	async function inTurnOfHost<Value>(host: string, work: () => Promise<Value>): Promise<Value> {
		const limit = hosts.get(host) ?? pLimit(perHost)
		hosts.set(host, limit)
		try {
			return await limit(work)
		} finally {
			// This fetch may still be counted. Idle hosts are removed, or the map would grow with every host.
			if (limit.activeCount + limit.pendingCount <= 1) hosts.delete(host)
		}
	}

	return async (host, act, signal) => {
		const givenUp = () => new FetchFault('timeout', 'given up by the caller')
		const work = () =>
			total(() => {
				if (signal?.aborted) throw givenUp()
				return act()
			})
		const done = host === null ? work() : inTurnOfHost(host, work)
		if (signal === undefined) return done
		return raceAbort(done, signal).catch((error: unknown) => {
			throw signal.aborted ? givenUp() : error
		})
	}
}
