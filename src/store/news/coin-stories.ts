import type { NewsLocale } from '#domain/locale.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { entriesIn } from './entry-conditions.ts'

type CoinStories = { coinId: number; locale: NewsLocale; since: Date; most: number }

/** First reports of the stories about a coin since then, by number of outlets. */
export async function findMostReportedIds(
	db: Queryable,
	{ coinId, locale, since, most }: CoinStories,
): Promise<number[]> {
	const found = await query({ id: integer })`
		select item_id as id from ${entriesIn({ locale, grouped: true })}
		where tags @> array[${coinId}::integer] and published_at >= ${since} and cardinality(sources) > 1
		order by cardinality(sources) desc, top_at desc, item_id limit ${most}
	`.execute(db)
	return found.rows.map(({ id }) => id)
}
