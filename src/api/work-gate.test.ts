import { expect, test } from 'vitest'
import { DatabaseBusyError } from '#store/database-failure.ts'
import { createWorkGate } from './work-gate.ts'

test('some are let in, some wait their turn, the rest is refused without any work', async () => {
	const gate = createWorkGate(2, 3)
	const works: PromiseWithResolvers<number>[] = []
	let started = 0
	const asked = Array.from({ length: 8 }, (_, index) =>
		gate(() => {
			started += 1
			const work = Promise.withResolvers<number>()
			works[index] = work
			return work.promise
		}),
	)
	const settled = Promise.allSettled(asked)
	await Promise.resolve()
	expect(started).toBe(2)
	for (let done = 0; done < 5; done += 1) {
		works[done]?.resolve(done)
		await new Promise((resolve) => setImmediate(resolve))
	}
	const outcomes = await settled
	expect(outcomes.map(({ status }) => status)).toEqual([
		...Array(5).fill('fulfilled'),
		...Array(3).fill('rejected'),
	])
	expect(outcomes.at(-1)).toMatchObject({ reason: expect.any(DatabaseBusyError) })
	expect(started).toBe(5)
})

test('a failure frees its place', async () => {
	const gate = createWorkGate(1, 1)
	await expect(gate(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
	expect(await gate(async () => 'next')).toBe('next')
})
