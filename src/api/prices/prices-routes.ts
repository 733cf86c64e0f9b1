import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { noStore, sharedFor } from '#api/http/headers.ts'
import { priceHistoryQuery, priceHistoryResponse, pricesResponse } from '#contract/prices.ts'
import { problemResponses } from '#contract/problem.ts'

export const priceRoutes: FastifyPluginAsyncZod = async (app) => {
	const { prices } = app.services

	app.get(
		'/v1/prices/',
		{
			config: { limit: 'prices' },
			schema: {
				tags: ['prices'],
				summary: 'The top 20 coins of the catalogue by market cap, in US dollars',
				description:
					'The last good prices with their time; stale says that they are older than eleven minutes. toman is the last good price of Tether in Iran.',
				response: { 200: pricesResponse },
			},
		},
		async (request, reply) => {
			const board = await prices.board(request.viewer())
			// A new installation has prices within moments, so an empty response is not cached.
			return reply.sendCached(board, board.value.data.length > 0 ? sharedFor(15, 60) : noStore)
		},
	)

	app.get(
		'/v1/prices/history/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['prices'],
				summary: 'The prices of a coin over time, in US dollars',
				description:
					'At most 500 points between two moments: of the last 30 days five minutes apart where the span is short, of the last two years an hour.',
				querystring: priceHistoryQuery,
				response: { 200: priceHistoryResponse, ...problemResponses(400, 404) },
			},
		},
		async (request, reply) => {
			const { query } = request
			return reply.sendCached(await prices.history(query.symbol, query, request.viewer()), sharedFor(60))
		},
	)
}
