import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addAnswered } from '#api/http/answered.ts'
import { addRestAfterCrowd } from './rest-after-crowd.ts'

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
	vi.useRealTimers()
})

const collect = vi.fn()

async function appAfter(requests: number) {
	collect.mockClear()
	const app = Fastify()
	addAnswered(app)
	addRestAfterCrowd(app, collect)
	app.get('/', async () => 'here')
	const come = async (times: number) => {
		for (let time = 0; time < times; time += 1) await app.inject('/')
	}
	await come(requests)
	return { app, come }
}

test('memory is given back once, when a crowd has gone', async () => {
	const { app, come } = await appAfter(1_000)
	vi.advanceTimersByTime(10_000)
	expect(collect).not.toHaveBeenCalled()
	await come(5)
	vi.advanceTimersByTime(10_000)
	expect(collect).toHaveBeenCalledTimes(1)
	vi.advanceTimersByTime(60_000)
	expect(collect).toHaveBeenCalledTimes(1)
	await app.close()
})

test('nobody waits for it while others come, or after a few', async () => {
	const { app, come } = await appAfter(900)
	vi.advanceTimersByTime(30_000)
	for (let look = 0; look < 20; look += 1) {
		await come(6)
		vi.advanceTimersByTime(10_000)
	}
	expect(collect).not.toHaveBeenCalled()
	vi.advanceTimersByTime(10_000)
	expect(collect).toHaveBeenCalledTimes(1)
	await app.close()
})
