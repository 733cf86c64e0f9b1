import { type StoryOfItem, storySourcesShown } from '#domain/news-item.ts'
import { integer, integers, moment, orNull, query, type Row, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** What a row of `item` tells of its story; null where no other report of it is shown. */
export const storyColumns = {
	storyId: orNull(integer),
	storySlug: orNull(text),
	storySize: orNull(integer),
	storySourceIds: orNull(integers),
	storyOtherLocale: orNull(integer),
}
type StoryRow = Row<typeof storyColumns>

/** Joins a row of `item` with its `story`, for statements that are planned once: five tables by their keys take ten times as long to plan as to read. */
export const joinStory = sql`
	left join lateral (
		select mine.story_id, first.slug as story_slug, told.*
		from story_member as mine cross join lateral (
			select count(*)::integer as story_size,
				array_agg(member.source_id order by member.published_at, member.item_id) as story_source_ids,
				count(*) filter (where member.locale <> item.locale)::integer as story_other_locale
			from story_member as member where member.story_id = mine.story_id and member.shown
			having count(*) > 1
		) as told join news_item as first on first.id = mine.story_id
		where mine.item_id = item.id
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

/** An item that nobody else reports. */
export const storyAlone = (id: number, source: string): StoryOfItem => ({
	id,
	slug: null,
	size: 1,
	sources: [source],
	otherLocale: 0,
})

/** A story is told by this many reports at most, the earliest. */
const mostReports = 200

/** The ids of a story's reports by time, given the slug of any of them; a story of one has none. */
export async function findStory(
	db: Queryable,
	slug: string,
): Promise<{ slug: string; itemIds: number[] } | undefined> {
	const found = await query({ slug: text, id: integer })`
		select first.slug, other.id from news_item as item
			join story_member as mine on mine.item_id = item.id
			join news_item as first on first.id = mine.story_id
			join story_member as member on member.story_id = mine.story_id
			join news_item as other on other.id = member.item_id and other.state = 'shown'
		where item.slug = ${slug} order by other.published_at, other.id limit ${mostReports}
	`.execute(db)
	const [first, second] = found.rows
	if (first === undefined || second === undefined) return undefined
	return { slug: first.slug, itemIds: found.rows.map(({ id }) => id) }
}

/** The youngest stories of several reports, with when each was last reported on: so many are looked at, however many there are. */
export async function findYoungestStories(
	db: Queryable,
	most: number,
): Promise<{ slug: string; latest: Date }[]> {
	const found = await query({ slug: text, latest: moment })`
		select first.slug, told.latest from (
			select story_id from story_member group by story_id order by story_id desc limit ${most}
		) as story cross join lateral (
			select count(*) as reports, max(item.published_at) as latest
			from story_member as member join news_item as item on item.id = member.item_id and item.state = 'shown'
			where member.story_id = story.story_id offset 0
		) as told join news_item as first on first.id = story.story_id
		where told.reports > 1 order by first.id desc
	`.execute(db)
	return [...found.rows]
}
