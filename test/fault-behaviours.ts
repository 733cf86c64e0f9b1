import { Buffer } from 'node:buffer'
import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import zlib from 'node:zlib'
import type { Behaviour } from './fault-server.ts'

type ResponseParts = { status?: number; headers?: OutgoingHttpHeaders; body?: string | Uint8Array }

/** No response outlives this, so that a forgotten client cannot keep a generator running. */
const longestMs = 30_000
const megabyte = 1024 * 1024

const gone = (response: ServerResponse) => response.destroyed || response.socket?.destroyed !== false

/** Resolves when the stream can take more, or has been closed. */
function drained(stream: Writable): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>()
	const done = () => {
		stream.off('drain', done).off('close', done)
		resolve()
	}
	stream.on('drain', done).on('close', done)
	return promise
}

/** An ordinary response: status, headers, body, charset and validators are all in the arguments. */
export const respondWith =
	({ status = 200, headers = {}, body = '' }: ResponseParts = {}): Behaviour =>
	(_request, response) => {
		response.writeHead(status, headers).end(body)
	}

/** One behaviour for each request; the last one repeats. */
export function inTurn(...behaviours: Behaviour[]): Behaviour {
	let next = 0
	return (request, response) => {
		const behaviour = behaviours[Math.min(next, behaviours.length - 1)]
		next += 1
		return behaviour?.(request, response)
	}
}

/** Accepts the request and never responds. */
export const neverRespond = (): Behaviour => () => undefined

/** Sends the start of a body and then nothing more. */
export const stalls =
	(start = '<rss>', headers: OutgoingHttpHeaders = {}): Behaviour =>
	(_request, response) => {
		response.writeHead(200, headers).write(start)
	}

/** Sends the headers immediately, then one byte at a time. */
export const drips =
	(everyMs: number, { status = 200, headers = {} }: ResponseParts = {}): Behaviour =>
	(_request, response) => {
		response.writeHead(status, headers).flushHeaders()
		repeat(response, everyMs, () => response.write('x'))
	}

/** Sends the headers one byte at a time and never ends them. */
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

/** Sends these bytes past Node's own checks, for headers that no ordinary server could send. */
export const sendsRaw =
	(...parts: (string | Uint8Array)[]): Behaviour =>
	(_request, response) => {
		for (const part of parts) response.socket?.write(part)
	}

/** Announces one length and sends another; `closes` ends the connection after the bytes. */
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

/** A chunked body without end, stopped after 64 MB. */
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
 * A gzip stream of a megabyte that decompresses to a gigabyte. A block of eight megabytes of zeros, compressed so
 * that it can be repeated, fills it; the checksum at the end is missing, because no client should get that far.
 */
export function gzipBomb(gigabytes = 1): Uint8Array {
	const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
	const block = zlib.deflateRawSync(Buffer.alloc(8 * megabyte), {
		level: 9,
		finishFlush: zlib.constants.Z_FULL_FLUSH,
	})
	return Buffer.concat([header, ...Array.from({ length: 128 * gigabytes }, () => block)])
}

/** The same for brotli, which needs only a few hundred bytes. */
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

/** A body that is compressed several times. */
export function layered(body: string, layers: number): Behaviour {
	let packed: Uint8Array = Buffer.from(body)
	// More than a few layers are only announced: a client should refuse before it notices.
	for (let layer = 0; layer < Math.min(layers, 3); layer += 1) packed = zlib.gzipSync(packed)
	return respondWith({ headers: { 'content-encoding': Array(layers).fill('gzip').join(', ') }, body: packed })
}
