import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { until } from '#test/until.ts'
import { createAddressRanges } from './address.ts'
import { boundConnections, handleInTurn } from './connections.ts'

const opened: Socket[] = []
const servers: FastifyInstance[] = []
afterEach(async () => {
	for (const socket of opened.splice(0)) socket.destroy()
	await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function serve(bounds: { idleEach: number; idle: number }, trusted: string[] = []) {
	const app = Fastify({ keepAliveTimeout: 60_000 })
	servers.push(app)
	const { promise: slow, resolve: release } = Promise.withResolvers<string>()
	boundConnections(app.server, createAddressRanges(trusted), bounds)
	app.get('/', async () => 'ok')
	app.get('/slow', () => slow)
	await app.listen({ port: 0, host: '127.0.0.1' })
	const [bound] = app.addresses()
	const port = typeof bound === 'object' ? bound.port : 0
	/** Opens a connection from one of this machine's own addresses. */
	const open = (localAddress: string): Promise<Socket> =>
		new Promise((resolve) => {
			const socket = connect({ port, host: '127.0.0.1', localAddress })
			opened.push(socket)
			socket.on('error', () => {})
			socket.on('data', () => {})
			socket.once('connect', () => resolve(socket))
		})
	const openMany = (localAddress: string, count: number) =>
		Promise.all(Array.from({ length: count }, () => open(localAddress)))
	return { open, openMany, release }
}

const openOf = (sockets: readonly Socket[]) =>
	sockets.filter((socket) => !socket.destroyed && !socket.readableEnded)
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
const responseOn = (socket: Socket) =>
	new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))))

test('an address is limited to so many idle connections, and others are not affected', async () => {
	const { open, openMany } = await serve({ idleEach: 10, idle: 1_000 })
	const visitor = await open('127.0.0.3')
	const many = await openMany('127.0.0.2', 30)
	await until(() => openOf(many).length === 10)
	visitor.write(get('/'))
	expect(await responseOn(visitor)).toContain('200 OK')
})

test('all addresses together are limited, and the one with the most loses a connection', async () => {
	const { open, openMany } = await serve({ idleEach: 10, idle: 40 })
	const visitor = await open('127.0.0.3')
	visitor.write(get('/'))
	await responseOn(visitor)
	const crowd = (
		await Promise.all(Array.from({ length: 10 }, (_, index) => openMany(`127.0.1.${index + 1}`, 10)))
	).flat()
	await until(() => openOf(crowd).length === 39)
	expect(openOf([visitor])).toHaveLength(1)
})

test('connections that send nothing for three seconds are closed first', async () => {
	const { openMany } = await serve({ idleEach: 10, idle: 1_000 })
	const spoken = await openMany('127.0.0.2', 5)
	for (const socket of spoken) {
		socket.write(get('/'))
		await responseOn(socket)
	}
	const silent = await openMany('127.0.0.2', 5)
	await sleep(3_100)
	const late = await openMany('127.0.0.2', 5)
	await until(() => openOf(silent).length === 0)
	expect([openOf(spoken).length, openOf(late).length]).toEqual([5, 5])
})

test('a connection with a request in progress is not idle, one whose body drips in is', async () => {
	const { openMany, release } = await serve({ idleEach: 10, idle: 1_000 })
	const busy = await openMany('127.0.0.2', 15)
	for (const socket of busy) socket.write(get('/slow'))
	await sleep(100)
	const idle = await openMany('127.0.0.2', 10)
	await sleep(100)
	expect([openOf(busy).length, openOf(idle).length]).toEqual([15, 10])
	const dripping = await openMany('127.0.0.2', 5)
	for (const socket of dripping) socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{')
	await until(() => openOf([...idle, ...dripping]).length <= 10)
	expect(openOf(busy)).toHaveLength(15)
	release('done')
})

test('a trusted proxy may hold any number, and 0 means no limit', async () => {
	for (const server of [
		await serve({ idleEach: 10, idle: 20 }, ['127.0.0.2']),
		await serve({ idleEach: 0, idle: 0 }),
	]) {
		const many = await server.openMany('127.0.0.2', 60)
		await sleep(200)
		expect(openOf(many)).toHaveLength(60)
	}
})

/** A server that records what it handles; a request of /slow waits until it is released. */
async function serveInTurn() {
	const app = Fastify()
	servers.push(app)
	const { promise: slow, resolve: release } = Promise.withResolvers<string>()
	const handled: string[] = []
	handleInTurn(app)
	app.get('/*', async ({ url }) => {
		handled.push(url)
		return url === '/slow' ? slow : url
	})
	await app.listen({ port: 0, host: '127.0.0.1' })
	const [bound] = app.addresses()
	const socket = connect(typeof bound === 'object' ? bound.port : 0, '127.0.0.1')
	opened.push(socket)
	socket.on('error', () => {})
	let received = ''
	socket.on('data', (bytes) => {
		received += bytes
	})
	return { handled, release, socket, responses: () => received.split('HTTP/1.1 200').length - 1 }
}

test('the requests of a connection are handled one after another', async () => {
	const { handled, release, socket, responses } = await serveInTurn()
	socket.write(['/a', '/slow', '/b', '/c'].map(get).join(''))
	await until(() => handled.length === 2)
	await sleep(100)
	expect(handled).toEqual(['/a', '/slow'])
	release('at last')
	await until(() => responses() === 4)
	expect(handled).toEqual(['/a', '/slow', '/b', '/c'])
	socket.write(get('/d'))
	await until(() => responses() === 5)
})

test('a connection with too many waiting requests is closed, and none of them is handled', async () => {
	const { handled, socket } = await serveInTurn()
	socket.write(get('/slow') + get('/a').repeat(40))
	await until(() => socket.destroyed || socket.readableEnded)
	expect(handled).toEqual(['/slow'])
})
