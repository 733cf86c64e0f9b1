import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { FetchFault } from './fetch-fault.ts'
import type { FetchLimits } from './fetch-limits.ts'

type BodyLimits = Pick<FetchLimits, 'maxWire' | 'maxDecoded' | 'maxRatio' | 'ratioFreeBytes'>

const decoders = {
	gzip: promisify(gunzip),
	'x-gzip': promisify(gunzip),
	br: promisify(brotliDecompress),
} as const

type Decoder = (typeof decoders)[keyof typeof decoders]

const isKnown = (coding: string): coding is keyof typeof decoders => Object.hasOwn(decoders, coding)

/** Null means that the bytes are the body. Several layers, or an encoding that we did not request, are refused before reading. */
function decoderFor(contentEncoding: string | null): Decoder | null {
	const layers = (contentEncoding ?? '')
		.toLowerCase()
		.split(',')
		.map((layer) => layer.trim())
		.filter((layer) => layer !== '' && layer !== 'identity')
	const [coding] = layers
	if (coding === undefined) return null
	if (layers.length > 1) throw new FetchFault('http_error', `${layers.length} layers of content encoding`)
	if (!isKnown(coding))
		throw new FetchFault('http_error', `content encoding ${coding.slice(0, 40)} was not asked for`)
	return decoders[coding]
}

/**
 * All compressed bytes are here, so the limit on the ratio is known in advance, and zlib stops a decompression bomb at the
 * first chunk over `maxOutputLength`.
 */
async function decodeBody(wire: Buffer, decoder: Decoder | null, limits: BodyLimits): Promise<Uint8Array> {
	// Servers also label the empty bodies of 304 and 204 responses as compressed.
	const decoded = decoder === null || wire.length === 0 ? wire : await inflate(wire, decoder, limits)
	if (decoded.length > limits.maxDecoded) throw tooLarge(limits.maxDecoded)
	return decoded
}

const tooLarge = (limit: number) => new FetchFault('too_large', `decodes to more than ${limit} bytes`)

async function inflate(wire: Buffer, decoder: Decoder, limits: BodyLimits): Promise<Buffer> {
	const byRatio = Math.max(limits.ratioFreeBytes, wire.length * limits.maxRatio)
	const maxOutputLength = Math.min(limits.maxDecoded, byRatio)
	try {
		return await decoder(wire, { maxOutputLength })
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : undefined
		if (code === 'ERR_BUFFER_TOO_LARGE') {
			if (maxOutputLength === limits.maxDecoded) throw tooLarge(maxOutputLength)
			throw new FetchFault('too_large', `decodes to more than ${maxOutputLength} bytes, from ${wire.length}`)
		}
		if (code === 'Z_BUF_ERROR')
			throw new FetchFault('http_error', 'truncated: the compressed body ends too soon')
		throw new FetchFault('http_error', 'the body is not encoded as its label says')
	}
}

/** Reads the body of one response within the limits. */
export async function readBody(
	chunks: AsyncIterable<Buffer>,
	status: number,
	headers: Headers,
	limits: FetchLimits,
): Promise<{ body: Uint8Array; wireBytes: number }> {
	// The status of an error is what matters; little of its body is read.
	const mostBytes = status >= 400 ? limits.maxErrorBody : limits.maxWire
	const promised = Number(headers.get('content-length') ?? 0)
	if (promised > mostBytes) throw new FetchFault('too_large', `${promised} bytes are announced`)
	const decoder = decoderFor(headers.get('content-encoding'))
	const wire = Buffer.concat(await collect(chunks, mostBytes))
	return { body: await decodeBody(wire, decoder, limits), wireBytes: wire.length }
}

async function collect(chunks: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer[]> {
	const read: Buffer[] = []
	let bytes = 0
	try {
		for await (const chunk of chunks) {
			bytes += chunk.length
			if (bytes > mostBytes) throw new FetchFault('too_large', `more than ${mostBytes} bytes on the wire`)
			read.push(chunk)
		}
		return read
	} catch (error) {
		if (error instanceof FetchFault || !(error instanceof Error)) throw error
		throw new FetchFault('http_error', `truncated: ${error.message}`)
	}
}
