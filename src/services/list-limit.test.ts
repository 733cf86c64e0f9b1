import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DatabaseBusyError } from '#store/database/database-failure.ts'
import { createListLimit } from './list-limit.ts'

/** A limit whose tasks the test completes by hand, in the order in which they began. */
function watchedLimit(bounds: { atOnce: number; each: number; eachAmongOthers?: number; most: number }) {
	const limit = createListLimit(bounds)
	const begun: { who: string; finish: () => void }[] = []
	const outcomes: { who: string; outcome: Promise<'done' | 'refused'> }[] = []
	const request = (who: string, times = 1) => {
		for (let index = 0; index < times; index += 1) {
			const response = limit(who, () => new Promise<void>((finish) => begun.push({ who, finish })))
			const refused = (error: unknown) => {
				expect(error).toBeInstanceOf(DatabaseBusyError)
				return 'refused' as const
			}
			outcomes.push({ who, outcome: response.then(() => 'done' as const, refused) })
		}
	}
	const pass = () => new Promise((resolve) => setImmediate(resolve))
	const finishAll = async () => {
		for (let index = 0; index < begun.length; index += 1) {
			begun[index]?.finish()
			await pass()
		}
	}
	const tally = async () => {
		const counts: Record<string, number> = {}
		for (const { who, outcome } of outcomes) {
			const name = `${who} ${await outcome}`
			counts[name] = (counts[name] ?? 0) + 1
		}
		return counts
	}
	return { limit, request, pass, finishAll, tally, begun, order: () => begun.map(({ who }) => who).join('') }
}

test('some tasks run, some wait, and the rest is refused without any work', async () => {
	const limit = watchedLimit({ atOnce: 2, each: 2, most: 3 })
	limit.request('a', 8)
	await limit.pass()
	expect(limit.begun).toHaveLength(2)
	await limit.finishAll()
	expect(await limit.tally()).toEqual({ 'a done': 5, 'a refused': 3 })
	expect(limit.begun).toHaveLength(5)
})

test('one address never takes every slot', async () => {
	const limit = watchedLimit({ atOnce: 5, each: 4, most: 32 })
	limit.request('a', 20)
	limit.request('b')
	await limit.pass()
	expect(limit.order()).toBe('aaaab')
	await limit.finishAll()
	expect(await limit.tally()).toEqual({ 'a done': 20, 'b done': 1 })
})

test('while others wait, an address gets no more than its share of the slots', async () => {
	const limit = watchedLimit({ atOnce: 5, each: 4, eachAmongOthers: 2, most: 32 })
	limit.request('a', 20)
	await limit.pass()
	expect(limit.order()).toBe('aaaa')
	limit.request('b', 4)
	for (const task of limit.begun.slice(0, 4)) task.finish()
	await limit.pass()
	// Of the five slots two are for each; the fifth stays free for a third.
	expect(limit.order()).toBe('aaaabbaa')
	limit.request('c')
	await limit.pass()
	expect(limit.begun.at(-1)?.who).toBe('c')
	await limit.finishAll()
	expect(await limit.tally()).toEqual({ 'a done': 20, 'b done': 4, 'c done': 1 })
})

test('addresses take turns, however many requests each has sent', async () => {
	const limit = watchedLimit({ atOnce: 1, each: 1, most: 32 })
	limit.request('a', 6)
	limit.request('b', 2)
	limit.request('c', 2)
	await limit.finishAll()
	expect(limit.order()).toBe('aabcabcaaa')
})

test('where the queue is full, the address with the most requests in it loses one', async () => {
	const limit = watchedLimit({ atOnce: 1, each: 1, most: 6 })
	limit.request('a', 9)
	limit.request('b', 2)
	limit.request('c')
	limit.request('a')
	await limit.finishAll()
	expect(await limit.tally()).toEqual({ 'a done': 4, 'a refused': 6, 'b done': 2, 'c done': 1 })
})

test('a failure frees its slot', async () => {
	const limit = createListLimit({ atOnce: 1, each: 1, most: 1 })
	await expect(limit('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
	expect(await limit('a', async () => 'next')).toBe('next')
})

test('an address that pauses after each task leaves the processor to others, and delays nobody else', async () => {
	const limit = createListLimit({ atOnce: 1, each: 1, most: 8, rest: 3 })
	const began: string[] = []
	const piece = (who: string) =>
		limit(who, async () => {
			began.push(who)
			await sleep(20)
			return performance.now()
		})
	const [first, second, other] = await Promise.all([piece('greedy'), piece('greedy'), piece('modest')])
	expect(began).toEqual(['greedy', 'modest', 'greedy'])
	// Its own second task began no sooner than three times twenty milliseconds after the first.
	expect(second - first).toBeGreaterThan(60)
	expect(other - first).toBeLessThan(second - first)
})
