import { z } from 'zod'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { fetchPriceJson, type PriceFailure } from './price-service.ts'

const rialsToToman = 10

/** A number, or one that is written as text. */
const written = z.union([
	z.number(),
	z
		.string()
		.regex(/^-?\d{1,15}(\.\d{1,15})?$/)
		.transform(Number),
])
const price = written.pipe(z.number().positive())
const percent = written.pipe(z.number().min(-100).max(1_000)).nullable().catch(null)

/** What an exchange says of Tether. */
type TomanQuote = { usdt: number; change24h: number | null }

/** Nobitex's market/stats, in rial. */
const nobitex = z
	.object({ stats: z.object({ 'usdt-rls': z.object({ latest: price, dayChange: percent.optional() }) }) })
	.transform(
		({ stats: { 'usdt-rls': market } }): TomanQuote => ({
			usdt: market.latest / rialsToToman,
			change24h: market.dayChange ?? null,
		}),
	)

/** Wallex's v1/markets, in toman. */
const wallex = z
	.object({
		result: z.object({
			symbols: z.object({
				USDTTMN: z.object({ stats: z.object({ lastPrice: price, '24h_ch': percent.optional() }) }),
			}),
		}),
	})
	.transform(
		({ result }): TomanQuote => ({
			usdt: result.symbols.USDTTMN.stats.lastPrice,
			change24h: result.symbols.USDTTMN.stats['24h_ch'] ?? null,
		}),
	)

const statistics = z.union([nobitex, wallex])

export type FetchToman = (now: Date) => Promise<Result<TomanQuote, PriceFailure>>

/**
 * The price of a Tether in toman: the median of the exchanges that respond, so that one of them alone cannot move it.
 */
export const createFetchToman =
	({ get, urls }: { get: GuardedFetch; urls: readonly string[] }): FetchToman =>
	async (now) => {
		const quotes = await Promise.all(urls.map((url) => fetchQuote(get, url, now)))
		const good = quotes.flatMap((quote) => (quote.ok ? [quote.value] : []))
		const usdt = median(good.map((quote) => quote.usdt))
		if (usdt === undefined) {
			const failures = quotes.flatMap((quote) => (quote.ok ? [] : [quote.failure]))
			return fail({
				message: failures.map(({ message }) => message).join('; '),
				retryAfterMs: Math.min(...failures.map(({ retryAfterMs }) => retryAfterMs ?? 0)),
			})
		}
		const changes = good.flatMap(({ change24h }) => (change24h === null ? [] : [change24h]))
		return ok({ usdt, change24h: median(changes) ?? null })
	}

async function fetchQuote(
	get: GuardedFetch,
	url: string,
	now: Date,
): Promise<Result<TomanQuote, PriceFailure>> {
	const response = await fetchPriceJson({ get, url }, now)
	if (!response.ok) return response
	const read = statistics.safeParse(response.value)
	return read.success
		? ok(read.data)
		: fail({ message: `the toman price service ${new URL(url).host} responded something else than a price` })
}

/** Of an even number the mean of the two in the middle. */
function median(values: readonly number[]): number | undefined {
	const sorted = values.toSorted((one, other) => one - other)
	const upper = sorted[Math.floor(sorted.length / 2)]
	const lower = sorted[Math.ceil(sorted.length / 2) - 1]
	return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}
