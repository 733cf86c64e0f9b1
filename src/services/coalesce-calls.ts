/**
 * A double click, or a script, sends the same write many times at once. One of them runs; the others wait for it and
 * get the result that they would have found just after it, without a database connection each.
 */
type Coalescer<Outcome> = (
	key: string,
	run: () => Promise<Outcome>,
	repeated: (first: Outcome) => Outcome,
) => Promise<Outcome>

export function createCoalescer<Outcome>(): Coalescer<Outcome> {
	const running = new Map<string, Promise<Outcome>>()
	return async (key, run, repeated) => {
		const first = running.get(key)
		if (first !== undefined) return repeated(await first)
		const outcome = run().finally(() => running.delete(key))
		running.set(key, outcome)
		return outcome
	}
}
