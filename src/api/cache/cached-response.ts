import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

/** A response as ready bytes: made once, told to everyone. */
export type CachedResponse = {
	status: number
	contentType: string
	/** Headers of this response beyond its type, entity tag and encoding, which the sender adds. */
	headers: Readonly<Record<string, string>>
	etag: string
	/** Whether compressing it saves anything; photographs and the like are compressed already. */
	compressible: boolean
	bytes: Record<Encoding, Buffer | undefined>
	/** Compressed forms that are being made. */
	compressing: Map<Encoding, Promise<Buffer>>
	/** Whole heads, as Node writes them: a list of names and values for each form, or that the client has it. */
	heads: Partial<Record<Encoding | 'held', string[]>>
	/** It tells of a failure, which is nobody else's. */
	failed: boolean
	/** Told how many bytes are added by a compressed form; whoever keeps the response listens. */
	grew: ((by: number) => void) | undefined
}

/** Node cuts small buffers out of a common 64 kB, a compressor out of the 16 that it works in: whoever keeps a piece keeps it all. */
function inItsOwnMemory(body: string | Buffer): Buffer {
	const isText = typeof body === 'string'
	const own = Buffer.allocUnsafeSlow(isText ? Buffer.byteLength(body) : body.length)
	if (isText) own.write(body)
	else body.copy(own)
	return own
}

/** Below this the compressed form and its header save nothing. */
const shortestWorthCompressing = 1024

export function cachedResponse(
	body: string | Buffer,
	contentType: string,
	headers: Readonly<Record<string, string>> = {},
	status = 200,
): CachedResponse {
	const identity = inItsOwnMemory(body)
	const name = hash('sha256', identity, 'base64url').slice(0, 22)
	// Weak, because the compressed forms of one response share it.
	return {
		status,
		contentType,
		headers,
		etag: `W/"${name}"`,
		compressible: identity.length >= shortestWorthCompressing && !/^image\/(?!svg)/.test(contentType),
		bytes: { identity, gzip: undefined, br: undefined },
		compressing: new Map(),
		heads: {},
		// That there is nothing at an address is a response like any other.
		failed: status >= 400 && status !== 404,
		grew: undefined,
	}
}

export const cachedJson = (value: unknown, headers?: Readonly<Record<string, string>>): CachedResponse =>
	cachedResponse(JSON.stringify(value), 'application/json; charset=utf-8', headers)

/** What a response takes besides its bytes: headers, a policy, and the whole head of each form. */
const frameBytes = 4096

export const weighResponse = ({ bytes }: CachedResponse): number =>
	frameBytes + (bytes.identity?.length ?? 0) + (bytes.gzip?.length ?? 0) + (bytes.br?.length ?? 0)

const gzipped = { level: 6 }
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
/** What is packed while others wait: a list is 2 % larger than at 4, for two thirds of the time. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
const later = { gzip: promisify(gzip), br: promisify(brotliCompress) }
/**
 * To hand it to another thread and to fetch it back costs nearly as much as to pack it: a list took 410 µs, and takes 170; a page
 * 1,730, and takes 960.
 */
const longestPackedAtOnce = 64 * 1024

const compressors = {
	gzip: async (bytes: Buffer) =>
		bytes.length <= longestPackedAtOnce ? gzipSync(bytes, gzipped) : later.gzip(bytes, gzipped),
	br: async (bytes: Buffer) =>
		bytes.length <= longestPackedAtOnce ? brotliCompressSync(bytes, quickBrotli) : later.br(bytes, brotli),
}

/** The encoding to answer in: the best that the client takes and that is worth it. */
export function encodingFor(response: CachedResponse, acceptEncoding: string | undefined): Encoding {
	if (!response.compressible || acceptEncoding === undefined || acceptEncoding === '') return 'identity'
	return chosen(acceptEncoding)
}

/** The compressed bytes are kept with the response, so that each form is made once. */
export async function compressResponse(response: CachedResponse, encoding: 'gzip' | 'br'): Promise<Buffer> {
	const known = response.bytes[encoding] ?? response.compressing.get(encoding)
	if (known !== undefined) return known
	const compressing = compressors[encoding](response.bytes.identity ?? Buffer.alloc(0)).then(inItsOwnMemory)
	response.compressing.set(encoding, compressing)
	try {
		const compressed = await compressing
		response.bytes[encoding] = compressed
		response.grew?.(compressed.length)
		return compressed
	} finally {
		response.compressing.delete(encoding)
	}
}

// Browsers send a handful of different headers; each is read once.
const readBefore = new Map<string, Encoding>()
const mostRemembered = 200

function chosen(header: string): Encoding {
	const known = readBefore.get(header)
	if (known !== undefined) return known
	const accepted = new Set(
		header.split(',').flatMap((part) => {
			const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
			const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
			return refused ? [] : [name]
		}),
	)
	const choice = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity'
	if (readBefore.size < mostRemembered) readBefore.set(header, choice)
	return choice
}
