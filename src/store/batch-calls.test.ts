import { expect, test } from 'vitest'
import { batchCalls } from './batch-calls.ts'

/** Runs that wait to be released, and their arguments. */
function heldRuns() {
	const runs: { given: readonly number[]; letGo: () => void }[] = []
	const run = (given: readonly number[]) =>
		new Promise<number[]>((resolve, reject) => {
			const letGo = () => (given.includes(13) ? reject(new Error('13')) : resolve(given.map((n) => n * 10)))
			runs.push({ given, letGo })
		})
	return { runs, run }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('a single call does not wait; calls during it are batched', async () => {
	const { runs, run } = heldRuns()
	const call = batchCalls(run)
	const first = call(1)
	await nextTurn()
	const others = [call(2), call(3), call(4)]
	await nextTurn()
	expect(runs.map(({ given }) => given)).toEqual([[1]])
	runs[0]?.letGo()
	expect(await first).toBe(10)
	await nextTurn()
	expect(runs.map(({ given }) => given)).toEqual([[1], [2, 3, 4]])
	runs[1]?.letGo()
	expect(await Promise.all(others)).toEqual([20, 30, 40])
	const last = call(5)
	await nextTurn()
	runs[2]?.letGo()
	expect(await last).toBe(50)
})

test('a batch is not larger than allowed', async () => {
	const { runs, run } = heldRuns()
	const call = batchCalls(run, 2)
	const results = Promise.all([1, 2, 3, 4, 5].map(call))
	for (let turn = 0; turn < 3; turn += 1) {
		await nextTurn()
		runs[turn]?.letGo()
	}
	expect(await results).toEqual([10, 20, 30, 40, 50])
	expect(runs.map(({ given }) => given)).toEqual([[1, 2], [3, 4], [5]])
})

test('a call that fails does not fail the others', async () => {
	const { runs, run } = heldRuns()
	const call = batchCalls(run)
	const results = Promise.allSettled([call(1), call(13), call(2)])
	for (let turn = 0; turn < 4; turn += 1) {
		await nextTurn()
		runs[turn]?.letGo()
	}
	expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
	expect(runs.map(({ given }) => given)).toEqual([[1, 13, 2], [1], [13], [2]])
})

test('an unreachable database is tried once for all', async () => {
	let runs = 0
	const call = batchCalls(async (): Promise<number[]> => {
		runs += 1
		throw Object.assign(new Error('lock timeout'), { code: '55P03' })
	})
	const results = await Promise.allSettled([call(1), call(2), call(3)])
	expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
	expect(runs).toBe(1)
})
