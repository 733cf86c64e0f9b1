import type { ListLocale } from '#domain/locale.ts'
import type { ReadCache, Reads } from '#services/reading.ts'
import { countArrivals, findArrivals } from '#store/news/news-arrivals.ts'

type NewestDeps = { reads: Pick<Reads, 'lists'>; cache: ReadCache; now: () => number }
type NewestQuery = { locale: ListLocale; since: Date; grouped: boolean }

/**
 * The number of items that were collected since a moment, up to `most`. Every open page sends this once a minute,
 * each with its own moment, and all are counted from one cached list.
 */
export const createCountNewest =
	({ reads, cache, now }: NewestDeps, most: number) =>
	async ({ locale, since, grouped }: NewestQuery): Promise<number> => {
		const arrivals = await cache.fetch(`arrivals|${locale}`, () =>
			findArrivals(reads.lists, locale, most, new Date(now())),
		)
		return countArrivals(arrivals, since.getTime(), grouped)
	}
