import { createServer } from 'node:net'
import type { Config } from '#main/config/config.ts'

/**
 * Port 0 becomes a real one before anything is built: absolute links, cookies and feeds name it. Another program could
 * take it in the moments between; then starting fails with a clear line, as with any taken port.
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
