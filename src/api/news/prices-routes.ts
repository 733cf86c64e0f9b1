import { cachedJson } from '#api/cache/cached-response.ts'
import type { SendCached } from '#api/cache/send-cached.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { pricesAnswer } from '#contract/prices.ts'
import type { FindPrices } from '#services/news/find-prices.ts'

type PricesParts = { services: { findPrices: FindPrices }; sendCached: SendCached }

export function pricesRoute({ services, sendCached }: PricesParts) {
	return route({
		schema: {
			tags: ['prices'],
			summary: 'The top 20 coins by market cap, in US dollars',
			description:
				'The last good prices with their time; stale says that they are older than eleven minutes.',
			response: { 200: pricesAnswer },
		},
		handler: async (request, reply) =>
			sendCached(request, reply, 'prices', async () => {
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
			}),
	})
}
