import type { ConnectTools } from './connect-checked.ts'
import type { Connection, Connections } from './connections.ts'
import { FetchFault } from './fetch-fault.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { type Answer, decodeBody, receiveAnswer } from './receive-answer.ts'

type Hop = {
	url: URL
	method: 'GET' | 'HEAD' | 'POST'
	headers: Record<string, string>
	body: string | Uint8Array | null
	signal: AbortSignal | undefined
	/** Redirects are followed by the caller, so their pages are not read. */
	follow: boolean
}

export type HopAnswer = { status: number; headers: Headers; body: Uint8Array; wireBytes: number }

type RequestTools = ConnectTools & { connections: Connections }

/** undici's words for bytes that belong to no answer; the test of false lengths fails when it finds others. */
const surplusMessage = 'bad response'

/** Made once: an error costs a stack trace, and nobody reads these two's. */
const fetchIsOver = new FetchFault('timeout', 'the fetch is over')
const timeIsOver = new FetchFault('timeout', 'the time for the whole fetch is over')

/** A used connection gets less patience: some servers say that they keep it, and never hear the second question. */
const usedPatienceMs = 2_000

/** One request, without redirects. */
export async function requestOnce(hop: Hop, tools: RequestTools, limits: FetchLimits): Promise<HopAnswer> {
	const { url } = hop
	const { connections } = tools
	const started = performance.now()
	// What might be sent twice must do no harm.
	const kept = hop.method === 'POST' ? undefined : connections.take(url.origin)
	const early = kept && (await askUsed(kept, hop, connections, limits))
	if (early) return decode(early, limits)
	const fresh = connections.open({ url, tools, maxHeaderBytes: limits.maxHeaderBytes })
	const totalMs = Math.max(1, limits.totalMs - (performance.now() - started))
	return decode(await ask(fresh, hop, connections, { ...limits, totalMs }), limits)
}

/** Undefined where no answer begins: closed as we asked, or not heard, neither says anything about the server. */
async function askUsed(
	connection: Connection,
	hop: Hop,
	connections: Connections,
	limits: FetchLimits,
): Promise<Answer | undefined> {
	let begun = false
	const onHead = () => {
		begun = true
	}
	const headersMs = Math.min(limits.headersMs, usedPatienceMs)
	try {
		return await ask(connection, hop, connections, { ...limits, headersMs }, onHead)
	} catch (error) {
		if (begun || error === timeIsOver || hop.signal?.aborted) throw error
		return undefined
	}
}

async function ask(
	connection: Connection,
	hop: Hop,
	connections: Connections,
	limits: FetchLimits,
	onHead: () => void = () => undefined,
): Promise<Answer> {
	let headersTimer: NodeJS.Timeout | undefined
	const giveUp = (message: string) => () => receiver.fail(new FetchFault('timeout', message))
	const receiver = receiveAnswer({
		limits,
		follow: hop.follow,
		onAsked: () => {
			headersTimer = setTimeout(giveUp(`no answer within ${limits.headersMs} ms`), limits.headersMs)
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
		else connection.client.dispatch(questionOf(hop), receiver.handler)
		const answer = await receiver.answer
		// The body was cut at Content-Length: what was promised was not the whole.
		if (connection.socket()?.errored?.message === surplusMessage && answer.status < 400) {
			throw new FetchFault('http_error', 'truncated: more was sent than Content-Length says')
		}
		isWhole = answer.wire !== null
		return answer
	} finally {
		clearTimeout(totalTimer)
		clearTimeout(headersTimer)
		hop.signal?.removeEventListener('abort', onCallerAbort)
		if (isWhole) connections.keep(connection)
		else connection.close(fetchIsOver)
	}
}

const questionOf = ({ url, method, headers, body }: Hop) => ({
	path: `${url.pathname}${url.search}`,
	method,
	headers,
	body,
})

async function decode({ status, headers, decoder, wire }: Answer, limits: FetchLimits): Promise<HopAnswer> {
	if (wire === null) return { status, headers, body: new Uint8Array(), wireBytes: 0 }
	const decoded = decodeBody(wire, decoder, limits)
	const body = await (status >= 400 ? decoded.catch(() => new Uint8Array()) : decoded)
	return { status, headers, body, wireBytes: wire.length }
}
