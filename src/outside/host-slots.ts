/** Runs an act for a host, or answers undefined where that host has as many running as it may. */
type HostSlots = <Value>(host: string, act: () => Promise<Value>) => Promise<Value | undefined>

/** Nobody waits for a busy host: whoever is refused tries again later, and a slow host never holds up the others. */
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
