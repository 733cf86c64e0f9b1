import { readFile } from 'node:fs/promises'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { respondWith } from './fault-behaviours.ts'

/** What the server does with a request for a path; see fault-behaviours.ts for the usual ones. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

type Hit = {
	path: string
	method: string
	headers: IncomingMessage['headers']
	body: string
	at: number
}

export type FaultServer = {
	/** The absolute address of a path on this server. */
	url: (path: string) => string
	/** `host:port`, as FETCH_ALLOW takes it. */
	allow: string
	port: number
	script: (path: string, behaviour: Behaviour) => void
	/** Every request so far, oldest first. */
	hits: Hit[]
	hitsOf: (path: string) => Hit[]
	/** How many connections are open now. */
	openConnections: () => number
	close: () => Promise<void>
}

export type Certificate = 'good' | 'expired' | 'wrong-host' | 'self-signed'

type FaultServerOptions = {
	/** Speaks https with this certificate of fixtures/tls. */
	certificate?: Certificate
	/** The newest TLS version that the server supports. */
	maxTls?: 'TLSv1' | 'TLSv1.1' | 'TLSv1.2'
	/** The host in its URLs; both are this machine. */
	host?: '127.0.0.1' | 'localhost'
}

const fixtureAt = (name: string) => new URL(`../fixtures/tls/${name}`, import.meta.url)
const fixture = (name: string) => readFile(fixtureAt(name), 'utf8')

/** The certificate authority of the certificates, for a client that should trust them. */
export const testAuthority = (): Promise<string> => fixture('authority.pem')
/** Its path, for a process that should trust them. */
export const testAuthorityFile = fileURLToPath(fixtureAt('authority.pem'))

/** An http server, or an https server with one of the certificates. */
export async function createServer(
	listener: http.RequestListener,
	{ certificate, maxTls }: Pick<FaultServerOptions, 'certificate' | 'maxTls'>,
) {
	if (certificate === undefined) return http.createServer(listener)
	const [cert, key] = await Promise.all([fixture(`${certificate}.pem`), fixture(`${certificate}.key.pem`)])
	// OpenSSL refuses the old versions above security level 0.
	const old = maxTls && { minVersion: 'TLSv1' as const, maxVersion: maxTls, ciphers: 'DEFAULT@SECLEVEL=0' }
	return https.createServer({ cert, key, ...old }, listener)
}

async function readText(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk)
	return Buffer.concat(chunks).toString()
}

/** A server on loopback that behaves as scripted. Paths without a script respond with 404. */
export async function startFaultServer(options: FaultServerOptions = {}): Promise<FaultServer> {
	const scripts = new Map<string, Behaviour>()
	const hits: Hit[] = []
	const sockets = new Set<Socket>()
	const server = await createServer(async (request, response) => {
		const path = (request.url ?? '/').split('?')[0] ?? '/'
		response.on('error', () => undefined)
		const body = await readText(request).catch(() => '')
		hits.push({ path, method: request.method ?? '', headers: request.headers, body, at: performance.now() })
		const behaviour = scripts.get(path) ?? respondWith({ status: 404 })
		await behaviour(request, response)
	}, options)
	server.on('connection', (socket: Socket) => {
		sockets.add(socket)
		// Most of these tests are about clients that disconnect.
		socket.on('error', () => undefined)
		socket.on('close', () => sockets.delete(socket))
	})
	server.on('tlsClientError', () => undefined)
	const { promise, resolve } = Promise.withResolvers<void>()
	server.listen(0, '127.0.0.1', resolve)
	await promise

	const { port } = server.address() as AddressInfo
	const allow = `${options.host ?? '127.0.0.1'}:${port}`
	const scheme = options.certificate === undefined ? 'http' : 'https'
	return {
		url: (path) => `${scheme}://${allow}${path}`,
		allow,
		port,
		script: (path, behaviour) => {
			scripts.set(path, behaviour)
		},
		hits,
		hitsOf: (path) => hits.filter((hit) => hit.path === path),
		openConnections: () => sockets.size,
		async close() {
			const closed = Promise.withResolvers<void>()
			server.close(() => closed.resolve())
			for (const socket of sockets) socket.destroy()
			await closed.promise
		},
	}
}
