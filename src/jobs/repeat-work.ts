import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats a piece of work until stopped. It returns the pause before the next time; after a failure `troubleMs` is used. */
export async function repeatWork(
	work: () => Promise<number>,
	{ onTrouble, troubleMs }: { onTrouble: (error: unknown) => void; troubleMs: number },
	stop: AbortSignal,
): Promise<void> {
	while (!stop.aborted) {
		const pauseMs = await work().catch((error: unknown) => {
			onTrouble(error)
			return troubleMs
		})
		if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: stop }).catch(() => {})
	}
}
