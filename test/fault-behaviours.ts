import { Buffer } from 'node:buffer'
import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import zlib from 'node:zlib'
import type { Behaviour } from './fault-server.ts'

type Answer = { status?: number; headers?: OutgoingHttpHeaders; body?: string | Uint8Array }

/** Nothing here outlives this, so a forgotten client cannot keep a generator running. */
const longestMs = 30_000
const megabyte = 1024 * 1024

const gone = (response: ServerResponse) => response.destroyed || response.socket?.destroyed !== false

/** Until there is room to write again, or nobody left to write to. */
function drained(stream: Writable): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>()
	const done = () => {
		stream.off('drain', done).off('close', done)
		resolve()
	}
	stream.on('drain', done).on('close', done)
	return promise
}

/** A plain, honest answer: status, headers, body, charset and validators are all in the arguments. */
export const respondWith =
	({ status = 200, headers = {}, body = '' }: Answer = {}): Behaviour =>
	(_request, response) => {
		response.writeHead(status, headers).end(body)
	}

/** One behaviour per request; the last one stays. */
export function inTurn(...behaviours: Behaviour[]): Behaviour {
	let next = 0
	return (request, response) => {
		const behaviour = behaviours[Math.min(next, behaviours.length - 1)]
		next += 1
		return behaviour?.(request, response)
	}
}

/** Takes the request and says nothing. */
export const neverRespond = (): Behaviour => () => undefined

/** Sends the start of a body and then nothing more. */
export const stalls =
	(start = '<rss>', headers: OutgoingHttpHeaders = {}): Behaviour =>
	(_request, response) => {
		response.writeHead(200, headers).write(start)
	}

/** Headers at once, then one byte at a time. */
export const drips =
	(everyMs: number, { status = 200, headers = {} }: Answer = {}): Behaviour =>
	(_request, response) => {
		response.writeHead(status, headers).flushHeaders()
		repeat(response, everyMs, () => response.write('x'))
	}

/** The headers themselves come one byte at a time and never end. */
export const dripsHeaders =
	(everyMs: number): Behaviour =>
	(_request, response) => {
		response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ')
		repeat(response, everyMs, () => response.socket?.write('x'))
	}

function repeat(response: ServerResponse, everyMs: number, act: () => void): void {
	const started = performance.now()
	const timer = setInterval(() => {
		if (gone(response) || performance.now() - started > longestMs) return clearInterval(timer)
		act()
	}, everyMs)
}

/** Bytes exactly as given, past node's own checks: for headers no honest server could send. */
export const sendsRaw =
	(...parts: (string | Uint8Array)[]): Behaviour =>
	(_request, response) => {
		for (const part of parts) response.socket?.write(part)
	}

/** Says one length and sends another; `closes` ends the connection after the bytes. */
export const liesAboutLength =
	({ says, sends, closes = false }: { says: number; sends: number; closes?: boolean }): Behaviour =>
	async (_request, response) => {
		const { socket } = response
		socket?.write(`HTTP/1.1 200 OK\r\nContent-Type: application/xml\r\nContent-Length: ${says}\r\n\r\n`)
		for (let sent = 0; sent < sends && !gone(response); sent += 64 * 1024) {
			const free = socket?.write('x'.repeat(Math.min(64 * 1024, sends - sent)))
			if (free === false && socket) await drained(socket)
		}
		if (closes) socket?.end()
	}

/** Chunked and without end, or at least until 64 MB are out. */
export const endless =
	(status = 200): Behaviour =>
	async (_request, response) => {
		response.writeHead(status, { 'content-type': 'application/xml' })
		const chunk = Buffer.alloc(64 * 1024, 'x')
		for (let sent = 0; sent < 64 * megabyte && !gone(response); sent += chunk.length) {
			if (!response.write(chunk)) await drained(response)
		}
		response.end()
	}

export const redirects =
	(location: string, status = 302): Behaviour =>
	(_request, response) => {
		response.writeHead(status, { location }).end()
	}

/**
 * One gzip stream of a megabyte that unpacks to a gigabyte. Eight megabytes of zeros, compressed so that they can stand
 * in any place of a stream, are repeated; the checksum at the end is missing, but nobody should get that far.
 */
export function gzipBomb(gigabytes = 1): Uint8Array {
	const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
	const block = zlib.deflateRawSync(Buffer.alloc(8 * megabyte), {
		level: 9,
		finishFlush: zlib.constants.Z_FULL_FLUSH,
	})
	return Buffer.concat([header, ...Array.from({ length: 128 * gigabytes }, () => block)])
}

/** The same for brotli, which needs only a few hundred bytes for it. */
export async function brotliBomb(megabytes = 256): Promise<Uint8Array> {
	const packer = zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } })
	const chunk = Buffer.alloc(megabyte)
	const packed: Buffer[] = []
	packer.on('data', (part: Buffer) => packed.push(part))
	for (let written = 0; written < megabytes; written += 1) {
		if (!packer.write(chunk)) await once(packer, 'drain')
	}
	packer.end()
	await once(packer, 'end')
	return Buffer.concat(packed)
}

/** The body packed as often as the label says. */
export function layered(body: string, layers: number): Behaviour {
	let packed: Uint8Array = Buffer.from(body)
	// Past a few layers packing changes nothing that a client should ever find out.
	for (let layer = 0; layer < Math.min(layers, 3); layer += 1) packed = zlib.gzipSync(packed)
	return respondWith({ headers: { 'content-encoding': Array(layers).fill('gzip').join(', ') }, body: packed })
}
