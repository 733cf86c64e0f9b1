import { databaseFailureOf } from '#store/database/database-failure.ts'

/**
 * Calls that come while one is running are batched into the next run: the higher the load, the fewer statements, with
 * at most `most` calls each. A single call does not wait. Where a batch fails each call is run by itself, so that only
 * the faulty one fails; an unreachable database fails all of them, and none waits for it twice.
 */
export function batchCalls<Given, Value>(
	run: (given: readonly Given[]) => Promise<readonly Value[]>,
	most: number = Number.POSITIVE_INFINITY,
): (given: Given) => Promise<Value> {
	type Call = { given: Given; resolve: (settle: Value) => void; reject: (error: unknown) => void }
	const waiting: Call[] = []
	let running = false

	async function settle(calls: readonly Call[]): Promise<void> {
		try {
			const results = await run(calls.map(({ given }) => given))
			if (results.length !== calls.length) throw new Error('each call needs an answer')
			for (const [index, { resolve }] of calls.entries()) resolve(results[index] as Value)
		} catch (error) {
			const ownTrouble = calls.length > 1 && databaseFailureOf(error) === undefined
			if (ownTrouble) for (const call of calls) await settle([call])
			else for (const { reject } of calls) reject(error)
		}
	}

	async function work(): Promise<void> {
		running = true
		// Calls of the same turn of the event loop go together.
		await Promise.resolve()
		while (waiting.length > 0) {
			await settle(waiting.splice(0, most))
		}
		running = false
	}

	return (given) =>
		new Promise((resolve, reject) => {
			waiting.push({ given, resolve, reject })
			if (!running) void work()
		})
}
