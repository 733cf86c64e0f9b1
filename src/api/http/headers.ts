import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Proxies hold public responses no longer than this process does, so that removed items are gone soon. */
const proxySeconds = 5

/** Responses that anyone may cache: they are the same for everybody, and may be a little old. */
export const sharedFor = (seconds: number, staleSeconds = 30) => ({
	'cache-control': `public, max-age=${seconds}, s-maxage=${Math.min(seconds, proxySeconds)}, stale-while-revalidate=${staleSeconds}`,
})

/** For a page whose request had no cookie: proxies may share it, and a browser revalidates it each time. */
export const sharedPage = {
	'cache-control': `public, max-age=0, s-maxage=${proxySeconds}, stale-while-revalidate=${2 * proxySeconds}`,
} as const

/** For responses that belong to one reader, and for responses to POST, which no cache may reuse for others. */
export const noStore = { 'cache-control': 'private, no-store' } as const

const year = 31_536_000

/** The policy of every page and response; `scriptHashes` are of the page's own inline scripts. */
export const contentSecurityPolicy = (scriptHashes: readonly string[] = []): string =>
	[
		"default-src 'none'",
		`script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		// The preview of an embed.
		"frame-src 'self'",
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"form-action 'self'",
		"require-trusted-types-for 'script'",
		// The only policy name that may be created; it registers the service worker.
		'trusted-types service-worker',
	].join('; ')

/** A response of the API or a file of a page is data: a browser must not load, run or frame anything because of it. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

type HeaderOptions = {
	https: boolean
	/** Whether browsers insist on HTTPS for every subdomain, too. */
	hstsSubdomains?: boolean | undefined
}

/**
 * These headers never change, so they are built once as plain objects: a library that assembles them for each request
 * costs more than the request itself. Data needs fewer of them than pages.
 */
export function addSecurityHeaders(app: FastifyInstance, options: HeaderOptions): void {
	const everywhere = {
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'cross-origin-resource-policy': 'same-origin',
		...(options.https && {
			'strict-transport-security': `max-age=${year}${options.hstsSubdomains ? '; includeSubDomains' : ''}`,
		}),
	}
	const ofPages = {
		'content-security-policy': contentSecurityPolicy(),
		'x-frame-options': 'DENY',
		'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
		'cross-origin-opener-policy': 'same-origin',
		...everywhere,
	}
	const ofData = { 'content-security-policy': dataPolicy, ...everywhere }
	const headers = { pages: Object.entries(ofPages), data: Object.entries(ofData) }
	// The files of a page are loaded by it and opened by nobody; a first visit loads a dozen.
	const isData = (url: string) => /^\/(assets|api|embed|v1(?!\/docs))\//.test(url)
	// This hook runs last, so that it does not overwrite headers that a route has set.
	app.addHook('onSend', (request, reply, _payload, done) => {
		for (const [name, value] of isData(request.url) ? headers.data : headers.pages) {
			if (!reply.hasHeader(name)) reply.header(name, value)
		}
		done()
	})
}

/** Headers by which browsers mark a prefetch, before anybody opened anything. */
export const isPrefetch = ({ headers }: FastifyRequest): boolean =>
	[headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].some((value) =>
		/prefetch|prerender|preview/i.test(String(value ?? '')),
	)
