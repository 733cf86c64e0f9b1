import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { FetchFault } from './fetch-fault.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { isRedirect } from './next-hop.ts'

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
export async function decodeBody(
	wire: Buffer,
	decoder: Decoder | null,
	limits: BodyLimits,
): Promise<Uint8Array> {
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

type ResponseHead = { status: number; headers: Headers; decoder: Decoder | null }

/** `wire` is null if the body was not read, or not to its end. */
export type ReceivedResponse = ResponseHead & { wire: Buffer | null }

type Receiver = {
	handler: Dispatcher.DispatchHandler
	response: Promise<ReceivedResponse>
	/** Gives up. If the head of an error response has arrived, its status is enough and the response succeeds without a body. */
	fail: (error: Error) => void
}

type ReceiverOptions = {
	limits: FetchLimits
	/** The caller follows redirects, so their bodies are not read. */
	follow: boolean
	onRequestSent: () => void
	onHead: () => void
}

function collectHeaders(raw: Record<string, string | string[] | undefined>): Headers {
	const headers = new Headers()
	for (const [name, value] of Object.entries(raw)) {
		for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
	}
	return headers
}

const isErrorPage = ({ status }: ResponseHead): boolean => status >= 400

/** Receives one response within the limits. */
export function receiveResponse({ limits, follow, onRequestSent, onHead }: ReceiverOptions): Receiver {
	const { promise: response, resolve, reject } = Promise.withResolvers<ReceivedResponse>()
	const chunks: Buffer[] = []
	let head: ResponseHead | null = null
	let mostBytes = limits.maxWire
	let bytes = 0

	function fail(error: Error): void {
		if (head !== null && isErrorPage(head)) resolve({ ...head, decoder: null, wire: null })
		else if (head === null || error instanceof FetchFault) reject(error)
		else reject(new FetchFault('http_error', `truncated: ${error.message}`))
	}

	function readHead(status: number, headers: Headers): void {
		head = { status, headers, decoder: null }
		onHead()
		if (follow && isRedirect(status)) {
			resolve({ ...head, wire: null })
			return
		}
		// The status of an error is what matters; little of its body is read.
		if (isErrorPage(head)) mostBytes = limits.maxErrorBody
		const promised = Number(headers.get('content-length') ?? 0)
		if (promised > mostBytes) throw new FetchFault('too_large', `${promised} bytes are announced`)
		head.decoder = decoderFor(headers.get('content-encoding'))
	}

	/** An error in a step ends the response; undici then closes the connection. */
	const guarded = (controller: Dispatcher.DispatchController, step: () => void) => {
		try {
			step()
		} catch (error) {
			controller.abort(error instanceof Error ? error : new Error(String(error)))
		}
	}

	const handler: Dispatcher.DispatchHandler = {
		onRequestStart: onRequestSent,
		onResponseStart: (controller, status, headers) =>
			guarded(controller, () => {
				// undici would fail with an assertion here, and the response of a foreign server must not look like a bug of ours.
				if (status < 100 || status === 101) throw new FetchFault('http_error', `${status} is not a response`)
				// An informational response ("103 Early Hints") precedes the real one.
				if (status >= 200) readHead(status, collectHeaders(headers))
			}),
		onResponseData: (controller, chunk) =>
			guarded(controller, () => {
				bytes += chunk.length
				if (bytes > mostBytes) throw new FetchFault('too_large', `more than ${mostBytes} bytes on the wire`)
				chunks.push(chunk)
			}),
		onResponseEnd: () => {
			if (head !== null) resolve({ ...head, wire: Buffer.concat(chunks, bytes) })
		},
		onResponseError: (_controller, error) => fail(error),
	}
	return { handler, response, fail }
}
