import type { Socket } from 'node:net'
import { Client, type Dispatcher } from 'undici'
import { type ConnectTools, checkedConnector } from './checked-connector.ts'
import { FetchFault } from './fetch-fault.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { isRedirect } from './next-hop.ts'
import { decodeBody, decoderFor, readWire } from './read-body.ts'

export type Hop = {
	url: URL
	method: 'GET' | 'HEAD' | 'POST'
	headers: Record<string, string>
	body: string | Uint8Array | null
	signal: AbortSignal | undefined
}

export type HopAnswer = { status: number; headers: Headers; body: Uint8Array; wireBytes: number }

/** undici's words for bytes that belong to no answer; the test of N5 fails when it finds others. */
const surplusMessage = 'bad response'

const fetchIsOver = new FetchFault('timeout', 'the fetch is over')
const nothing = { body: new Uint8Array(), wireBytes: 0 }

function collectHeaders(raw: Dispatcher.ResponseData['headers']): Headers {
	const headers = new Headers()
	for (const [name, value] of Object.entries(raw)) {
		for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
	}
	return headers
}

async function readSound(body: AsyncIterable<Uint8Array>, headers: Headers, limits: FetchLimits) {
	const promised = Number(headers.get('content-length') ?? 0)
	if (promised > limits.maxWire) throw new FetchFault('too_large', `${promised} bytes are announced`)
	const decoder = decoderFor(headers.get('content-encoding'))
	const wire = await readWire(body, limits.maxWire).catch((error: unknown) => {
		if (error instanceof FetchFault) throw error
		throw new FetchFault('http_error', `truncated: ${error instanceof Error ? error.message : String(error)}`)
	})
	return { body: await decodeBody(wire, decoder, limits), wireBytes: wire.length }
}

/** An error's status is the message; its page is read only as far as it comes easily. */
async function readErrorPage(body: AsyncIterable<Uint8Array>, headers: Headers, limits: FetchLimits) {
	const small = { ...limits, maxWire: limits.maxErrorBody }
	return readSound(body, headers, small).catch(() => nothing)
}

/**
 * One request over one fresh connection, without redirects. Feeds are minutes apart, so a pool would only keep
 * connections whose check has grown old.
 */
export async function requestOnce(
	hop: Hop,
	tools: ConnectTools,
	limits: FetchLimits,
	follow: boolean,
): Promise<HopAnswer> {
	const stop = new AbortController()
	const abort = (message: string) => () => stop.abort(new FetchFault('timeout', message))
	const totalTimer = setTimeout(abort('the time for the whole fetch is over'), limits.totalMs)
	let headersTimer: NodeJS.Timeout | undefined
	let socket: Socket | undefined
	const onConnected = (opened: Socket) => {
		socket = opened
		headersTimer = setTimeout(abort(`no answer within ${limits.headersMs} ms`), limits.headersMs)
	}
	const onCallerAbort = abort('given up by the caller')
	hop.signal?.addEventListener('abort', onCallerAbort, { once: true })
	if (hop.signal?.aborted) onCallerAbort()

	const client = new Client(hop.url.origin, {
		connect: checkedConnector(hop.url, tools, stop.signal, onConnected),
		allowH2: false,
		pipelining: 1,
		maxHeaderSize: limits.maxHeaderBytes,
		// Our own timers are used: undici's start anew with every byte that drips in.
		headersTimeout: 0,
		bodyTimeout: 0,
	})
	try {
		const answer = await client.request({
			path: `${hop.url.pathname}${hop.url.search}`,
			method: hop.method,
			headers: hop.headers,
			body: hop.body,
			signal: stop.signal,
		})
		clearTimeout(headersTimer)
		const { statusCode: status } = answer
		const headers = collectHeaders(answer.headers)
		// Whatever is not read dies with the connection below; an unheard error event would end the process.
		answer.body.on('error', () => undefined)
		if (isRedirect(status) && follow) return { status, headers, ...nothing }
		const read = status >= 400 ? readErrorPage : readSound
		const { body, wireBytes } = await read(answer.body, headers, limits)
		// The body was cut at Content-Length: what was promised was not the whole.
		if (socket?.errored?.message === surplusMessage && status < 400) {
			throw new FetchFault('http_error', 'truncated: more was sent than Content-Length says')
		}
		return { status, headers, body, wireBytes }
	} finally {
		clearTimeout(totalTimer)
		clearTimeout(headersTimer)
		hop.signal?.removeEventListener('abort', onCallerAbort)
		// Made once: an error costs a stack trace, and these two are thrown away by every fetch.
		stop.abort(fetchIsOver)
		await client.destroy(fetchIsOver)
	}
}
