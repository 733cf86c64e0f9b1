import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemResponse } from '#contract/problem.ts'
import { Problem } from '#domain/problem.ts'

/** The link of an e-mail. A mail program posts a form whose content is ignored, because the token is enough. */
export const unsubscribeRoutes: FastifyPluginAsyncZod = async (app) => {
	const { channels } = app.services
	app.addContentTypeParser(
		['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
		{ parseAs: 'string', bodyLimit: 1024 },
		(_request, body, done) => done(null, body),
	)

	app.post(
		'/unsubscribe/:token',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'Unsubscribes by the link of an e-mail (RFC 8058)',
				params: z.object({ token: z.string() }),
				response: { 200: z.string(), 303: z.string(), 404: problemResponse },
			},
		},
		async (request, reply) => {
			const isKnown = await channels.unsubscribe(request.params.token)
			// Our own page sends `from=page` and is redirected to itself; a mail program must not be redirected.
			const isPage = typeof request.body === 'string' && request.body.includes('from=page')
			if (isPage) return reply.redirect(isKnown ? '?done' : '?dead', 303)
			if (!isKnown) throw new Problem('not_found', { message: 'There is no such link.' })
			return reply.type('text/plain').send('You are unsubscribed.')
		},
	)
}
