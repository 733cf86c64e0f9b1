import type { Result } from './result.ts'
import type { SourceStatus } from './source-status.ts'

export type FetchTimeouts = {
	/** Name lookup, TCP and TLS together. */
	connectMs: number
	/** From the connection to the end of the headers. */
	headersMs: number
	/** The whole fetch: every hop and the body, but not the wait for a free slot. */
	totalMs: number
}

export type FetchRequest = {
	url: string
	method?: 'GET' | 'HEAD' | 'POST' | undefined
	headers?: Readonly<Record<string, string>> | undefined
	body?: string | Uint8Array | undefined
	accept?: string | undefined
	/**
	 * The source's own addresses, by default the first URL only. An allowed private address is only requested if it is one of
	 * them, whatever a redirect or a page says.
	 */
	own?: readonly string[] | undefined
	/** `manual` returns a 3xx response; by default redirects are followed. */
	redirect?: 'follow' | 'manual' | undefined
	timeouts?: Partial<FetchTimeouts> | undefined
	maxWire?: number | undefined
	maxDecoded?: number | undefined
	signal?: AbortSignal | undefined
}

export type FetchedPage = {
	/** Any status; the caller decides what a 404 or a 503 means. */
	status: number
	finalUrl: string
	/** The new address; set only if every redirect was a 301 or a 308. */
	permanentUrl: string | null
	headers: Headers
	body: Uint8Array
	wireBytes: number
	ms: number
}

/** Statuses of a failed fetch. */
export type FetchFailureKind = Extract<
	SourceStatus,
	| 'timeout'
	| 'dns_error'
	| 'connect_error'
	| 'tls_error'
	| 'http_error'
	| 'not_found'
	| 'gone'
	| 'blocked'
	| 'rate_limited'
	| 'redirect_error'
	| 'refused_address'
	| 'too_large'
	| 'not_a_feed'
	| 'robots'
>

export type FetchFailure = {
	kind: FetchFailureKind
	message: string
	/** The Retry-After of the server, on rate limits and overload only. */
	retryAfterMs?: number | undefined
}

/** Every outgoing request; `src/outside/guarded-fetch.ts` creates it. */
export type GuardedFetch = (request: FetchRequest) => Promise<Result<FetchedPage, FetchFailure>>
