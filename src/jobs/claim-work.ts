import { setTimeout as sleep } from 'node:timers/promises'

type ClaimedWork<Claim> = {
	slots: number
	/** Work that is due, at most as much as slots are free. */
	claim: (free: number) => Promise<readonly Claim[]>
	run: (claim: Claim) => Promise<void>
	onTrouble: (error: unknown) => void
	idleMs: number
	troubleMs: number
}

/** Runs work as it becomes due, until stopped. A free slot is filled at once, however long the others take. */
export async function claimWork<Claim>(
	{ slots, claim, run, onTrouble, idleMs, troubleMs }: ClaimedWork<Claim>,
	stop: AbortSignal,
): Promise<void> {
	const running = new Set<Promise<void>>()
	while (!stop.aborted) {
		const free = slots - running.size
		const due = await claim(free).catch((error: unknown) => {
			onTrouble(error)
			return undefined
		})
		for (const one of due ?? []) {
			const done: Promise<void> = run(one)
				.catch(onTrouble)
				.finally(() => running.delete(done))
			running.add(done)
		}
		// If all slots are taken, the next claim waits until one is free.
		if (due?.length === free) await Promise.race(running)
		else await sleep(due === undefined ? troubleMs : idleMs, undefined, { signal: stop }).catch(() => {})
	}
	await Promise.all(running)
}
