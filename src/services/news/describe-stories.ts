import type { NewsItem } from '#domain/news-item.ts'
import type { StoryHeadline, StoryOutlet } from '#domain/story.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import { findPicturesOfStories, type PictureOfStory } from '#store/news/picture-store.ts'
import { findReportsOfStories, type ReportOfStory } from '#store/news/story-lookup.ts'
import type { Queryable } from '#store/sql.ts'

/** The rows of a grouped list with the outlets of each story, its best headline in the other language, and its picture. */
export async function describeStories(db: Queryable, items: readonly NewsItem[]): Promise<StoryHeadline[]> {
	const storyIds = items.filter(({ story }) => story.size > 1).map(({ story }) => story.id)
	const [reportList, pictures] = await Promise.all([
		findReportsOfStories(db, storyIds),
		findPicturesOfStories(
			db,
			items.map(({ story }) => story.id),
		),
	])
	const reports = Map.groupBy(reportList, ({ storyId }) => storyId)
	const reportsOf = ({ story }: NewsItem) => reports.get(story.id) ?? []
	const otherIds = items.flatMap((item) => bestOther(item, reportsOf(item))?.id ?? [])
	const others = new Map((await findNewsByIds(db, otherIds)).map((item) => [item.story.id, item]))
	return items.map((item) => ({
		...item,
		outlets: outletsOf(item.source, reportsOf(item)),
		other: others.get(item.story.id) ?? null,
		picture: pictureOf(item, pictures),
	}))
}

/** Its own picture, or the first of another report in its language: pictures may have words in them. */
function pictureOf({ id, story, source }: NewsItem, pictures: readonly PictureOfStory[]): string | null {
	const own = pictures.filter(({ storyId, locale }) => storyId === story.id && locale === source.locale)
	return (own.find(({ itemId }) => itemId === id) ?? own[0])?.hash ?? null
}

/** The headline with the most views; of equal ones the first. */
function bestOther({ source }: NewsItem, reports: readonly ReportOfStory[]): ReportOfStory | undefined {
	return reports
		.filter(({ locale }) => locale !== source.locale)
		.reduce<ReportOfStory | undefined>(
			(best, one) => (best && best.views >= one.views ? best : one),
			undefined,
		)
}

/** Each outlet once, beginning with that of the shown report. */
export function outletsOf(source: StoryOutlet, reports: readonly ReportOfStory[]): StoryOutlet[] {
	const byOutlet = new Map<string, StoryOutlet>()
	// The outlet of the shown report comes first, by the name of its feed.
	const ownOutlet = reports.find(({ sourceSlug }) => sourceSlug === source.slug)?.outlet
	byOutlet.set(ownOutlet ?? source.slug, source)
	for (const isOwnLanguage of [true, false]) {
		for (const { sourceSlug: slug, outlet, titles, locale } of reports) {
			if ((locale === source.locale) !== isOwnLanguage || byOutlet.has(outlet)) continue
			byOutlet.set(outlet, { slug, titles, locale })
		}
	}
	return [...byOutlet.values()]
}
