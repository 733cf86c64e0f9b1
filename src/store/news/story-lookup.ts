import { type NewsLocale, newsLocales } from '#domain/locale.ts'
import { type StoryOfItem, storySourcesShown } from '#domain/news-item.ts'
import { integer, integers, moment, oneOf, orNull, query, type Row, text } from '#store/query.ts'
import { titleColumns, withTitles } from '#store/sources/source-titles.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** The columns of an item's story; null if no other report of it is shown. */
export const storyColumns = {
	storyId: orNull(integer),
	storySlug: orNull(text),
	storySize: orNull(integer),
	storySourceIds: orNull(integers),
	storyOtherLocale: orNull(integer),
}
type StoryRow = Row<typeof storyColumns>

/**
 * Joins a row of `item` with its `story`, for prepared statements: planning five joins takes ten times as long as
 * reading.
 */
export const joinStory = sql`
	left join lateral (
		select item.story_id, first.slug as story_slug, others.*
		from (
			select count(*)::integer as story_size,
				array_agg(report.source_id order by report.published_at, report.id) as story_source_ids,
				count(*) filter (where report.locale <> item.locale)::integer as story_other_locale
			from news_item as report where report.story_id = item.story_id and report.state = 'shown'
			having count(*) > 1
		) as others join news_item as first on first.id = item.story_id
	) as story on true
`

export function decodeStory(
	{ storyId: id, storySlug, storySize: size, storySourceIds, storyOtherLocale: otherLocale }: StoryRow,
	sourceSlugs: (id: number) => string | undefined,
): StoryOfItem | undefined {
	if (id === null || size === null || otherLocale === null || storySourceIds === null) return undefined
	const sources = [...new Set(storySourceIds)]
		.slice(0, storySourcesShown)
		.flatMap((one) => sourceSlugs(one) ?? [])
	return { id, slug: storySlug, size, sources, otherLocale }
}

/** The story of an item without other reports. */
export const storyAlone = (id: number, source: string): StoryOfItem => ({
	id,
	slug: null,
	size: 1,
	sources: [source],
	otherLocale: 0,
})

/** The most reports of a story, the earliest ones. */
const mostReports = 200

/** The ids of a story's reports by time, given the slug of any of them; undefined for a single item. */
export async function findStory(
	db: Queryable,
	slug: string,
): Promise<{ slug: string; itemIds: number[] } | undefined> {
	const found = await query({ slug: text, id: integer })`
		select first.slug, report.id from news_item as item
			join news_item as first on first.id = item.story_id
			join news_item as report on report.story_id = item.story_id and report.state = 'shown'
		where item.slug = ${slug} order by report.published_at, report.id limit ${mostReports}
	`.execute(db)
	const [first, second] = found.rows
	if (first === undefined || second === undefined) return undefined
	return { slug: first.slug, itemIds: found.rows.map(({ id }) => id) }
}

const reportOfStory = {
	storyId: integer,
	id: integer,
	locale: oneOf(newsLocales),
	views: integer,
	sourceSlug: text,
	...titleColumns,
	outlet: text,
}
export type ReportOfStory = ReturnType<typeof withTitles<Row<typeof reportOfStory>>>

/** The reports of stories by time, with what a row of a story shows of them. */
export async function findReportsOfStories(
	db: Queryable,
	storyIds: readonly number[],
): Promise<ReportOfStory[]> {
	if (storyIds.length === 0) return []
	const found = await query(reportOfStory, { isPrepared: true })`
		select report.story_id as "storyId", report.id, report.locale, report.views, source.slug as "sourceSlug",
			source.title_en as "titleEn", source.title_fa as "titleFa", source.outlet
		from unnest(${storyIds}::integer[]) as story (id)
			cross join lateral (
				select * from news_item where story_id = story.id and state = 'shown'
				order by published_at, id limit ${sql.lit(mostReports)}
			) as report
			join source on source.id = report.source_id
		order by report.published_at, report.id
	`.execute(db)
	return found.rows.map(withTitles)
}

/** The story of a report, alone or with others, and the headline that represents it. */
export async function findStoryOf(
	db: Queryable,
	slug: string,
): Promise<{ id: number; slug: string; title: string } | undefined> {
	const found = await query({ id: integer, slug: text, title: text })`
		select item.story_id as id, first.slug, report.title from news_item as item
			join news_item as first on first.id = item.story_id
			join news_item as report on report.story_id = item.story_id and report.state = 'shown'
		where item.slug = ${slug} order by report.published_at, report.id limit 1
	`.execute(db)
	return found.rows[0]
}

/** Whether the slug belongs to a story that removals left with fewer than two reports. */
export async function isStoryRemoved(db: Queryable, slug: string): Promise<boolean> {
	const found = await query({ id: integer })`
		select report.id from news_item as item join news_item as report on report.story_id = item.story_id
		where item.slug = ${slug} and report.state = 'removed' limit 1
	`.execute(db)
	return found.rows.length > 0
}

/**
 * The ids of first reports of stories in a language within three days of the given one: by shared coins and people,
 * then by shared topics, then by number of outlets.
 */
export async function findRelatedIds(
	db: Queryable,
	{ slug, locale, most }: { slug: string; locale: NewsLocale; most: number },
): Promise<number[]> {
	// The six days are read by themselves: by the index of tags as well, a common coin took 430 ms at a million items.
	const found = await query({ id: integer })`
		with own as materialized (
			select item.story_id, first.published_at,
				array(
					select distinct tag.id from news_list_entry as entry join tag on tag.id = any(entry.tags)
					where entry.story_id = item.story_id and entry.is_story and tag.kind <> 'topic'
				) as named,
				array(
					select distinct tag.id from news_list_entry as entry join tag on tag.id = any(entry.tags)
					where entry.story_id = item.story_id and entry.is_story and tag.kind = 'topic'
				) as topics
			from news_item as item join news_item as first on first.id = item.story_id where item.slug = ${slug}
		),
		near as materialized (
			select entry.item_id, entry.tags, entry.top_at from own join news_list_entry as entry
				on entry.published_at between own.published_at - interval '3 days' and own.published_at + interval '3 days'
				and entry.story_id <> own.story_id
			where entry.locale = ${locale} and entry.is_story
		)
		select near.item_id as id from own join near on near.tags && (own.named || own.topics)
		order by (
			select 2 * count(*) filter (where tag = any(own.named)) + count(*) filter (where tag = any(own.topics))
			from unnest(near.tags) as tag
		) desc, near.top_at desc limit ${most}
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

/** The youngest stories of several reports, with the time of the last report. */
export async function findYoungestStories(
	db: Queryable,
	most: number,
): Promise<{ slug: string; latest: Date }[]> {
	const found = await query({ slug: text, latest: moment })`
		select first.slug, story.latest from (
			select story_id, max(published_at) as latest from news_item where state = 'shown'
			group by story_id having count(*) > 1 order by story_id desc limit ${most}
		) as story join news_item as first on first.id = story.story_id order by first.id desc
	`.execute(db)
	return [...found.rows]
}
