import type { Socket } from 'node:net'
import { Client, type Dispatcher, errors } from 'undici'
import { type ConnectTools, connectChecked } from './connect-checked.ts'
import { FetchFault } from './fetch-fault.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { isRedirect } from './next-hop.ts'
import { readBody } from './read-body.ts'

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

/** undici closes a connection before its end if bytes follow a response. */
const hadSurplus = (socket: Socket | undefined): boolean =>
	socket?.errored instanceof errors.SocketError && !socket.readableEnded

/** Created once, because an error costs a stack trace and nobody reads these two. */
const fetchIsOver = new FetchFault('timeout', 'the fetch is over')
const timeIsOver = new FetchFault('timeout', 'the time for the whole fetch is over')

/** One request, without redirects, on a connection of its own: its address is checked when it opens. */
export async function requestOnce(hop: Hop, tools: ConnectTools, limits: FetchLimits): Promise<HopResponse> {
	const stop = new AbortController()
	const giveUp = (message: string) => () => stop.abort(new FetchFault('timeout', message))
	let socket: Socket | undefined
	let headersTimer: NodeJS.Timeout | undefined
	const client = new Client(hop.url.origin, {
		connect: (_options, callback) => {
			// undici would reopen a lost connection by itself.
			if (socket !== undefined)
				return callback(new FetchFault('connect_error', 'the connection was closed'), null)
			connectChecked(hop.url, tools, stop.signal).then(
				(opened) => {
					socket = opened
					headersTimer = setTimeout(giveUp(`no response within ${limits.headersMs} ms`), limits.headersMs)
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
	const totalTimer = setTimeout(() => stop.abort(timeIsOver), Math.max(1, limits.totalMs))
	const onCallerAbort = giveUp('given up by the caller')
	hop.signal?.addEventListener('abort', onCallerAbort, { once: true })
	if (hop.signal?.aborted) onCallerAbort()
	try {
		const response = await client.request({ ...requestOptions(hop, stop), signal: stop.signal })
		clearTimeout(headersTimer)
		response.body.on('error', () => undefined)
		const read = await readResponse(response, hop, limits)
		// undici cut the body at Content-Length, although the server sent more.
		if (hadSurplus(socket) && read.status < 400)
			throw new FetchFault('http_error', 'truncated: more was sent than Content-Length says')
		return read
	} finally {
		clearTimeout(totalTimer)
		clearTimeout(headersTimer)
		hop.signal?.removeEventListener('abort', onCallerAbort)
		stop.abort(fetchIsOver)
		client.destroy(fetchIsOver, () => undefined)
	}
}

const requestOptions = ({ url, method, headers, body }: Hop, stop: AbortController) => ({
	path: `${url.pathname}${url.search}`,
	method,
	headers,
	body,
	onInfo: ({ statusCode }: { statusCode: number }) => {
		// undici would wait for another response. An informational one ("103 Early Hints") precedes the real one.
		if (statusCode < 100 || statusCode === 101)
			stop.abort(new FetchFault('http_error', `${statusCode} is not a response`))
	},
})

async function readResponse(
	response: Dispatcher.ResponseData,
	{ follow }: Hop,
	limits: FetchLimits,
): Promise<HopResponse> {
	const { statusCode: status } = response
	const headers = new Headers()
	for (const [name, value] of Object.entries(response.headers))
		for (const one of [value ?? ''].flat()) headers.append(name, one)
	const unread = { status, headers, body: new Uint8Array(), wireBytes: 0 }
	if (follow && isRedirect(status)) return unread
	try {
		return { status, headers, ...(await readBody(response.body, status, headers, limits)) }
	} catch (error) {
		if (status >= 400) return unread
		throw error
	}
}
