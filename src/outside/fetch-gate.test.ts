import { expect, test } from 'vitest'
import { createFetchGate } from './fetch-gate.ts'

/** Lets every promise that can settle do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('no more than the total run, however many wait', async () => {
	const gate = createFetchGate(8, 1)
	let inside = 0
	let most = 0
	const visit = async () => {
		inside += 1
		most = Math.max(most, inside)
		await settle()
		inside -= 1
	}
	await Promise.all(Array.from({ length: 60 }, (_, index) => gate(`host-${index}`, visit)))
	expect(most).toBe(8)
})

/** Fetches by name that last until the test ends them. */
function createFetches() {
	const admitted: string[] = []
	const ends = new Map<string, () => void>()
	const fetch = (name: string) => () =>
		new Promise<void>((resolve) => {
			admitted.push(name)
			ends.set(name, resolve)
		})
	const end = (name: string) => {
		ends.get(name)?.()
		return settle()
	}
	return { admitted, fetch, end }
}

test('a busy host has its own queue and delays no other host', async () => {
	const gate = createFetchGate(8, 1)
	const { admitted, fetch, end } = createFetches()
	const all = [gate('a', fetch('a1')), gate('a', fetch('a2')), gate('a', fetch('a3')), gate('b', fetch('b1'))]
	await settle()
	expect(admitted).toEqual(['a1', 'b1'])
	await end('a1')
	expect(admitted).toEqual(['a1', 'b1', 'a2'])
	await end('a2')
	await end('a3')
	await end('b1')
	await Promise.all(all)
	expect(admitted).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('an aborted caller gets its error immediately and never fetches', async () => {
	const gate = createFetchGate(1, 1)
	const { admitted, fetch, end } = createFetches()
	const stop = new AbortController()
	const first = gate('a', fetch('first'))
	const waiting = gate('a', fetch('waiting'), stop.signal)
	const behind = gate('a', fetch('behind'))
	stop.abort()
	await expect(waiting).rejects.toThrow('given up by the caller')
	await end('first')
	await end('behind')
	await Promise.all([first, behind])
	await expect(gate('b', fetch('before'), AbortSignal.abort())).rejects.toThrow('given up')
	expect(admitted).toEqual(['first', 'behind'])
})

test('without a host only the total counts', async () => {
	const gate = createFetchGate(2, 1)
	const { admitted, fetch } = createFetches()
	void gate(null, fetch('one'))
	void gate(null, fetch('two'))
	await settle()
	expect(admitted).toEqual(['one', 'two'])
})
