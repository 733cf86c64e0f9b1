/** How often each key was seen in the running window; every key has a window of its own. */
export type MemoryCounter = {
	/** Counts one; answers 0 where that was allowed, else the milliseconds until the window ends. */
	take: (key: string) => number
	giveBack: (key: string) => void
	/** Forgets windows that have ended. */
	sweep: () => void
}

type Window = { count: number; endsAt: number }

/** Counting in this process costs one look-up and no promise: it stands before every request. */
export function createMemoryCounter(points: number, seconds: number, now: () => number): MemoryCounter {
	const windows = new Map<string, Window>()
	return {
		take: (key) => {
			const moment = now()
			const known = windows.get(key)
			if (known === undefined || known.endsAt <= moment) {
				windows.set(key, { count: 1, endsAt: moment + seconds * 1000 })
				return 0
			}
			known.count += 1
			return known.count > points ? known.endsAt - moment : 0
		},
		giveBack: (key) => {
			const known = windows.get(key)
			if (known !== undefined && known.count > 0) known.count -= 1
		},
		// No key is ever pushed out by others, so that nobody escapes a limit by making noise.
		sweep: () => {
			const moment = now()
			for (const [key, { endsAt }] of windows) if (endsAt <= moment) windows.delete(key)
		},
	}
}
