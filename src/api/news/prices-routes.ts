import type { ApiParts } from '#api/api-parts.ts'
import { cachedJson } from '#api/cache/cached-response.ts'
import { sendHotResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { pricesAnswer } from '#contract/prices.ts'
import { findPrices, type PriceBoard } from '#store/news/price-store.ts'

/** Two refreshes of the usual five minutes were missed. */
const staleMs = 11 * 60_000

const presentPrices = (board: PriceBoard | undefined, now: number) => ({
	status: 1,
	data: (board?.prices ?? []).slice(0, 20).map(({ symbol, currentPrice, change24h }) => ({
		symbol,
		current_price: currentPrice,
		price_change_percentage_24h: change24h,
	})),
	as_of: board?.asOf.toISOString() ?? null,
	// A service that answers with old prices is no better than a silent one.
	stale: board === undefined || now - board.asOf.getTime() > staleMs,
})

export function pricesRoute({ cache, now, reads }: ApiParts) {
	return route({
		schema: {
			tags: ['prices'],
			summary: 'The top 20 coins by market cap, in US dollars',
			description:
				'The last good prices with their time; stale says that they are older than eleven minutes.',
			response: { 200: pricesAnswer },
		},
		handler: async (request, reply) => {
			const make = async () => {
				const answer = presentPrices(await findPrices(reads.lists), now())
				return cachedJson(pricesAnswer.parse(answer), sharedFor(15, 60))
			}
			const kept = cache.responses.peek('prices') ?? (await cache.responses.get('prices', [], make))
			request.server.answerAtOnce(request, () => cache.responses.peek('prices'))
			return sendHotResponse(request, reply, kept)
		},
	})
}
