import type { NewsLocale } from '#domain/locale.ts'
import type { StoryVocabulary } from '#domain/story-word.ts'
import type { Tagger } from '#ingest/tag/tag-entry.ts'
import { readHeadline } from './read-headline.ts'
import type { Report } from './report.ts'
import { type MatchResult, StoryMatcher } from './story-matcher.ts'
import { indexWords } from './word-index.ts'

export type GivenHeadline = {
	locale: NewsLocale
	title: string
	publishedAt: number | undefined
	source: string | undefined
}

export type Grouped = {
	/** The position of the story's first report in the list. */
	story: number
	/** Why it joined the story; undefined for a report that began one. */
	join: MatchResult<number>['join']
}

/** The stories of a whole list. Headlines are taken in order of time; those without a time come last. */
export function groupHeadlines(
	given: readonly GivenHeadline[],
	tag: Tagger,
	words: StoryVocabulary,
	index = indexWords(words),
): Grouped[] {
	const matcher = new StoryMatcher<number>(index)
	const inTime = given
		.map((headline, place) => ({ ...headline, place }))
		.toSorted((a, b) => (a.publishedAt ?? last) - (b.publishedAt ?? last) || compareText(a.title, b.title))
	// Ids follow the order of time, so that the older of two stories has the smaller id.
	const reports = inTime.map(({ locale, title, publishedAt, source }, id): Report<number> => {
		const headline = readHeadline(title, locale, tag(title, locale).why, index)
		return { id, headline, publishedAt, source, title }
	})
	const joins = reports.map((report) => matcher.add(report).join)
	const positionOf = (turn: number) => inTime[turn]?.place ?? turn
	const grouped = reports.map((report, turn): Grouped & { place: number } => {
		const join = joins[turn]
		const story = positionOf(matcher.storyOf(report) ?? turn)
		return { place: positionOf(turn), story, join: join && { ...join, nearest: positionOf(join.nearest) } }
	})
	return grouped.toSorted((a, b) => a.place - b.place)
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const last = Number.MAX_SAFE_INTEGER
