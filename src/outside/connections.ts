import type { Socket } from 'node:net'
import { Client } from 'undici'
import { type ConnectTools, connectChecked } from './connect-checked.ts'
import { FetchFault } from './fetch-fault.ts'

/** How long a connection waits for the next question to the same origin. */
export const idleMs = 1_000

/** A connection to one origin. Its address is checked when it opens, and it opens only once. */
export type Connection = {
	origin: string
	client: Client
	/** Undefined until it is open. */
	socket: () => Socket | undefined
	close: (reason: Error) => void
}

type ConnectionOptions = {
	url: URL
	tools: ConnectTools
	maxHeaderBytes: number
	onClosed: () => void
}

function openConnection({ url, tools, maxHeaderBytes, onClosed }: ConnectionOptions): Connection {
	const dialling = new AbortController()
	let socket: Socket | undefined
	let begun = false
	const client = new Client(url.origin, {
		connect: (_options, callback) => {
			// undici would open a lost connection anew; that needs a new check, and so a new connection.
			if (begun) return callback(new FetchFault('connect_error', 'the connection was closed'), null)
			begun = true
			connectChecked(url, tools, dialling.signal).then(
				(opened) => {
					socket = opened.once('close', onClosed)
					callback(null, opened)
				},
				(error: Error) => callback(error, null),
			)
		},
		allowH2: false,
		pipelining: 1,
		maxHeaderSize: maxHeaderBytes,
		keepAliveTimeout: idleMs,
		keepAliveMaxTimeout: idleMs,
		// Our own timers are used: undici's start anew with every byte that drips in.
		headersTimeout: 0,
		bodyTimeout: 0,
	})
	return {
		origin: url.origin,
		client,
		socket: () => socket,
		close: (reason) => {
			if (socket === undefined) dialling.abort(reason)
			client.destroy(reason, () => undefined)
		},
	}
}

/** Those that wait a moment for the next question: a page after its robots.txt, an outlet's second feed. */
export type Connections = {
	/** One that waits, if any does; whoever takes it has it alone. */
	take: (origin: string) => Connection | undefined
	open: (options: Omit<ConnectionOptions, 'onClosed'>) => Connection
	/** For one that has given a whole answer. */
	keep: (connection: Connection) => void
}

export function createConnections(): Connections {
	const waiting = new Map<string, Set<Connection>>()

	function forget(connection: Connection): void {
		const others = waiting.get(connection.origin)
		others?.delete(connection)
		// Hosts come and go; a map that only grows would be a leak.
		if (others?.size === 0) waiting.delete(connection.origin)
	}

	return {
		take: (origin) => {
			const [connection] = waiting.get(origin) ?? []
			if (connection !== undefined) forget(connection)
			return connection
		},
		open: (options) => {
			const connection = openConnection({ ...options, onClosed: () => forget(connection) })
			return connection
		},
		keep: (connection) => {
			if (connection.socket()?.destroyed !== false) return
			const others = waiting.get(connection.origin)
			if (others === undefined) waiting.set(connection.origin, new Set([connection]))
			else others.add(connection)
		},
	}
}
