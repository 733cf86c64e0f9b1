import { createServer, type Socket } from 'node:net'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { addHealthRoutes } from '#api/http/health-routes.ts'
import { addRateLimits } from './rate-limit.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
	for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** A minimal Redis for the rate limiter; while it hangs it accepts connections and commands and replies to nothing. */
async function startRedis(hangs: boolean) {
	// It replies when so many commands have come together.
	const state = { hangs, commands: 0, counted: 0, together: 1 }
	let replies: string[] = []
	const sockets = new Set<Socket>()
	const replyTo = ([name = '', , , , points]: string[]): string => {
		if (name === 'info') return '$21\r\nredis_version:7.4.0\r\n\r\n'
		if (name !== 'evalsha' && name !== 'eval') return '+OK\r\n'
		state.counted += Number(points)
		return `*2\r\n:${state.counted}\r\n:60000\r\n`
	}
	const server = createServer((socket) => {
		sockets.add(socket)
		socket.on('error', () => {})
		socket.on('data', (data) => {
			for (const command of String(data)
				.split(/^\*\d+\r\n/m)
				.slice(1)) {
				state.commands += 1
				const words = command.split(/^\$\d+\r\n/m).slice(1)
				if (state.hangs) continue
				replies.push(replyTo(words.map((word) => word.trim().toLowerCase())))
				if (replies.length < state.together) continue
				socket.write(replies.join(''))
				replies = []
			}
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	cleanUps.push(() => {
		for (const socket of sockets) socket.destroy()
		return new Promise((resolve) => server.close(resolve))
	})
	return { state, url: `redis://127.0.0.1:${(server.address() as { port: number }).port}` }
}

async function startWeb(redisUrl: string, sessionOf = (): string | undefined => undefined) {
	const lines: string[] = []
	const logger: FastifyBaseLogger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
	const app = Fastify({ loggerInstance: logger })
	await addRateLimits(app, { scale: 0.1, redisUrl, sessionOf })
	app.setErrorHandler((_error, _request, reply) => reply.code(429).send())
	app.decorate('onAnswered', () => {})
	addHealthRoutes(app, {
		checkReading: async () => {},
		canWrite: () => true,
		isStopping: () => false,
		findConcerns: async () => [],
		isWatcher: () => true,
	})
	app.get('/page', { config: { limit: 'reads' } }, async () => 'page')
	const origin = await app.listen({ port: 0, host: '127.0.0.1' })
	cleanUps.push(() => app.close())
	const timed = async (path: string) => {
		const began = performance.now()
		const { status } = await fetch(origin + path)
		return { status, ms: performance.now() - began }
	}
	const shared = async () =>
		/^zagros_limits_shared (\d)$/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]
	const warnings = () => lines.filter((line) => line.includes('Redis does not respond')).length
	return { timed, shared, warnings }
}

test('a Redis that stops replying holds a page up once, for a quarter of a second, and is used again when it is back', async () => {
	const redis = await startRedis(false)
	const web = await startWeb(redis.url)
	await expect.poll(web.shared).toBe('1')
	expect((await web.timed('/page')).status).toBe(200)

	redis.state.hangs = true
	const first = await Promise.all(['/page', '/readyz', '/page', '/page'].map(web.timed))
	expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200])
	expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(2_000)
	const before = redis.state.commands
	for (let each = 0; each < 20; each += 1) expect((await web.timed('/page')).status).toBe(200)
	// Redis gets no commands but the check whether it is back.
	expect(redis.state.commands - before).toBeLessThan(20)
	expect(await web.shared()).toBe('0')
	expect(web.warnings()).toBe(1)

	redis.state.hangs = false
	await expect.poll(web.shared).toBe('1')
	expect((await web.timed('/page')).status).toBe(200)
	expect(web.warnings()).toBe(1)
})

test('Redis does not count refused requests either', async () => {
	const redis = await startRedis(false)
	const web = await startWeb(redis.url)
	await expect.poll(web.shared).toBe('1')
	redis.state.counted = 0
	const statuses = await Promise.all(Array.from({ length: 140 }, () => web.timed('/page')))
	expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
	await expect.poll(() => redis.state.counted).toBe(120)
})

test('a request that counts for its session, too, waits for Redis once', async () => {
	const redis = await startRedis(false)
	const web = await startWeb(redis.url, () => 'a session')
	await expect.poll(web.shared).toBe('1')
	// A server may first have to be given the script that counts.
	expect((await web.timed('/page')).status).toBe(200)
	const before = redis.state.commands
	redis.state.together = 2
	expect((await web.timed('/page')).status).toBe(200)
	expect(redis.state.commands - before).toBe(2)
})

test('a server that accepts connections and never replies delays nobody, and limits apply', async () => {
	const redis = await startRedis(true)
	const web = await startWeb(redis.url)
	await expect.poll(() => redis.state.commands).toBeGreaterThan(0)
	const began = performance.now()
	const statuses = await Promise.all(Array.from({ length: 121 }, () => web.timed('/page')))
	expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
	expect(performance.now() - began).toBeLessThan(5_000)
	await expect.poll(web.warnings).toBe(1)
	expect(await web.shared()).toBe('0')
})
