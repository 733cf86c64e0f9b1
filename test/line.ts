import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A line to the server that a test can cut, or on which answers get lost. */
export async function openLine(to: string) {
	const target = new URL(to)
	/** Each request that came by, as `PUT /v1/news/votes/`. */
	const seen: string[] = []
	let losing = ''
	let busy = ''
	let build: string | undefined
	const server = createServer((request, reply) => {
		seen.push(`${request.method} ${request.url}`)
		const { method, headers, url: path } = request
		if (busy !== '' && path?.startsWith(busy)) {
			reply.writeHead(503).end()
			return
		}
		const isLost = losing !== '' && path?.startsWith(losing)
		const isWorker = path === '/sw.js'
		const passed = isWorker ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
		const asked = ask(
			{ host: target.hostname, port: target.port, method, path, headers: passed },
			(response) => {
				if (isLost) {
					response.resume()
					response.once('end', () => reply.destroy())
					return
				}
				if (!isWorker || build === undefined) {
					reply.writeHead(response.statusCode ?? 502, response.headers)
					response.pipe(reply)
					return
				}
				const { 'content-length': _, etag: __, ...rest } = response.headers
				let script = ''
				response.setEncoding('utf8').on('data', (text) => {
					script += text
				})
				const named = build
				response.once('end', () =>
					reply.writeHead(200, rest).end(script.replace(/(pages|files)-\w{12}/g, `$1-${named}`)),
				)
			},
		)
		asked.on('error', () => reply.destroy())
		request.pipe(asked)
	})
	const listen = async (port: number) => {
		server.listen(port, '127.0.0.1')
		await once(server, 'listening')
	}
	await listen(0)
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}`,
		seen,
		cut: async () => {
			const closed = new Promise((done) => server.close(done))
			server.closeAllConnections()
			await closed
		},
		mend: () => listen(port),
		/** The server hears what is sent to such addresses, and its answer never arrives. */
		loseAnswersOf: (path: string) => {
			losing = path
		},
		/** What is asked of such addresses the server is too busy for. */
		turnAway: (path: string) => {
			busy = path
		},
		/** From now on the worker is that of another build. */
		serveBuild: (name: string) => {
			build = name
		},
	}
}
