import type { ListLocale } from '#domain/locale.ts'
import { moment, query, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { lateHours } from './news-lookup.ts'

/** When an item was collected and published, and whether it was the first of its story in the list. */
type Arrival = { seenAt: number; publishedAt: number; isFirst: boolean }

/** A limit on the scanned items, because an archive that is being collected must not be read completely. */
const longestLook = 2000

/** The last collected items of a language, newest first, as far back as a page may have been open. */
export async function findArrivals(
	db: Queryable,
	locale: ListLocale,
	most: number,
	now: Date,
): Promise<Arrival[]> {
	const inList = (table: string) =>
		locale === 'both' ? sql`true` : sql`${sql.ref(`${table}.locale`)} = ${locale}`
	const found = await query({ seenAt: moment, publishedAt: moment, isFirst: truth })`
		select first_seen_at as "seenAt", published_at as "publishedAt", not exists (
			select from news_item as earlier
			where earlier.story_id = item.story_id and earlier.state = 'shown' and ${inList('earlier')}
				and (earlier.first_seen_at, earlier.id) < (item.first_seen_at, item.id)
		) as "isFirst"
		from (
			select id, story_id, locale, first_seen_at, published_at from news_item
			where first_seen_at > ${now}::timestamptz - interval '1 day' and state = 'shown'
			order by first_seen_at desc limit ${longestLook}
		) as item
		where ${inList('item')}
			and published_at > ${now}::timestamptz - interval '1 day' - make_interval(hours => ${lateHours})
		order by first_seen_at desc limit ${most}
	`.execute(db)
	return found.rows.map(({ seenAt, publishedAt, isFirst }) => ({
		seenAt: seenAt.getTime(),
		publishedAt: publishedAt.getTime(),
		isFirst,
	}))
}

/**
 * How many of them are new to a reader who last looked at `since`: those that the list of recent items would have. In
 * grouped lists another report of a known story is not new.
 */
export function countArrivals(arrivals: readonly Arrival[], since: number, grouped = false): number {
	const oldest = since - lateHours * 3_600_000
	let count = 0
	for (const { seenAt, publishedAt, isFirst } of arrivals) {
		if (seenAt <= since) break
		if (publishedAt > oldest && (isFirst || !grouped)) count += 1
	}
	return count
}
