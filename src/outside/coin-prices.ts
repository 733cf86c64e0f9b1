import { z } from 'zod'
import type { CoinPrice } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { retryAfterMs } from '#domain/retry-after.ts'

/** The price bar shows so many. */
const mostPrices = 20
const timeouts = { connectMs: 5_000, headersMs: 10_000, totalMs: 15_000 }
/** Twenty entries take 15 kB; more than this is not an answer to our question. */
const largestAnswer = 512 * 1024

const market = z.object({
	symbol: z.string().trim().min(1).max(20),
	// A coin that is not traded at the moment has none, and is left out.
	current_price: z.number().nonnegative().nullable(),
	// A newly listed coin has none.
	price_change_percentage_24h: z.number().nullish(),
	last_updated: z.string().nullish(),
})
const markets = z.array(market).min(1)

type FetchedPrices = { prices: CoinPrice[]; asOf: Date }
export type PriceFailure = { message: string; retryAfterMs?: number | undefined }
export type FetchPrices = (now: Date) => Promise<Result<FetchedPrices, PriceFailure>>

type PriceService = {
	get: GuardedFetch
	/** Answers as CoinGecko's coins/markets does. */
	url: string
	apiKey?: string | undefined
}

/** The top coins by market cap; whatever is not a whole, sensible answer is a failure and changes nothing. */
export function createFetchPrices({ get, url, apiKey }: PriceService): FetchPrices {
	const asked = new URL(url)
	const question = {
		vs_currency: 'usd',
		order: 'market_cap_desc',
		per_page: '20',
		page: '1',
		sparkline: 'false',
	}
	for (const [name, value] of Object.entries(question)) asked.searchParams.set(name, value)
	return async (now) => {
		const answer = await get({
			url: asked.href,
			accept: 'application/json',
			headers: apiKey === undefined ? {} : { 'x-cg-demo-api-key': apiKey },
			timeouts,
			maxWire: largestAnswer,
			maxDecoded: largestAnswer,
		})
		if (!answer.ok) return fail(answer.failure)
		const { status, headers, body } = answer.value
		if (status !== 200) {
			const wait = retryAfterMs(headers.get('retry-after'), now)
			return fail({ message: `the price service answered ${status}`, retryAfterMs: wait ?? undefined })
		}
		return readPrices(Buffer.from(body).toString('utf8'), now)
	}
}

function readPrices(text: string, now: Date): Result<FetchedPrices, PriceFailure> {
	const read = markets.safeParse(parse(text))
	if (!read.success) return fail({ message: 'the price service answered something else than prices' })
	const prices = read.data.flatMap(({ symbol, current_price, price_change_percentage_24h }) =>
		current_price === null
			? []
			: {
					symbol: symbol.toUpperCase(),
					currentPrice: current_price,
					change24h: price_change_percentage_24h ?? null,
				},
	)
	if (prices.length === 0) return fail({ message: 'the price service answered no price' })
	const stated = read.data
		.map(({ last_updated }) => Date.parse(last_updated ?? ''))
		.filter((at) => at <= now.getTime())
	const asOf = stated.length === 0 ? now : new Date(Math.max(...stated))
	return ok({ prices: prices.slice(0, mostPrices), asOf })
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
