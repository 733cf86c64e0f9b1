import { hash } from 'node:crypto'
import type { Source } from '#domain/catalogue.ts'
import type { FetchedPage, FetchFailure, FetchFailureKind, GuardedFetch } from '#domain/fetch-outcome.ts'
import type { ResponseHead } from '#domain/response-head.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { retryAfterMs } from '#domain/retry-after.ts'
import { headOf } from './response-head.ts'

/** Headers by which a proxy announces a challenge instead of the page. */
const challengeHeaders: readonly [name: string, value: RegExp][] = [
	['cf-mitigated', /challenge/i],
	['x-amzn-waf-action', /challenge|captcha/i],
]

/** Text that is only on challenge pages. The name of a proxy alone is not enough, because normal pages have it too. */
const challengeText =
	/<title>\s*(?:Just a moment|Attention Required! \| Cloudflare|Please Wait\.{3}|DDoS-Guard|Checking your browser)|window\._cf_chl_opt|id="(?:cf-challenge|challenge-form|challenge-error-text)|cf-browser-verification|sucuri_cloudproxy_js|_Incapsula_Resource\?SWJIYLWA|captcha-delivery\.com\/(?:c|i)\.js|__arcsjs|<title>[^<]{0,40}(?:در حال انتقال به سایت|بررسی مرورگر)/i

const readBytes = 64 * 1024

/** Whether a proxy of the site sent a challenge for browsers instead of the page. */
function isChallengePage(headers: Headers, body: Uint8Array): boolean {
	if (challengeHeaders.some(([name, value]) => value.test(headers.get(name) ?? ''))) return true
	const start = new TextDecoder().decode(body.subarray(0, readBytes)).trimStart()
	return /^<(?:!doctype\s+html|html|head|script)/i.test(start) && challengeText.test(start)
}

/** What is known from the last response of a source; it is stored in the source's health record. */
export type FeedMemory = {
	etag: string | null
	lastModified: string | null
	/** SHA-256 of the last body that was read completely, in hex. */
	bodyHash: string | null
	/** The address of a permanent redirect, used instead of the catalogue's. */
	movedTo: string | null
}

export const emptyMemory: FeedMemory = { etag: null, lastModified: null, bodyHash: null, movedTo: null }

/**
 * `memory` must only be stored if the feed was parsed completely. Otherwise the next response would be "unchanged", and the
 * missing items would never be read.
 */
type FetchedFeed =
	| { kind: 'unchanged'; memory: FeedMemory; head: ResponseHead; ms: number }
	| {
			kind: 'fetched'
			memory: FeedMemory
			head: ResponseHead
			body: Uint8Array
			contentType: string | null
			/** The base of relative links. */
			finalUrl: string
			wireBytes: number
			ms: number
	  }

/**
 * `memory` must be stored with the failure: a moved feed that is gone is requested at its old address again. `head` is the head
 * of the response, if there was one.
 */
type FeedFailure = FetchFailure & { memory: FeedMemory; head?: ResponseHead | undefined }

export type FetchFeedParts = {
	get: GuardedFetch
	now: () => Date
	/** Checked for HTML pages only, because feeds are published for programs. */
	robots: (url: string) => Promise<Result<undefined, FetchFailure>>
}

const acceptFeeds =
	'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.7, text/html;q=0.5, */*;q=0.1'

const longestValidator = 512

/** A validator is sent back unchanged, so one that is not valid in a header is not stored. */
function validator(value: string | null): string | null {
	return value !== null && value.length <= longestValidator && /^[\x20-\x7e]+$/.test(value) ? value : null
}

function conditions({ etag, lastModified }: FeedMemory): Record<string, string> {
	return {
		...(etag !== null && { 'if-none-match': etag }),
		...(lastModified !== null && { 'if-modified-since': lastModified }),
	}
}

function nextMemory(page: FetchedPage, memory: FeedMemory, bodyHash: string | null): FeedMemory {
	const notModified = page.status === 304
	const etag = validator(page.headers.get('etag'))
	const lastModified = validator(page.headers.get('last-modified'))
	return {
		// A 304 may omit unchanged validators; a 200 without validators has none.
		etag: notModified ? (etag ?? memory.etag) : etag,
		lastModified: notModified ? (lastModified ?? memory.lastModified) : lastModified,
		bodyHash,
		movedTo: page.permanentUrl ?? memory.movedTo,
	}
}

const failuresByStatus: Record<number, FetchFailureKind> = {
	401: 'blocked',
	403: 'blocked',
	404: 'not_found',
	410: 'gone',
	429: 'rate_limited',
	451: 'blocked',
}

/** Why a response has no feed, or null if it may have one. `conditional` says whether the request had validators. */
function failureIn(page: FetchedPage, now: Date, conditional: boolean): FetchFailure | null {
	const { status, headers, body } = page
	if (isChallengePage(headers, body)) return { kind: 'blocked', message: `a challenge page with ${status}` }
	// 203 is a 200 that a proxy has modified.
	const isPage = status === 200 || status === 203
	if (status === 204 || (isPage && body.length === 0)) {
		return { kind: 'not_a_feed', message: `${status} without a body` }
	}
	if (isPage || (status === 304 && conditional)) return null
	const wait = status === 429 || status === 503 ? retryAfterMs(headers.get('retry-after'), now) : null
	return {
		kind: failuresByStatus[status] ?? 'http_error',
		message: `responded with ${status}`,
		...(wait !== null && { retryAfterMs: wait }),
	}
}

/** Failures that mean that the address is wrong, and not a temporary problem. */
const wrongAddress: ReadonlySet<FetchFailureKind> = new Set([
	'dns_error',
	'gone',
	'not_a_feed',
	'not_found',
	'redirect_error',
	'refused_address',
	'tls_error',
])

function failed(failure: FetchFailure, memory: FeedMemory, head?: ResponseHead): Result<never, FeedFailure> {
	const moveFailed = memory.movedTo !== null && wrongAddress.has(failure.kind)
	return fail({ ...failure, memory: moveFailed ? emptyMemory : memory, head })
}

/** Fetches a source with one conditional GET; the parser reads the body. */
export async function fetchFeed(
	source: Pick<Source, 'feedUrl' | 'feedKind' | 'homepage'>,
	memory: FeedMemory,
	parts: FetchFeedParts,
): Promise<Result<FetchedFeed, FeedFailure>> {
	const url = memory.movedTo ?? source.feedUrl
	if (source.feedKind === 'html') {
		const may = await parts.robots(url)
		if (!may.ok) return failed(may.failure, memory)
	}
	const headers = conditions(memory)
	const own = [source.feedUrl, source.homepage]
	const response = await parts.get({ url, accept: acceptFeeds, headers, own })
	if (!response.ok) return failed(response.failure, memory)
	const page = response.value
	const failure = failureIn(page, parts.now(), Object.keys(headers).length > 0)
	const head = headOf(page)
	if (failure !== null) return failed(failure, memory, head)

	const { status, body, finalUrl, wireBytes, ms } = page
	if (status === 304)
		return ok({ kind: 'unchanged', memory: nextMemory(page, memory, memory.bodyHash), head, ms })
	const bodyHash = hash('sha256', body)
	const next = nextMemory(page, memory, bodyHash)
	// The bytes decide, because some servers never change their ETag.
	if (bodyHash === memory.bodyHash) return ok({ kind: 'unchanged', memory: next, head, ms })
	const contentType = page.headers.get('content-type')
	return ok({ kind: 'fetched', memory: next, head, body, contentType, finalUrl, wireBytes, ms })
}
