import type { NewsLocale } from '#domain/locale.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { entriesIn, isReportedIn } from './entry-conditions.ts'

type Elsewhere = { locale: NewsLocale; from: Date; until: Date; outlets: number; most: number }

/**
 * First reports of the stories of a time that are reported in this language alone, and by so many outlets; in the top
 * order. Only the entries of that time are read, however many there are before it.
 */
export async function findOneSidedIds(
	db: Queryable,
	{ locale, from, until, outlets, most }: Elsewhere,
): Promise<number[]> {
	const found = await query({ id: integer })`
		with recent as materialized (
			select item_id, story_id, top_at, sources from ${entriesIn({ locale, grouped: true })}
			where published_at between ${from} and ${until} and cardinality(sources) >= ${outlets}
		)
		select item_id as id from recent
		where ${isReportedIn(locale, 'recent')} and (
			select count(distinct source.outlet) from source where source.id = any(recent.sources)
		) >= ${outlets}
		order by top_at desc, item_id desc limit ${most}
	`.execute(db)
	return found.rows.map(({ id }) => id)
}
