import type { NewsItem } from '#domain/news-item.ts'
import type { StoryOutlet } from '#domain/story.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import { findReportsOfStories, findStory, isStoryRemoved } from '#store/news/story-lookup.ts'
import type { Queryable } from '#store/sql.ts'
import { outletsOf } from './describe-stories.ts'

/** A story, its reports by publication and their outlets; its slug may differ from the requested one. */
type Story = { slug: string; reports: readonly NewsItem[]; outlets: readonly StoryOutlet[] }

export async function findReportsOf(db: Queryable, slug: string): Promise<Story | 'unknown' | 'removed'> {
	const story = await findStory(db, slug)
	if (story === undefined) return (await isStoryRemoved(db, slug)) ? 'removed' : 'unknown'
	// The slug of another report is redirected to that of the story.
	if (story.slug !== slug) return { slug: story.slug, reports: [], outlets: [] }
	const found = new Map((await findNewsByIds(db, story.itemIds)).map((item) => [item.id, item]))
	const reports = story.itemIds.flatMap((id) => found.get(id) ?? [])
	const [first] = reports
	const outlets = first ? outletsOf(first.source, await findReportsOfStories(db, [first.story.id])) : []
	return { slug, reports, outlets }
}
