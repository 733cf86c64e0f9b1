import type { StoredReport, StoryPlacer } from '#domain/story.ts'
import type { StoryVocabulary } from '#domain/story-word.ts'
import { readHeadline } from './read-headline.ts'
import type { Report } from './report.ts'
import { StoryDesk } from './story-desk.ts'
import { indexWords } from './word-index.ts'

/** What a source brings in a story's time, at least: before the first day is over too, many reports are of many events. */
const reportsOfSource = 15

/** The matcher over stored items. */
export function openStoryPlacer(words: StoryVocabulary, sources: number): StoryPlacer {
	const index = indexWords(words)
	const newDesk = () => new StoryDesk<number>(index, sources * reportsOfSource)
	let desk = newDesk()
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
			desk = newDesk()
			known = 0
		},
		remember: (reports) => {
			for (const { storyId, ...stored } of reports) {
				const report = reportOf(stored)
				desk.put(report, storyId)
				known++
			}
		},
		keepApart: (one, other) => desk.keepApart(one, other),
		keepTogether: (story) => desk.keepTogether(story),
		place: (given) => {
			const reports = given.map(reportOf)
			known += reports.length
			return reports.map((report) => {
				const { story, join, merged, split } = desk.add(report)
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
