import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * A proxy for machines without nginx: node-proxy.ts PORT BACKEND… It polls /readyz of each backend, leaves out those
 * that do not respond, and sends a request that one backend did not take to the next.
 */
const [port = 0, ...backends] = process.argv.slice(2).map(Number)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const ready = new Set(backends)
let turn = 0

const look = (backend: number) => {
	const probe = request({ port: backend, host: '127.0.0.1', path: '/readyz', timeout: 3_000 }, (response) => {
		response.resume()
		if (response.statusCode === 200) ready.add(backend)
		else ready.delete(backend)
	})
	probe.on('timeout', () => probe.destroy())
	probe.on('error', () => ready.delete(backend))
	probe.end()
}
setInterval(() => backends.forEach(look), 300)

function inOrder(): number[] {
	turn += 1
	const turned = backends.map((_, index) => backends[(index + turn) % backends.length] ?? 0)
	// Backends that seem down come last: they may have come back.
	return turned.toSorted((one, other) => Number(ready.has(other)) - Number(ready.has(one)))
}

const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** The response of a backend that refused, in case no other takes the request. */
type Refusal = { headers: IncomingMessage['headers']; body: Buffer }

function pass(
	incoming: IncomingMessage,
	reply: ServerResponse,
	body: Buffer,
	[backend, ...others]: number[],
	refusal?: Refusal,
): void {
	if (backend === undefined && refusal !== undefined) {
		reply.writeHead(503, refusal.headers).end(refusal.body)
		return
	}
	if (backend === undefined) {
		reply.writeHead(502, { 'content-type': 'text/plain' }).end('no backend')
		return
	}
	const headers = { ...incoming.headers, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' }
	const { method = 'GET', url: path } = incoming
	const outgoing = request({ port: backend, host: '127.0.0.1', method, path, headers, agent }, (response) => {
		// A backend that is stopping closes the connection: it has done nothing, so the next one may take the request.
		const stops = response.headers.connection === 'close'
		if (response.statusCode === 503 && (stops || idempotent.has(method)) && others.length > 0) {
			if (stops) ready.delete(backend)
			const chunks: Buffer[] = []
			response.on('data', (chunk: Buffer) => chunks.push(chunk))
			response.on('end', () => {
				const refused = { headers: response.headers, body: Buffer.concat(chunks) }
				pass(incoming, reply, body, others, refused)
			})
			return
		}
		reply.writeHead(response.statusCode ?? 502, response.headers)
		response.pipe(reply)
	})
	outgoing.on('error', (error) => {
		if (reply.headersSent) {
			reply.destroy()
			return
		}
		// A refused request was not carried out; an interrupted one may have been.
		const refused = 'code' in error && error.code === 'ECONNREFUSED'
		if (refused) ready.delete(backend)
		// The backend closed an idle connection before it took the request.
		if (outgoing.reusedSocket) pass(incoming, reply, body, [backend, ...others], refusal)
		else pass(incoming, reply, body, refused || idempotent.has(method) ? others : [], refusal)
	})
	outgoing.end(body)
}

createServer((incoming, reply) => {
	const chunks: Buffer[] = []
	incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
	incoming.on('end', () => pass(incoming, reply, Buffer.concat(chunks), inOrder()))
}).listen(port, '127.0.0.1')
