import type { StoredReport, StoryPlacer } from '#domain/story.ts'
import type { StoryWord } from '#domain/story-word.ts'
import { readHeadline } from './read-headline.ts'
import type { Report } from './report.ts'
import { StoryDesk } from './story-desk.ts'
import { indexWords } from './word-index.ts'

/** The matcher over stored items; items are counted as they come. */
export function openStoryPlacer(words: readonly StoryWord[]): StoryPlacer {
	const index = indexWords(words)
	let desk = new StoryDesk<number>(index)
	let known = 0
	const reportOf = ({
		id,
		title,
		locale,
		outlet,
		publishedAt,
		tagReasons,
	}: StoredReport): Report<number> => ({
		id,
		headline: readHeadline(title, locale, tagReasons, index),
		publishedAt: publishedAt.getTime(),
		source: outlet,
		title,
	})
	return {
		size: () => known,
		forget: () => {
			desk = new StoryDesk(index)
			known = 0
		},
		remember: (reports) => {
			for (const { storyId, ...stored } of reports) {
				const report = reportOf(stored)
				desk.count(report.headline)
				desk.put(report, storyId)
				known++
			}
		},
		keepApart: (one, other) => desk.keepApart(one, other),
		place: (reports) =>
			reports.map((stored) => {
				const report = reportOf(stored)
				desk.count(report.headline)
				known++
				const { story, join, merged } = desk.add(report)
				return {
					itemId: stored.id,
					storyId: story,
					join: join && { odds: join.odds, nearest: join.nearest },
					merged,
				}
			}),
	}
}
