import type { ListLocale } from '#domain/locale.ts'
import type { ReadCache, Reads } from '#services/reading.ts'
import { countArrivals, findArrivals } from '#store/news/news-arrivals.ts'

type NewestDeps = { reads: Pick<Reads, 'lists'>; cache: ReadCache; now: () => number }
type NewestQuery = { locale: ListLocale; since: Date; grouped: boolean }

export type CountNewest = ReturnType<typeof createCountNewest>

/**
 * How many items came since a moment, up to `most`. Every open page asks once a minute, each from its own moment: all are
 * counted out of one list.
 */
export const createCountNewest =
	({ reads, cache, now }: NewestDeps, most: number) =>
	async ({ locale, since, grouped }: NewestQuery): Promise<number> => {
		const arrivals = await cache.fetch(`arrivals|${locale}`, () =>
			findArrivals(reads.lists, locale, most, new Date(now())),
		)
		return countArrivals(arrivals, since.getTime(), grouped)
	}
