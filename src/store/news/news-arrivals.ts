import type { NewsLocale } from '#domain/locale.ts'
import { moment, query } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { lateHours } from './news-lookup.ts'

/** When an item came, and when it was published. */
export type Arrival = { seenAt: number; publishedAt: number }

/** Of what is looked through for them: an archive that is being read in must not be read back whole. */
const longestLook = 2000

/** What came last in a language, newest first, as far back as a page may have stood open. */
export async function findArrivals(
	db: Queryable,
	locale: NewsLocale,
	most: number,
	now: Date,
): Promise<Arrival[]> {
	const found = await query({ seenAt: moment, publishedAt: moment })`
		select first_seen_at as "seenAt", published_at as "publishedAt" from (
			select locale, first_seen_at, published_at from news_item
			where first_seen_at > ${now}::timestamptz - interval '1 day' and state = 'shown'
			order by first_seen_at desc limit ${longestLook}
		) as item
		where locale = ${locale}
			and published_at > ${now}::timestamptz - interval '1 day' - make_interval(hours => ${lateHours})
		order by first_seen_at desc limit ${most}
	`.execute(db)
	return found.rows.map(({ seenAt, publishedAt }) => ({
		seenAt: seenAt.getTime(),
		publishedAt: publishedAt.getTime(),
	}))
}

/** How many of them a reader who last looked at `since` has not seen: those that a look at the recent ones would bring. */
export function countArrivals(arrivals: readonly Arrival[], since: number): number {
	const oldest = since - lateHours * 3_600_000
	let count = 0
	for (const { seenAt, publishedAt } of arrivals) {
		if (seenAt <= since) break
		if (publishedAt > oldest) count += 1
	}
	return count
}
