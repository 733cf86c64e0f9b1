import type { Socket } from 'node:net'
import { Client } from 'undici'
import { type ConnectTools, connectChecked } from './connect-checked.ts'
import { FetchFault } from './fetch-fault.ts'

/** How long an idle connection stays open for the next request to the same origin. */
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
	const connecting = new AbortController()
	let socket: Socket | undefined
	let begun = false
	const client = new Client(url.origin, {
		connect: (_options, callback) => {
			// undici would reopen a lost connection by itself, without a new check of the address.
			if (begun) return callback(new FetchFault('connect_error', 'the connection was closed'), null)
			begun = true
			connectChecked(url, tools, connecting.signal).then(
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
		// Our own timers are used, because undici's restart with every byte.
		headersTimeout: 0,
		bodyTimeout: 0,
	})
	return {
		origin: url.origin,
		client,
		socket: () => socket,
		close: (reason) => {
			if (socket === undefined) connecting.abort(reason)
			client.destroy(reason, () => undefined)
		},
	}
}

/** Idle connections for the next request to the same origin: a page after its robots.txt, a second feed of an outlet. */
export type Connections = {
	/** An idle connection, if there is one. The caller then owns it. */
	take: (origin: string) => Connection | undefined
	open: (options: Omit<ConnectionOptions, 'onClosed'>) => Connection
	/** Takes back a connection that has delivered a complete response. */
	release: (connection: Connection) => void
}

export function createConnections(): Connections {
	const idle = new Map<string, Set<Connection>>()

	function forget(connection: Connection): void {
		const others = idle.get(connection.origin)
		others?.delete(connection)
		// Empty sets are removed, or the map would grow with every host.
		if (others?.size === 0) idle.delete(connection.origin)
	}

	return {
		take: (origin) => {
			const [connection] = idle.get(origin) ?? []
			if (connection !== undefined) forget(connection)
			return connection
		},
		open: (options) => {
			const connection = openConnection({ ...options, onClosed: () => forget(connection) })
			return connection
		},
		release: (connection) => {
			if (connection.socket()?.destroyed !== false) return
			const others = idle.get(connection.origin)
			if (others === undefined) idle.set(connection.origin, new Set([connection]))
			else others.add(connection)
		},
	}
}
