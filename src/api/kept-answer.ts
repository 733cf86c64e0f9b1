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
	}
}

export const keepJson = (value: unknown, headers?: Readonly<Record<string, string>>): KeptAnswer =>
	keepAnswer(JSON.stringify(value), 'application/json; charset=utf-8', headers)

export const weighAnswer = ({ bytes }: KeptAnswer): number =>
	600 + (bytes.identity?.length ?? 0) + (bytes.gzip?.length ?? 0) + (bytes.br?.length ?? 0)

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

/** The packed bytes are kept with the answer, so that each form is made once. */
export async function packAnswer(answer: KeptAnswer, encoding: 'gzip' | 'br'): Promise<Buffer> {
	const known = answer.bytes[encoding]
	if (known !== undefined) return known
	const packed = await packers[encoding](answer.bytes.identity ?? Buffer.alloc(0))
	answer.bytes[encoding] = packed
	return packed
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
