import type { FastifyInstance } from 'fastify'
import { Problem } from '#api/http/problem.ts'

type SampleParts = {
	/** Path of the sample articles on this server. */
	path: string
	/** The page behind a sample headline; undefined where there is none. */
	pageOf: (slug: string, path: string) => { status: number; html: string } | undefined
	contentSecurityPolicy: string
}

/** Sample articles are served from here, so that a reader's browser contacts no other host. */
export function addSampleRoutes(app: FastifyInstance, parts: SampleParts): void {
	app.get<{ Params: { slug: string; '*': string } }>(
		`${parts.path}/s/:slug/*`,
		{ schema: { hide: true }, config: { limit: 'reads' } },
		async (request, reply) => {
			const page = parts.pageOf(request.params.slug, request.params['*'])
			if (page === undefined) throw new Problem('not_found')
			return reply
				.code(page.status)
				.headers({
					'content-type': 'text/html; charset=utf-8',
					'content-security-policy': parts.contentSecurityPolicy,
					'x-robots-tag': 'noindex',
					'cache-control': 'public, max-age=300',
				})
				.send(page.html)
		},
	)
}
