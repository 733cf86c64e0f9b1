/** Runs `act` for a host, or returns undefined if as many as allowed are running for that host. */
type HostSlots = <Value>(host: string, act: () => Promise<Value>) => Promise<Value | undefined>

/** There is no queue for a busy host: a refused caller retries later, so that a slow host delays nobody else. */
export function createHostSlots(most: number): HostSlots {
	const running = new Map<string, number>()
	return async (host, act) => {
		const before = running.get(host) ?? 0
		if (before >= most) return undefined
		running.set(host, before + 1)
		try {
			return await act()
		} finally {
			const others = (running.get(host) ?? 1) - 1
			if (others === 0) running.delete(host)
			else running.set(host, others)
		}
	}
}
