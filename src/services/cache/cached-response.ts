import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'gzip' | 'br'
type Headers = Readonly<Record<string, string>>

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
	gzip: (body) => promisify(gzip)(body, { level: 6 }),
	br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
}

/** Below this the compressed form and its header save nothing. */
const shortestWorthCompressing = 1024
/** What a response takes besides its bytes: the object, its headers, its content security policy. */
const overheadBytes = 4096

type ResponseOptions = {
	/** Headers beyond the content type, the entity tag and the encoding, which the sender adds. */
	headers?: Headers
	status?: number
	/** Whether other requesters may get it too. A failure concerns one request only, but a 404 concerns everybody. */
	isStorable?: boolean
}

/** A response as bytes: serialised, hashed and compressed once, sent to many. */
export class CachedResponse {
	readonly body: Buffer
	readonly contentType: string
	readonly headers: Headers
	readonly status: number
	readonly isStorable: boolean
	readonly etag: string
	readonly isCompressible: boolean
	readonly #compressed = new Map<Encoding, Promise<Buffer>>()

	constructor(body: string | Buffer, contentType: string, options: ResponseOptions = {}) {
		const { headers = {}, status = 200, isStorable = status < 400 || status === 404 } = options
		this.body = Buffer.from(body)
		this.contentType = contentType
		this.headers = headers
		this.status = status
		this.isStorable = isStorable
		// Weak, because the compressed forms of one response share it.
		this.etag = `W/"${hash('sha256', this.body, 'base64url').slice(0, 22)}"`
		// Photographs are compressed already.
		this.isCompressible = this.body.length >= shortestWorthCompressing && !/^image\/(?!svg)/.test(contentType)
	}

	/** The compressed forms of a text are together smaller than the text. */
	get size(): number {
		return overheadBytes + (this.isCompressible ? 2 : 1) * this.body.length
	}

	compressed(encoding: Encoding): Promise<Buffer> {
		const known = this.#compressed.get(encoding)
		if (known !== undefined) return known
		const compressing = compressors[encoding](this.body)
		this.#compressed.set(encoding, compressing)
		return compressing
	}
}

/** A JSON response together with its value, from which pages are rendered. */
export class CachedJson<Value> extends CachedResponse {
	readonly value: Value

	constructor(value: Value) {
		super(JSON.stringify(value), 'application/json; charset=utf-8')
		this.value = value
	}

	/** The value takes about as much as its text. */
	override get size(): number {
		return super.size + this.body.length
	}
}
