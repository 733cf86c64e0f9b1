import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'

/**
 * The percentile of outlets × (1 + importance) among the stories since a moment, by the id of the story. A story in
 * two languages is one, at its first report.
 */
export async function readPanicScores(db: Queryable, since: Date): Promise<Map<number, number>> {
	const found = await query({ id: integer, score: integer }, { isPrepared: true })`
		select entry.story_id as id,
			round(100 * percent_rank() over (order by story.outlets * (1 + entry.importance)))::integer as score
		from news_list_entry as entry cross join lateral (
			select count(distinct source.outlet) as outlets
			from news_item as report join source on source.id = report.source_id
			where report.story_id = entry.story_id and report.state = 'shown'
		) as story
		where entry.is_story and entry.is_first_locale and entry.published_at > ${since}::timestamptz
	`.execute(db)
	return new Map(found.rows.map(({ id, score }) => [id, score]))
}
