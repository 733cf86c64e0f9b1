import type { FastifyInstance } from 'fastify'

const year = 31_536_000

/** The policy of every page and answer; `scriptHashes` are the page's own inline scripts. */
export const contentSecurityPolicy = (scriptHashes: readonly string[] = []): string =>
	[
		"default-src 'none'",
		`script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"form-action 'self'",
		"require-trusted-types-for 'script'",
	].join('; ')

/**
 * Headers that never change are made once, as a plain object:
 * a header library that assembles them for each request costs more than the request itself.
 */
export function addSecurityHeaders(app: FastifyInstance, options: { https: boolean }): void {
	const headers = {
		'content-security-policy': contentSecurityPolicy(),
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
		'cross-origin-opener-policy': 'same-origin',
		'cross-origin-resource-policy': 'same-origin',
		...(options.https ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` } : {}),
	}
	app.addHook('onRequest', (_request, reply, done) => {
		reply.headers(headers)
		done()
	})
}
