import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

/** An answer as ready bytes: made once, told to everyone. */
export type KeptAnswer = {
	status: number
	contentType: string
	/** Headers of this answer beyond its type, entity tag and encoding, which the sender adds. */
	headers: Readonly<Record<string, string>>
	etag: string
	/** Whether compressing it saves anything; photographs and the like are packed already. */
	packs: boolean
	bytes: Record<Encoding, Buffer | undefined>
	/** Packed forms that are being made. */
	packing: Map<Encoding, Promise<Buffer>>
	/** It tells of a failure, which is nobody else's. */
	failed: boolean
	/** Told how many bytes are added by a packed form; whoever keeps the answer listens. */
	grew: ((by: number) => void) | undefined
}

/** Below this the compressed form and its header save nothing. */
const shortestWorthPacking = 1024

export function keepAnswer(
	body: string | Buffer,
	contentType: string,
	headers: Readonly<Record<string, string>> = {},
	status = 200,
): KeptAnswer {
	const identity = typeof body === 'string' ? Buffer.from(body) : body
	const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
	// Weak, because the compressed forms of one answer share it.
	return {
		status,
		contentType,
		headers,
		etag: `W/"${hash}"`,
		packs: identity.length >= shortestWorthPacking && !/^image\/(?!svg)/.test(contentType),
		bytes: { identity, gzip: undefined, br: undefined },
		packing: new Map(),
		// That there is nothing at an address is an answer like any other.
		failed: status >= 400 && status !== 404,
		grew: undefined,
	}
}

export const keepJson = (value: unknown, headers?: Readonly<Record<string, string>>): KeptAnswer =>
	keepAnswer(JSON.stringify(value), 'application/json; charset=utf-8', headers)

/** What an answer takes besides its bytes: headers, a policy, and the whole head of each form. */
const frameBytes = 4096

export const weighAnswer = ({ bytes }: KeptAnswer): number =>
	frameBytes + (bytes.identity?.length ?? 0) + (bytes.gzip?.length ?? 0) + (bytes.br?.length ?? 0)

const packers = {
	gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
	br: (bytes: Buffer) =>
		promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
}

/** The encoding to answer in: the best that the client takes and that is worth it. */
export function encodingFor(answer: KeptAnswer, acceptEncoding: string | undefined): Encoding {
	if (!answer.packs || acceptEncoding === undefined || acceptEncoding === '') return 'identity'
	return chosen(acceptEncoding)
}

/** A packer hands over a piece of the sixteen kilobytes that it works in, and whoever keeps it keeps them all. */
function inItsOwnMemory(bytes: Buffer): Buffer {
	const own = Buffer.allocUnsafeSlow(bytes.length)
	bytes.copy(own)
	return own
}

/** The packed bytes are kept with the answer, so that each form is made once. */
export async function packAnswer(answer: KeptAnswer, encoding: 'gzip' | 'br'): Promise<Buffer> {
	const known = answer.bytes[encoding] ?? answer.packing.get(encoding)
	if (known !== undefined) return known
	const packing = packers[encoding](answer.bytes.identity ?? Buffer.alloc(0)).then(inItsOwnMemory)
	answer.packing.set(encoding, packing)
	try {
		const packed = await packing
		answer.bytes[encoding] = packed
		answer.grew?.(packed.length)
		return packed
	} finally {
		answer.packing.delete(encoding)
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
