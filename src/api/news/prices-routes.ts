import { cachedJson } from '#api/cache/cached-response.ts'
import type { FetchCached } from '#api/cache/fetch-cached.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import type { ViewerOf } from '#api/identity/viewer-of.ts'
import { pricesAnswer } from '#contract/prices.ts'
import type { FindPrices } from '#services/news/find-prices.ts'
import type { Viewer } from '#services/viewer.ts'

type PricesResponseDeps = { services: { findPrices: FindPrices }; fetchCached: FetchCached }

export const createPricesResponse =
	({ services, fetchCached }: PricesResponseDeps) =>
	(viewer: Viewer) =>
		fetchCached(viewer, 'prices', async () => {
			const { prices, asOf, isStale } = await services.findPrices()
			const answer = pricesAnswer.parse({
				status: 1,
				data: prices.map(({ symbol, currentPrice, change24h }) => ({
					symbol,
					current_price: currentPrice,
					price_change_percentage_24h: change24h,
				})),
				as_of: asOf?.toISOString() ?? null,
				stale: isStale,
			})
			return cachedJson(answer, sharedFor(15, 60))
		})

type PricesParts = { responses: { prices: ReturnType<typeof createPricesResponse> }; viewerOf: ViewerOf }

export function pricesRoute({ responses, viewerOf }: PricesParts) {
	return route({
		schema: {
			tags: ['prices'],
			summary: 'The top 20 coins by market cap, in US dollars',
			description:
				'The last good prices with their time; stale says that they are older than eleven minutes.',
			response: { 200: pricesAnswer },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await responses.prices(viewerOf(request))),
	})
}
