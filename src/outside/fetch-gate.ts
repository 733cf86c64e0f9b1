/** To be called when the fetch is over. */
type Leave = () => void

/** If `host` is null only the total is limited. */
export type FetchGate = { enter: (host: string | null, signal?: AbortSignal) => Promise<Leave> }

type Waiting = { host: string | null; admit: (leave: Leave) => void }

/**
 * Lets at most `atOnce` fetches run, and at most `perHost` of them for one host. Both slots are taken in one step, and a
 * fetch holds none between two redirects, so no two fetches can wait for each other. Fetches are admitted in order among those
 * whose host is free: a slow host delays only its own queue.
 */
export function createFetchGate(atOnce: number, perHost: number): FetchGate {
	const queue: Waiting[] = []
	const insideByHost = new Map<string, number>()
	let inside = 0

	const hostIsFree = (host: string | null) => host === null || (insideByHost.get(host) ?? 0) < perHost

	function take(host: string | null): Leave {
		inside += 1
		if (host !== null) insideByHost.set(host, (insideByHost.get(host) ?? 0) + 1)
		let left = false
		return () => {
			if (left) return
			left = true
			inside -= 1
			if (host !== null) release(host)
			admitNext()
		}
	}

	function release(host: string): void {
		const others = (insideByHost.get(host) ?? 1) - 1
		// Zeros are removed, or the map would grow with every host.
		if (others === 0) insideByHost.delete(host)
		else insideByHost.set(host, others)
	}

	function admitNext(): void {
		while (inside < atOnce) {
			const index = queue.findIndex((waiting) => hostIsFree(waiting.host))
			const [next] = index === -1 ? [] : queue.splice(index, 1)
			if (next === undefined) return
			next.admit(take(next.host))
		}
	}

	return {
		enter(host, signal) {
			const { promise, resolve, reject } = Promise.withResolvers<Leave>()
			const waiting: Waiting = { host, admit: resolve }
			const giveUp = () => {
				const index = queue.indexOf(waiting)
				if (index !== -1) queue.splice(index, 1)
				reject(signal?.reason)
			}
			if (signal?.aborted) {
				giveUp()
				return promise
			}
			signal?.addEventListener('abort', giveUp, { once: true })
			waiting.admit = (leave) => {
				signal?.removeEventListener('abort', giveUp)
				resolve(leave)
			}
			queue.push(waiting)
			admitNext()
			return promise
		},
	}
}
