/** Runs a piece of work in its turn. */
type ConcurrencyLimit = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** Lets some through at once, a few wait, and the rest is refused before any work is done for them. */
export function createConcurrencyLimit(
	atOnce: number,
	longestQueue: number,
	refusal: () => Error,
): ConcurrencyLimit {
	const waiting: (() => void)[] = []
	let running = 0
	return async (work) => {
		if (running < atOnce) running += 1
		else {
			if (waiting.length >= longestQueue) throw refusal()
			// Whoever leaves hands over the place, so that nobody slips in between.
			await new Promise<void>((enter) => waiting.push(enter))
		}
		try {
			return await work()
		} finally {
			const next = waiting.shift()
			if (next === undefined) running -= 1
			else next()
		}
	}
}
