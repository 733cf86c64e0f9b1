import type { StoredReport, StoryPlacer } from '#domain/story.ts'
import type { StoryVocabulary } from '#domain/story-word.ts'
import { readHeadline } from './read-headline.ts'
import type { Report } from './report.ts'
import { StoryMatcher } from './story-matcher.ts'
import { indexWords } from './word-index.ts'

/** Finds the stories of stored items. */
export function openStoryPlacer(words: StoryVocabulary): StoryPlacer {
	const index = indexWords(words)
	let matcher = new StoryMatcher<number>(index)
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
			matcher = new StoryMatcher<number>(index)
			known = 0
		},
		remember: (reports) => {
			for (const { storyId, ...stored } of reports) {
				const report = reportOf(stored)
				matcher.put(report, storyId)
				known++
			}
		},
		keepApart: (one, other) => matcher.keepApart(one, other),
		keepTogether: (story) => matcher.keepTogether(story),
		place: (given) => {
			const reports = given.map(reportOf)
			known += reports.length
			return reports.map((report) => {
				const { story, join, merged, split } = matcher.add(report)
				return {
					itemId: report.id,
					storyId: story,
					join: join && { odds: join.odds, nearest: join.nearest },
					merged,
					split,
				}
			})
		},
	}
}
