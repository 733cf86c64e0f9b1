import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A TCP proxy to a port or a socket file that can be cut: `silent` drops everything like a pulled cable, `closed`
 * refuses like a dead host.
 */
export type TcpGate = {
	port: number
	set: (state: 'open' | 'silent' | 'closed') => Promise<void>
	close: () => void
}

export async function openGate(target: () => number | string): Promise<TcpGate> {
	let state: 'open' | 'silent' | 'closed' = 'open'
	const sockets = new Set<Socket>()
	const pass = (from: Socket, to: Socket) => {
		from.on('data', (chunk) => {
			if (state === 'open') to.write(chunk)
		})
		from.on('error', () => to.destroy())
		from.on('close', () => {
			sockets.delete(from)
			// When the gate is silent, the other side does not learn of a closed connection either.
			if (state !== 'silent') to.destroy()
		})
		sockets.add(from)
	}
	const server = createServer((near) => {
		const to = target()
		const far = typeof to === 'string' ? connect(to) : connect(to, '127.0.0.1')
		pass(near, far)
		pass(far, near)
	})
	const listen = (port: number) =>
		new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
	const hangUp = () => {
		for (const socket of sockets) socket.destroy()
		sockets.clear()
	}
	await listen(0)
	const port = portOf(server)
	return {
		port,
		set: async (next) => {
			const before = state
			state = next
			if (next === before) return
			// Dropped bytes are lost, so a restored connection must be a new one.
			if (next === 'closed' || before === 'silent') hangUp()
			if (next === 'closed') await new Promise((resolve) => server.close(resolve))
			else if (before === 'closed') await listen(port)
		},
		close: () => {
			hangUp()
			server.close()
		},
	}
}

function portOf(server: Server): number {
	const address = server.address()
	return typeof address === 'object' && address !== null ? address.port : 0
}
