import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { noStore, sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import { priceHistoryQuery, priceHistoryResponse, pricesResponse } from '#contract/prices.ts'
import { problemResponses } from '#contract/problem.ts'
import { pointsKeptMs } from '#domain/price-point.ts'
import { Problem, wrongField } from '#domain/problem.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import type { Viewer } from '#services/viewer.ts'

export const createPricesResponse =
	({ services, fetchCached }: ResponseDeps) =>
	(viewer: Viewer) =>
		fetchCached(viewer, 'prices', async () => {
			const { prices, asOf, isStale, toman } = await services.findPrices()
			const body = pricesResponse.parse({
				status: 1,
				data: prices.map(({ symbol, currentPrice, change24h }) => ({
					symbol,
					current_price: currentPrice,
					price_change_percentage_24h: change24h,
				})),
				as_of: asOf?.toISOString() ?? null,
				stale: isStale,
				toman: toman === undefined ? null : { usdt: toman.usdt, as_of: toman.asOf.toISOString() },
			})
			// A new installation has prices within moments, so an empty response is not cached.
			return cachedJson(body, prices.length > 0 ? sharedFor(15, 60) : noStore)
		})

export function pricesRoute({ responses, viewerOf }: ReadRouteParts) {
	return route({
		schema: {
			tags: ['prices'],
			summary: 'The top 20 coins of the catalogue by market cap, in US dollars',
			description:
				'The last good prices with their time; stale says that they are older than eleven minutes. toman is the last good price of Tether in Iran.',
			response: { 200: pricesResponse },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await responses.prices(viewerOf(request))),
	})
}

const dayMs = 24 * 60 * 60_000

export const createPriceHistoryResponse =
	({ services, index, now }: ResponseDeps) =>
	async (symbol: string, span: { from?: Date | undefined; to?: Date | undefined }) => {
		const coin = index().coinBySymbol.get(symbol.toUpperCase())
		if (coin === undefined) throw new Problem('not_found', { message: 'There is no such coin.' })
		const to = span.to ?? new Date(now())
		const from = span.from ?? new Date(to.getTime() - dayMs)
		if (from > to) throw wrongField('from', 'lies after to')
		if (to.getTime() - from.getTime() > pointsKeptMs)
			throw wrongField('from', 'lies more than two years before to')
		const points = await services.findPriceHistory(coin.id, from, to)
		const body = priceHistoryResponse.parse({ status: 1, data: { symbol: coin.symbol, points } })
		return cachedJson(body, sharedFor(60))
	}

export function priceHistoryRoute({ responses }: ReadRouteParts) {
	return route({
		schema: {
			tags: ['prices'],
			summary: 'The prices of a coin over time, in US dollars',
			description:
				'At most 500 points between two moments: of the last 30 days five minutes apart where the span is short, of the last two years an hour.',
			querystring: priceHistoryQuery,
			response: { 200: priceHistoryResponse, ...problemResponses(400, 404) },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await responses.priceHistory(request.query.symbol, request.query)),
	})
}
