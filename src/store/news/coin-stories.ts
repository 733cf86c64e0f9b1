import type { NewsLocale } from '#domain/locale.ts'
import { integer, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { entriesIn } from './entry-conditions.ts'

type CoinStories = { coinId: number; locale: NewsLocale; since: Date; most: number }

/**
 * First reports of the stories about a coin since then that have several reports, by their number in all languages, as
 * rows show it. At a million items the busiest coin takes 0.1 s for 30 days, twice as long as its reports in one language.
 */
export async function findMostReportedIds(
	db: Queryable,
	{ coinId, locale, since, most }: CoinStories,
): Promise<number[]> {
	const found = await query({ id: integer })`
		select entry.item_id as id from ${entriesIn({ locale, grouped: true })} as entry
			join news_item as report on report.story_id = entry.story_id and report.state = 'shown'
		where entry.tags @> array[${coinId}::integer] and entry.published_at >= ${since}
		group by entry.item_id, entry.top_at having count(*) > 1
		order by count(*) desc, entry.top_at desc, entry.item_id limit ${most}
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

type CoinNewsTimes = { coinId: number; locale: NewsLocale; since: Date; stepMs: number; steps: number }

/** How many items about a coin came in each step of time since then. */
export async function countCoinNews(
	db: Queryable,
	{ coinId, locale, since, stepMs, steps }: CoinNewsTimes,
): Promise<number[]> {
	const found = await query({ step: integer, count: integer })`
		select floor(extract(epoch from published_at - ${since}::timestamptz) * 1000 / ${sql.lit(stepMs)})::integer as step,
			count(*)::integer as count
		from ${entriesIn({ locale })}
		where tags @> array[${coinId}::integer] and published_at >= ${since}
		group by 1
	`.execute(db)
	const counts = new Map(found.rows.map(({ step, count }) => [step, count]))
	return Array.from({ length: steps }, (_, step) => counts.get(step) ?? 0)
}
