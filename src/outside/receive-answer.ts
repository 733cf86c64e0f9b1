import type { Dispatcher } from 'undici'
import { FetchFault } from './fetch-fault.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { isRedirect } from './next-hop.ts'
import { type Decoder, decoderFor } from './read-body.ts'

export type AnswerHead = { status: number; headers: Headers; decoder: Decoder | null }

/** `wire` is null where the body was left unread, or came only in part: the connection is of no more use. */
export type Answer = AnswerHead & { wire: Buffer | null }

export type Receiver = {
	handler: Dispatcher.DispatchHandler
	answer: Promise<Answer>
	/** Gives up; after the head of an error page its status is answer enough. */
	fail: (error: Error) => void
}

export type ReceiverOptions = {
	limits: FetchLimits
	/** Redirects are followed, so their pages are not read. */
	follow: boolean
	/** The question is on its way. */
	onAsked: () => void
	onHead: () => void
}

function collectHeaders(raw: Record<string, string | string[] | undefined>): Headers {
	const headers = new Headers()
	for (const [name, value] of Object.entries(raw)) {
		for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
	}
	return headers
}

const isErrorPage = ({ status }: AnswerHead): boolean => status >= 400

/** Takes in one answer, as far as the limits let it. */
export function receiveAnswer({ limits, follow, onAsked, onHead }: ReceiverOptions): Receiver {
	const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>()
	const chunks: Buffer[] = []
	let head: AnswerHead | null = null
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
		// An error's status is the message; its page is read only as far as it comes easily.
		if (isErrorPage(head)) mostBytes = limits.maxErrorBody
		const promised = Number(headers.get('content-length') ?? 0)
		if (promised > mostBytes) throw new FetchFault('too_large', `${promised} bytes are announced`)
		head.decoder = decoderFor(headers.get('content-encoding'))
	}

	/** What a step finds wrong ends the answer; undici closes the connection then. */
	const guarded = (controller: Dispatcher.DispatchController, step: () => void) => {
		try {
			step()
		} catch (error) {
			controller.abort(error instanceof Error ? error : new Error(String(error)))
		}
	}

	const handler: Dispatcher.DispatchHandler = {
		onRequestStart: onAsked,
		onResponseStart: (controller, status, headers) =>
			guarded(controller, () => {
				// undici would stumble over these in an assertion, and a stranger's answer must not look like our bug.
				if (status < 100 || status === 101) throw new FetchFault('http_error', `${status} is no answer`)
				// What comes before the answer ("103 Early Hints") is not the answer.
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
	return { handler, answer, fail }
}
