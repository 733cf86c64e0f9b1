import { hash } from 'node:crypto'
import type { AnswerHead } from '#domain/answer-head.ts'
import type { Source } from '#domain/catalogue.ts'
import type { FetchedPage, FetchFailure, FetchFailureKind, GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { retryAfterMs } from '#domain/retry-after.ts'
import { headOf } from './answer-head.ts'

/** Said by a proxy itself, in a header, that what follows is a test and not the page. */
const challengeHeaders: readonly [name: string, value: RegExp][] = [
	['cf-mitigated', /challenge/i],
	['x-amzn-waf-action', /challenge|captcha/i],
]

/** Only ever found on a challenge. The mere name of a proxy is not enough: it stands on healthy pages too. */
const challengeMarks =
	/<title>\s*(?:Just a moment|Attention Required! \| Cloudflare|Please Wait\.{3}|DDoS-Guard|Checking your browser)|window\._cf_chl_opt|id="(?:cf-challenge|challenge-form|challenge-error-text)|cf-browser-verification|sucuri_cloudproxy_js|_Incapsula_Resource\?SWJIYLWA|captcha-delivery\.com\/(?:c|i)\.js|__arcsjs|<title>[^<]{0,40}(?:در حال انتقال به سایت|بررسی مرورگر)/i

const readBytes = 64 * 1024

/** Whether a proxy in front of the site wants a browser to prove itself instead of giving us the page. */
function isChallengePage(headers: Headers, body: Uint8Array): boolean {
	if (challengeHeaders.some(([name, value]) => value.test(headers.get(name) ?? ''))) return true
	const start = new TextDecoder().decode(body.subarray(0, readBytes)).trimStart()
	return /^<(?:!doctype\s+html|html|head|script)/i.test(start) && challengeMarks.test(start)
}

/** What a source told us last time; kept in its health record. */
export type FeedMemory = {
	etag: string | null
	lastModified: string | null
	/** SHA-256 of the last body that was read through, in hex. */
	bodyHash: string | null
	/** Where the feed has moved for good; asked instead of the catalogue's address. */
	movedTo: string | null
}

export const emptyMemory: FeedMemory = { etag: null, lastModified: null, bodyHash: null, movedTo: null }

/**
 * `memory` is to be stored when the feed was read to its end; after a failed or partial parse the old one stays, or the
 * next answer would be "unchanged" and the lost items would never be read.
 */
type FetchedFeed =
	| { kind: 'unchanged'; memory: FeedMemory; head: AnswerHead; ms: number }
	| {
			kind: 'fetched'
			memory: FeedMemory
			head: AnswerHead
			body: Uint8Array
			contentType: string | null
			/** What relative links are relative to. */
			finalUrl: string
			wireBytes: number
			ms: number
	  }

/**
 * `memory` is to be stored with the failure: a moved feed that has vanished is looked for at its old place. `head` is what
 * was answered, where anything was.
 */
type FeedFailure = FetchFailure & { memory: FeedMemory; head?: AnswerHead | undefined }

export type FetchFeedParts = {
	get: GuardedFetch
	now: () => Date
	/** Asked for pages only; feeds are published to be fetched by programs. */
	robots: (url: string) => Promise<Result<undefined, FetchFailure>>
}

const acceptFeeds =
	'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.7, text/html;q=0.5, */*;q=0.1'

const longestValidator = 512

/** A validator is sent back byte for byte, so one that could not stand in a header is not kept. */
function validator(value: string | null): string | null {
	return value !== null && value.length <= longestValidator && /^[\x20-\x7e]+$/.test(value) ? value : null
}

function conditions({ etag, lastModified }: FeedMemory): Record<string, string> {
	return {
		...(etag !== null && { 'if-none-match': etag }),
		...(lastModified !== null && { 'if-modified-since': lastModified }),
	}
}

function rememberPage(page: FetchedPage, memory: FeedMemory, bodyHash: string | null): FeedMemory {
	const notModified = page.status === 304
	const etag = validator(page.headers.get('etag'))
	const lastModified = validator(page.headers.get('last-modified'))
	return {
		// A 304 may leave out what has not changed; a 200 without validators has none.
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

/** Why this answer holds no feed, or null when it may hold one. `asked`: whether we asked for news since a mark. */
function failureIn(page: FetchedPage, now: Date, asked: boolean): FetchFailure | null {
	const { status, headers, body } = page
	if (isChallengePage(headers, body)) return { kind: 'blocked', message: `a challenge page with ${status}` }
	// 203 is a 200 that a proxy has touched.
	const isPage = status === 200 || status === 203
	if (status === 204 || (isPage && body.length === 0)) {
		return { kind: 'not_a_feed', message: `${status} without a body` }
	}
	if (isPage || (status === 304 && asked)) return null
	const wait = status === 429 || status === 503 ? retryAfterMs(headers.get('retry-after'), now) : null
	return {
		kind: failuresByStatus[status] ?? 'http_error',
		message: `answered ${status}`,
		...(wait !== null && { retryAfterMs: wait }),
	}
}

/** Kinds that mean the place itself is wrong, not that it has a bad day. */
const lostPlace: ReadonlySet<FetchFailureKind> = new Set([
	'dns_error',
	'gone',
	'not_a_feed',
	'not_found',
	'redirect_error',
	'refused_address',
	'tls_error',
])

function failed(failure: FetchFailure, memory: FeedMemory, head?: AnswerHead): Result<never, FeedFailure> {
	const moveFailed = memory.movedTo !== null && lostPlace.has(failure.kind)
	return fail({ ...failure, memory: moveFailed ? emptyMemory : memory, head })
}

/** One conditional GET of a source; what it says about itself is read, what it publishes is left to the parser. */
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
	const answer = await parts.get({ url, accept: acceptFeeds, headers, own })
	if (!answer.ok) return failed(answer.failure, memory)
	const page = answer.value
	const failure = failureIn(page, parts.now(), Object.keys(headers).length > 0)
	const head = headOf(page)
	if (failure !== null) return failed(failure, memory, head)

	const { status, body, finalUrl, wireBytes, ms } = page
	if (status === 304)
		return ok({ kind: 'unchanged', memory: rememberPage(page, memory, memory.bodyHash), head, ms })
	const bodyHash = hash('sha256', body)
	const next = rememberPage(page, memory, bodyHash)
	// The bytes alone decide: some servers send one tag for ever.
	if (bodyHash === memory.bodyHash) return ok({ kind: 'unchanged', memory: next, head, ms })
	const contentType = page.headers.get('content-type')
	return ok({ kind: 'fetched', memory: next, head, body, contentType, finalUrl, wireBytes, ms })
}
