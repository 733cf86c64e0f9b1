import { createServer } from 'node:net'
import type { Config } from '#main/config/config.ts'

/**
 * Port 0 is replaced by a real one before anything is built, because absolute links, cookies and feeds contain it.
 * Another program could take it in between; then the start fails with a clear line, as with any used port.
 */
export async function withRealPort(config: Config): Promise<Config> {
	if (config.port !== 0) return config
	const port = await freePort(config.host)
	const publicUrl = config.publicUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.publicUrl
	return { ...config, port, publicUrl }
}

export function freePort(host: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer()
		server.once('error', reject)
		server.listen(0, host, () => {
			const address = server.address()
			const port = typeof address === 'object' && address !== null ? address.port : 0
			server.close(() => resolve(port))
		})
	})
}

/** Whether another program listens there; any other obstacle is reported by the server itself. */
export function isTaken(host: string, port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer()
		server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'))
		server.listen(port, host, () => server.close(() => resolve(false)))
	})
}
