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
	 * The asked one's own addresses. A private address that the operator has opened is reached only where it is one of
	 * them, whatever a redirect or a page says; the first address alone by default.
	 */
	own?: readonly string[] | undefined
	/** `manual` hands a 3xx answer over as it came; the default follows it. */
	redirect?: 'follow' | 'manual' | undefined
	timeouts?: Partial<FetchTimeouts> | undefined
	maxWire?: number | undefined
	maxDecoded?: number | undefined
	signal?: AbortSignal | undefined
}

export type FetchedPage = {
	/** Any status: what a 404 or a 503 means is the caller's business. */
	status: number
	finalUrl: string
	/** Where the address now lives: set only when every redirect on the way was a 301 or a 308. */
	permanentUrl: string | null
	headers: Headers
	body: Uint8Array
	wireBytes: number
	ms: number
}

/** The statuses that say why nothing usable came over the network. */
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
	/** How long the server asked to be left alone; only on rate limits and overload. */
	retryAfterMs?: number | undefined
}

/** The one way out of this process; `src/outside/guarded-fetch.ts` makes it. */
export type GuardedFetch = (request: FetchRequest) => Promise<Result<FetchedPage, FetchFailure>>
