import { type StoryOfItem, storySourcesShown } from '#domain/news-item.ts'
import { integer, integers, moment, query, text } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'

const storyRow = {
	itemId: integer,
	storyId: integer,
	slug: text,
	size: integer,
	sourceIds: integers,
	otherLocale: integer,
}

/** The stories of items that share theirs with others that are shown, by item; the rest are stories by themselves. */
export async function readStories(
	db: Queryable,
	itemIds: readonly number[],
	sourceSlugs: (id: number) => string | undefined,
): Promise<Map<number, StoryOfItem>> {
	if (itemIds.length === 0) return new Map()
	// Five tables by their keys: to plan it took ten times as long as to do it.
	const found = await query(storyRow)`/* planned once */
		select mine.item_id as "itemId", mine.story_id as "storyId", first.slug,
			count(*)::integer as size, count(*) filter (where other.locale <> item.locale)::integer as "otherLocale",
			array_agg(other.source_id order by other.published_at, other.id) as "sourceIds"
		from story_member as mine
			join news_item as item on item.id = mine.item_id
			join news_item as first on first.id = mine.story_id
			join story_member as member on member.story_id = mine.story_id
			join news_item as other on other.id = member.item_id and other.state = 'shown'
		where mine.item_id = any(${itemIds}::integer[])
		group by mine.item_id, mine.story_id, first.slug having count(*) > 1
	`.execute(db)
	return new Map(
		found.rows.map(({ itemId, storyId: id, slug, size, sourceIds, otherLocale }) => {
			const sources = [...new Set(sourceIds)]
				.slice(0, storySourcesShown)
				.flatMap((one) => sourceSlugs(one) ?? [])
			return [itemId, { id, slug, size, sources, otherLocale }]
		}),
	)
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
