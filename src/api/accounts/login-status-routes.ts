import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { logInStatusResponse } from '#contract/account.ts'
import { problemResponse } from '#contract/problem.ts'
import { success } from '#services/success.ts'

/** Its own plugin, because older clients request it by POST, with the JSON content type and no body. */
export const logInStatusRoutes: FastifyPluginAsyncZod = async (app) => {
	app.removeContentTypeParser('application/json')
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, _body, done) => {
		done(null, undefined)
	})

	app.route({
		method: ['GET', 'POST'],
		url: '/v1/user/login/status/',
		config: { limit: 'reads' },
		schema: {
			tags: ['account'],
			summary: 'Whether the token is valid',
			response: { 200: logInStatusResponse, 401: problemResponse },
		},
		handler: async (request) =>
			request.identity.tokenAccountId === undefined
				? { status: 0 as const, data: { login: 'NO' as const } }
				: success({ login: 'YES' as const }),
	})
}
