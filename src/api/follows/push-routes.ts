import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { tokenHashOf } from '#api/identity/identity.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { pushBrowserRemoval, pushBrowserRequest, pushResponse } from '#contract/push.ts'
import { Problem } from '#domain/problem.ts'

const refusals = problemResponses(400, 401, 403, 404, 429)

/** The browsers that get notifications of their reader. */

export const pushRoutes: FastifyPluginAsyncZod = async (app) => {
	const { channels } = app.services

	app.get(
		'/v1/user/ways/push/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The browsers that get notifications',
				response: { 200: pushResponse, 401: problemResponse },
			},
		},
		async (request) => channels.browsers(request.requireAccount()),
	)

	app.post(
		'/v1/user/ways/push/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Adds a browser by its push subscription',
				body: pushBrowserRequest,
				response: { 200: pushResponse, ...refusals },
			},
		},
		async (request) => {
			const accountId = request.requireAccount()
			const tokenHash = tokenHashOf(request)
			return channels.addBrowser({ accountId, tokenHash }, request.body)
		},
	)

	app.delete(
		'/v1/user/ways/push/',
		{
			config: { limit: 'follows' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['follows'],
				summary: 'Removes a browser',
				body: pushBrowserRemoval,
				response: { 200: pushResponse, ...refusals },
			},
		},
		async (request) => {
			const left = await channels.removeBrowser(request.requireAccount(), request.body.id)
			if (left === undefined) throw new Problem('not_found', { message: 'There is no such browser.' })
			return left
		},
	)
}
