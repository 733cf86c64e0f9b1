import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { FetchFault } from './fetch-fault.ts'
import type { FetchLimits } from './fetch-limits.ts'

export type BodyLimits = Pick<FetchLimits, 'maxWire' | 'maxDecoded' | 'maxRatio' | 'ratioFreeBytes'>

const decoders = {
	gzip: promisify(gunzip),
	'x-gzip': promisify(gunzip),
	br: promisify(brotliDecompress),
} as const

export type Decoder = (typeof decoders)[keyof typeof decoders]

const isKnown = (coding: string): coding is keyof typeof decoders => Object.hasOwn(decoders, coding)

/** Null: the bytes are the body. More than one layer, or one we never asked for, is refused before reading. */
export function decoderFor(contentEncoding: string | null): Decoder | null {
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
 * The wire bytes are all here, so the ratio is a limit known beforehand and a bomb never gets past it: zlib stops at
 * the first chunk over `maxOutputLength`.
 */
export async function decodeBody(
	wire: Buffer,
	decoder: Decoder | null,
	limits: BodyLimits,
): Promise<Uint8Array> {
	// An empty body stays empty under any encoding; servers label their 304s and 204s too.
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
