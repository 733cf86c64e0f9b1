import { newsLocales } from '#domain/locale.ts'
import { integer, moment, oneOf, orNull, query, type Row, text } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { titleColumns, withTitles } from './source-titles.ts'

const sourceState = {
	id: integer,
	slug: text,
	locale: oneOf(newsLocales),
	...titleColumns,
	state: oneOf(['answering', 'silent', 'unread', 'paused']),
	respondedAt: orNull(moment),
	newestAt: orNull(moment),
	measuredAt: orNull(moment),
	items: integer,
	edited: integer,
	stories: integer,
	first: integer,
	lagSeconds: orNull(integer),
}
export type SourceStateRow = ReturnType<typeof withTitles<Row<typeof sourceState>>>

/** What readers may know of every source of the catalogue, by id: the result of its last reading, and its measures. */
export async function readSourceStates(db: Queryable): Promise<SourceStateRow[]> {
	const found = await query(sourceState)`
		select source.id, source.slug, source.locale, source.title_en as "titleEn", source.title_fa as "titleFa",
			last_success_at as "respondedAt", newest_item_at as "newestAt",
			case when source.paused_at is not null then 'paused' when last_attempt_at is null then 'unread'
				when consecutive_failures = 0 then 'answering' else 'silent' end as state,
			measured_at as "measuredAt", coalesce(items, 0) as items, coalesce(edited, 0) as edited,
			coalesce(stories, 0) as stories, coalesce(first, 0) as first, lag_seconds as "lagSeconds"
		from source left join source_health as health on health.source_id = source.id
			left join source_measure as measure on measure.source_id = source.id
		where source.listed order by source.id
	`.execute(db)
	return found.rows.map(withTitles)
}
