import type { Socket } from 'node:net'
import { Client } from 'undici'
import { type ConnectTools, connectChecked } from './connect-checked.ts'
import { FetchFault } from './fetch-fault.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { decodeBody, type ReceivedResponse, receiveResponse } from './receive-response.ts'

type Hop = {
	url: URL
	method: 'GET' | 'HEAD' | 'POST'
	headers: Record<string, string>
	body: string | Uint8Array | null
	signal: AbortSignal | undefined
	/** The caller follows redirects, so their bodies are not read. */
	follow: boolean
}

export type HopResponse = { status: number; headers: Headers; body: Uint8Array; wireBytes: number }

/** undici's message for bytes after the end of a response; the test of false lengths fails if undici changes it. */
const surplusMessage = 'bad response'

/** Created once, because an error costs a stack trace and nobody reads these two. */
const fetchIsOver = new FetchFault('timeout', 'the fetch is over')
const timeIsOver = new FetchFault('timeout', 'the time for the whole fetch is over')

/** One request, without redirects, on a connection of its own: its address is checked when it opens. */
export async function requestOnce(hop: Hop, tools: ConnectTools, limits: FetchLimits): Promise<HopResponse> {
	const connecting = new AbortController()
	let socket: Socket | undefined
	const client = new Client(hop.url.origin, {
		connect: (_options, callback) => {
			// undici would reopen a lost connection by itself.
			if (socket !== undefined)
				return callback(new FetchFault('connect_error', 'the connection was closed'), null)
			connectChecked(hop.url, tools, connecting.signal).then(
				(opened) => {
					socket = opened
					callback(null, opened)
				},
				(error: Error) => callback(error, null),
			)
		},
		allowH2: false,
		pipelining: 1,
		maxHeaderSize: limits.maxHeaderBytes,
		// Our own timers are used, because undici's restart with every byte.
		headersTimeout: 0,
		bodyTimeout: 0,
	})
	let headersTimer: NodeJS.Timeout | undefined
	const giveUp = (message: string) => () => receiver.fail(new FetchFault('timeout', message))
	const receiver = receiveResponse({
		limits,
		follow: hop.follow,
		onRequestSent: () => {
			headersTimer = setTimeout(giveUp(`no response within ${limits.headersMs} ms`), limits.headersMs)
		},
		onHead: () => clearTimeout(headersTimer),
	})
	const totalTimer = setTimeout(() => receiver.fail(timeIsOver), Math.max(1, limits.totalMs))
	const onCallerAbort = giveUp('given up by the caller')
	hop.signal?.addEventListener('abort', onCallerAbort, { once: true })
	try {
		if (hop.signal?.aborted) onCallerAbort()
		else client.dispatch(dispatchOptions(hop), receiver.handler)
		const response = await receiver.response
		// undici cut the body at Content-Length, although the server sent more.
		if (socket?.errored?.message === surplusMessage && response.status < 400) {
			throw new FetchFault('http_error', 'truncated: more was sent than Content-Length says')
		}
		return await decode(response, limits)
	} finally {
		clearTimeout(totalTimer)
		clearTimeout(headersTimer)
		hop.signal?.removeEventListener('abort', onCallerAbort)
		connecting.abort(fetchIsOver)
		client.destroy(fetchIsOver, () => undefined)
	}
}

const dispatchOptions = ({ url, method, headers, body }: Hop) => ({
	path: `${url.pathname}${url.search}`,
	method,
	headers,
	body,
})

async function decode(
	{ status, headers, decoder, wire }: ReceivedResponse,
	limits: FetchLimits,
): Promise<HopResponse> {
	if (wire === null) return { status, headers, body: new Uint8Array(), wireBytes: 0 }
	const decoded = decodeBody(wire, decoder, limits)
	const body = await (status >= 400 ? decoded.catch(() => new Uint8Array()) : decoded)
	return { status, headers, body, wireBytes: wire.length }
}
