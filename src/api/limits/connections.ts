import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { AddressRanges } from './address.ts'
import { sharerKey } from './address.ts'

export type ConnectionBounds = {
	/** Connections of one address without a request in progress; 0 means no limit. */
	idleEach: number
	/** The same of all addresses together. */
	idle: number
}

/**
 * Connections with a request in progress count too, more generously: by default an address may have half of the
 * server's.
 */
const busyFactor = 10
/**
 * A browser that opens a connection sends something immediately; a connection still silent after this was opened to be
 * held.
 */
const silenceMs = 3_000

type Connection = { socket: Socket; who: string; openedAt: number; underWay: number; spoke: boolean }
type Address = { open: number /** Longest idle first. */; idle: Set<Connection> }

/**
 * Prevents idle connections from blocking the site for others. Where there are too many, those that never sent anything
 * are closed first, then the longest idle of the address with the most. Connections of a trusted proxy are not counted,
 * because all readers come through them.
 */
export function boundConnections(
	server: Server,
	isTrusted: AddressRanges,
	{ idleEach, idle: idleInAll }: ConnectionBounds,
): void {
	const addresses = new Map<string, Address>()
	const known = new WeakMap<Socket, Connection>()
	/** Connections that never sent anything, oldest first. */
	const silent = new Set<Connection>()
	let idle = 0

	const rest = (connection: Connection) => {
		addresses.get(connection.who)?.idle.add(connection)
		idle += 1
		const address = addresses.get(connection.who)
		if (idleEach > 0 && address !== undefined && address.idle.size > idleEach) close(worstOf(address))
		if (idleInAll > 0 && idle > idleInAll) close(oldestSilent() ?? worstOf(largest()))
	}
	const stir = (connection: Connection) => {
		if (addresses.get(connection.who)?.idle.delete(connection) === true) idle -= 1
	}
	const forget = (connection: Connection) => {
		stir(connection)
		silent.delete(connection)
		const address = addresses.get(connection.who)
		if (address === undefined) return
		address.open -= 1
		if (address.open === 0) addresses.delete(connection.who)
	}
	const close = (connection: Connection | undefined) => {
		if (connection === undefined) return
		stir(connection)
		silent.delete(connection)
		connection.socket.destroy()
	}
	const isHeld = ({ spoke, openedAt }: Connection) => !spoke && performance.now() - openedAt > silenceMs
	const oldestSilent = () => {
		const [oldest] = silent
		return oldest !== undefined && isHeld(oldest) ? oldest : undefined
	}
	const worstOf = (address: Address | undefined) => {
		const [longest] = address?.idle ?? []
		return [...(address?.idle ?? [])].find(isHeld) ?? longest
	}
	const largest = () =>
		[...addresses.values()].reduce<Address | undefined>(
			(most, address) => (address.idle.size > (most?.idle.size ?? 0) ? address : most),
			undefined,
		)

	server.on('connection', (socket) => {
		if (isTrusted(socket.remoteAddress ?? '')) return
		const who = sharerKey(socket.remoteAddress ?? '')
		const address = addresses.get(who) ?? { open: 0, idle: new Set() }
		if (idleEach > 0 && address.open >= busyFactor * idleEach) {
			socket.destroy()
			return
		}
		address.open += 1
		addresses.set(who, address)
		const connection = { socket, who, openedAt: performance.now(), underWay: 0, spoke: false }
		known.set(socket, connection)
		silent.add(connection)
		socket.once('close', () => forget(connection))
		rest(connection)
	})
	server.on('request', (request: IncomingMessage, response: ServerResponse) => {
		const connection = known.get(request.socket)
		if (connection === undefined) return
		const begin = () => {
			if (response.closed) return
			connection.spoke = true
			silent.delete(connection)
			connection.underWay += 1
			stir(connection)
			response.once('close', () => {
				connection.underWay -= 1
				if (connection.underWay === 0 && !connection.socket.destroyed) rest(connection)
			})
		}
		// A request whose body is still dripping in is not in progress yet.
		if (hasBody(request)) request.once('end', begin)
		else begin()
	})
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** No browser and no proxy sends a request on a connection before the response to the one before. */
const mostPipelined = 32

/**
 * The requests of a connection are handled one after another, however many a client sends at once: a refusal that is
 * delayed delays those behind it, and one that closes the connection ends them.
 */
export function handleInTurn(app: FastifyInstance): void {
	const lines = new WeakMap<Socket, { handled: IncomingMessage; waiting: (() => void)[] }>()
	app.addHook('onRequest', ({ raw }, reply, done) => {
		const { socket } = raw
		const begin = () => {
			if (socket.destroyed || socket.writableEnded) return
			line.handled = raw
			reply.raw.once('close', () => {
				const next = line.waiting.shift()
				if (next === undefined) lines.delete(socket)
				else next()
			})
			done()
		}
		const line = lines.get(socket) ?? { handled: raw, waiting: [] }
		if (!lines.has(socket)) {
			lines.set(socket, line)
			begin()
		}
		// The operator desk routes a request a second time.
		else if (line.handled === raw) done()
		else if (line.waiting.length < mostPipelined) line.waiting.push(begin)
		else socket.destroy()
	})
}
