import { type Connection, type ConnectionOptions, openConnection } from './connection.ts'

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
