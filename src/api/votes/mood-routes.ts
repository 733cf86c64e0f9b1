import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sharedFor } from '#api/http/headers.ts'
import { problemResponse } from '#contract/problem.ts'
import { moodResponse } from '#contract/readers-interest.ts'

export const moodRoutes: FastifyPluginAsyncZod = async (app) => {
	const { votes } = app.services

	app.get(
		'/v1/news/mood/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['votes'],
				summary: 'How readers voted today, bullish against bearish',
				description: 'A day begins at midnight in Tehran. Votes that wait for review are not in it.',
				response: { 200: moodResponse, 429: problemResponse },
			},
		},
		async (request, reply) => reply.sendCached(await votes.mood(request.viewer()), sharedFor(60)),
	)
}
