import { type RawBuilder, sql } from 'kysely'
import { type NewsFilter, type NewsListing, newsPageSize, sortOrders } from '#domain/news-filter.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { indexConditions, listChoices } from './news-conditions.ts'

/** The items that fit, each with its story. */
const fitting = (filter: NewsFilter): RawBuilder<unknown> => sql`
	select item.id, item.published_at, coalesce(member.story_id, item.id) as story_id
	from news_item as item left join story_member as member on member.item_id = item.id
	where item.state = 'shown' and ${indexConditions(filter, listChoices(filter))}
`

/** Ids of a page of a list whose order or rows depend on stories. */
export async function findGroupedIds(db: Queryable, listing: NewsListing): Promise<number[]> {
	const { page, pageSize = newsPageSize, sort, grouped } = listing
	const counter = sortOrders[sort].counter
	const rank =
		sort === 'top'
			? sql`story.top_at`
			: counter === null
				? sql`listed.published_at`
				: sql.ref(`story.${counter}`)
	const fits = fitting(listing)
	const rows = grouped
		? sql`select distinct on (story_id) * from (${fits}) as fitting order by story_id, published_at, id`
		: fits
	const found = await query({ id: integer })`
		select listed.id from (${rows}) as listed cross join lateral (${storyNumbers}) as story
		order by ${rank} desc, listed.published_at desc, listed.id desc
		limit ${pageSize} offset ${(page - 1) * pageSize}
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

/** Over all reports of the story of `listed`; a voter counts once, by the latest vote. */
const storyNumbers = sql`
	select reports.views, said.*,
		reports.first_at + make_interval(hours => 1) * round((12.5 * log(
			1 + 3 * (reports.outlets - 1) + said.importance + said.bullish + said.bearish
		))::numeric, 4) as top_at
	from (
		select sum(report.views)::integer as views, min(report.published_at) as first_at,
			count(distinct source.outlet) as outlets
		from news_item as report join source on source.id = report.source_id
		where report.state = 'shown' and (report.id = listed.story_id or report.id in (
			select item_id from story_member where story_id = listed.story_id
		)) and not exists (
			select from story_member where item_id = report.id and story_id <> listed.story_id
		)
	) as reports, (
		select count(*) filter (where choice = 'important') as importance,
			count(*) filter (where choice = 'bullish') as bullish,
			count(*) filter (where choice = 'bearish') as bearish
		from (
			select distinct on (vote.identity_kind, vote.identity_id, vote.subject) vote.choice
			from vote join news_item as report on report.id = vote.item_id
				left join story_member as member on member.item_id = report.id
			where vote.counted and report.state = 'shown' and coalesce(member.story_id, report.id) = listed.story_id
			order by vote.identity_kind, vote.identity_id, vote.subject, vote.cast_at desc, vote.item_id desc
		) as latest
	) as said
`

/** How many rows a grouped list has, as far as it is counted. */
export async function countGrouped(db: Queryable, filter: NewsFilter, enough: number): Promise<number> {
	const answer = await query({ stories: integer })`
		select least(count(distinct story_id), ${enough})::integer as stories from (${fitting(filter)}) as fitting
	`.execute(db)
	return answer.rows[0]?.stories ?? 0
}
