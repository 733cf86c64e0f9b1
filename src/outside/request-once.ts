import type { ConnectTools } from './connect-checked.ts'
import type { Connection, Connections } from './connections.ts'
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

type RequestTools = ConnectTools & { connections: Connections }

/** undici's message for bytes after the end of a response; the test of false lengths fails if undici changes it. */
const surplusMessage = 'bad response'

/** Created once, because an error costs a stack trace and nobody reads these two. */
const fetchIsOver = new FetchFault('timeout', 'the fetch is over')
const timeIsOver = new FetchFault('timeout', 'the time for the whole fetch is over')

/** A used connection gets less time: some servers promise keep-alive and then ignore the second request. */
const usedHeadersMs = 2_000

/** One request, without redirects. */
export async function requestOnce(hop: Hop, tools: RequestTools, limits: FetchLimits): Promise<HopResponse> {
	const { url } = hop
	const { connections } = tools
	const started = performance.now()
	// A POST is never sent on a used connection, because it might then be sent twice.
	const reused = hop.method === 'POST' ? undefined : connections.take(url.origin)
	const early = reused && (await requestOnUsed(reused, hop, connections, limits))
	if (early) return decode(early, limits)
	const fresh = connections.open({ url, tools, maxHeaderBytes: limits.maxHeaderBytes })
	const totalMs = Math.max(1, limits.totalMs - (performance.now() - started))
	return decode(await requestOn(fresh, hop, connections, { ...limits, totalMs }), limits)
}

/**
 * Undefined if no response began: the server closed the connection as we sent, or ignored the request. Neither says anything
 * about the server, so the caller tries a new connection.
 */
async function requestOnUsed(
	connection: Connection,
	hop: Hop,
	connections: Connections,
	limits: FetchLimits,
): Promise<ReceivedResponse | undefined> {
	let begun = false
	const onHead = () => {
		begun = true
	}
	const headersMs = Math.min(limits.headersMs, usedHeadersMs)
	try {
		return await requestOn(connection, hop, connections, { ...limits, headersMs }, onHead)
	} catch (error) {
		if (begun || error === timeIsOver || hop.signal?.aborted) throw error
		return undefined
	}
}

async function requestOn(
	connection: Connection,
	hop: Hop,
	connections: Connections,
	limits: FetchLimits,
	onHead: () => void = () => undefined,
): Promise<ReceivedResponse> {
	let headersTimer: NodeJS.Timeout | undefined
	const giveUp = (message: string) => () => receiver.fail(new FetchFault('timeout', message))
	const receiver = receiveResponse({
		limits,
		follow: hop.follow,
		onRequestSent: () => {
			headersTimer = setTimeout(giveUp(`no response within ${limits.headersMs} ms`), limits.headersMs)
		},
		onHead: () => {
			clearTimeout(headersTimer)
			onHead()
		},
	})
	const totalTimer = setTimeout(() => receiver.fail(timeIsOver), limits.totalMs)
	const onCallerAbort = giveUp('given up by the caller')
	hop.signal?.addEventListener('abort', onCallerAbort, { once: true })
	let isWhole = false
	try {
		if (hop.signal?.aborted) onCallerAbort()
		else connection.client.dispatch(dispatchOptions(hop), receiver.handler)
		const response = await receiver.response
		// undici cut the body at Content-Length, although the server sent more.
		if (connection.socket()?.errored?.message === surplusMessage && response.status < 400) {
			throw new FetchFault('http_error', 'truncated: more was sent than Content-Length says')
		}
		isWhole = response.wire !== null
		return response
	} finally {
		clearTimeout(totalTimer)
		clearTimeout(headersTimer)
		hop.signal?.removeEventListener('abort', onCallerAbort)
		if (isWhole) connections.release(connection)
		else connection.close(fetchIsOver)
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
