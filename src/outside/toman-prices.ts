import { z } from 'zod'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { fetchPriceJson, type PriceFailure } from './price-service.ts'

const rialsToToman = 10

const stats = z.object({
	stats: z.object({
		'usdt-rls': z.object({
			latest: z
				.union([
					z.number(),
					z
						.string()
						.regex(/^\d{1,15}(\.\d{1,15})?$/)
						.transform(Number),
				])
				.pipe(z.number().positive()),
		}),
	}),
})

export type FetchToman = (now: Date) => Promise<Result<number, PriceFailure>>

/** The price of a Tether in toman, from Nobitex's market statistics or a compatible service, which uses rial. */
export const createFetchToman =
	({ get, url }: { get: GuardedFetch; url: string }): FetchToman =>
	async (now) => {
		const response = await fetchPriceJson({ get, url }, now)
		if (!response.ok) return response
		const read = stats.safeParse(response.value)
		if (!read.success) {
			return fail({ message: 'the toman price service responded something else than a price' })
		}
		return ok(read.data.stats['usdt-rls'].latest / rialsToToman)
	}
