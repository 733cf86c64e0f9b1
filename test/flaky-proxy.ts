import { once } from 'node:events'
import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy to the server that a test can disconnect, or that loses responses. */
export async function openFlakyProxy(to: string) {
	const target = new URL(to)
	/** Each request so far, as `PUT /v1/news/votes/`. */
	const seen: string[] = []
	let lostPath = ''
	let refusedPath = ''
	let ignored = ''
	let build: string | undefined
	const server = createServer((request, reply) => {
		seen.push(`${request.method} ${request.url}`)
		const { method, headers, url: path } = request
		if (refusedPath !== '' && path?.startsWith(refusedPath)) {
			reply.writeHead(503).end()
			return
		}
		if (ignored === `${method} ${path}`) {
			ignored = ''
			return
		}
		const isLost = lostPath !== '' && path?.startsWith(lostPath)
		const isWorker = path === '/sw.js'
		// A connection for each request, because the server closes idle ones at any moment.
		const own = { ...headers, connection: 'close' }
		const passed = isWorker ? { ...own, 'accept-encoding': 'identity', 'if-none-match': '' } : own
		const forwarded = sendRequest(
			{ host: target.hostname, port: target.port, method, path, headers: passed, agent: false },
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
		forwarded.on('error', () => reply.destroy())
		request.pipe(forwarded)
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
		disconnect: async () => {
			const closed = new Promise((done) => server.close(done))
			server.closeAllConnections()
			await closed
		},
		reconnect: () => listen(port),
		/** Requests for these paths reach the server, but their responses are lost. */
		loseResponses: (path: string) => {
			lostPath = path
		},
		/** Requests for these paths are refused with 503. */
		refuse: (path: string) => {
			refusedPath = path
		},
		/** The next request like `PUT /v1/news/votes/` never gets a response. */
		ignoreNext: (request: string) => {
			ignored = request
		},
		/** From now on the service worker is that of another build. */
		serveBuild: (name: string) => {
			build = name
		},
	}
}
