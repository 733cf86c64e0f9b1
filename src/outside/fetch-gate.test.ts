import { expect, test } from 'vitest'
import { createFetchGate } from './fetch-gate.ts'

/** Lets every promise that can settle do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('no more than the total run, however many wait', async () => {
	const gate = createFetchGate(8, 1)
	let inside = 0
	let most = 0
	const visit = async (host: string) => {
		const leave = await gate.enter(host)
		inside += 1
		most = Math.max(most, inside)
		await settle()
		inside -= 1
		leave()
	}
	await Promise.all(Array.from({ length: 60 }, (_, index) => visit(`host-${index}`)))
	expect(most).toBe(8)
})

test('a busy host has its own queue and delays no other host', async () => {
	const gate = createFetchGate(8, 1)
	const admitted: string[] = []
	const enter = (name: string, host: string) =>
		gate.enter(host).then((leave) => {
			admitted.push(name)
			return leave
		})
	const slow = await enter('a1', 'a')
	const second = enter('a2', 'a')
	const third = enter('a3', 'a')
	const other = enter('b1', 'b')
	await settle()
	expect(admitted).toEqual(['a1', 'b1'])
	slow()
	await settle()
	expect(admitted).toEqual(['a1', 'b1', 'a2'])
	;(await second)()
	;(await third)()
	;(await other)()
	expect(admitted).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('leaving twice frees one slot only', async () => {
	const gate = createFetchGate(1, 1)
	const leave = await gate.enter('a')
	leave()
	leave()
	await gate.enter('b')
	let admitted = false
	void gate.enter('c').then(() => {
		admitted = true
	})
	await settle()
	expect(admitted).toBe(false)
})

test('an aborted caller leaves the queue', async () => {
	const gate = createFetchGate(1, 1)
	const leave = await gate.enter('a')
	const stop = new AbortController()
	const waiting = gate.enter('a', stop.signal)
	const behind = gate.enter('a')
	stop.abort(new Error('enough'))
	await expect(waiting).rejects.toThrow('enough')
	leave()
	await expect(behind).resolves.toBeTypeOf('function')
	await expect(gate.enter('b', AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
})

test('without a host only the total counts', async () => {
	const gate = createFetchGate(2, 1)
	await gate.enter(null)
	await expect(gate.enter(null)).resolves.toBeTypeOf('function')
})
