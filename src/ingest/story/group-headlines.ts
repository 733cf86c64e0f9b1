import type { NewsLocale } from '#domain/locale.ts'
import type { StoryVocabulary } from '#domain/story-word.ts'
import type { Tagger } from '#ingest/tag/tag-entry.ts'
import { readHeadline } from './read-headline.ts'
import type { Report } from './report.ts'
import { type Placement, StoryDesk } from './story-desk.ts'
import { indexWords } from './word-index.ts'

export type GivenHeadline = {
	locale: NewsLocale
	title: string
	publishedAt: number | undefined
	source: string | undefined
}

export type Grouped = {
	/** Where the story's first report stands in the list. */
	story: number
	/** Why it joined the story; nothing for the first, and for one that others joined later. */
	join: Placement<number>['join']
}

/** Stories of a whole list, each headline by its place: by time, and where that is not known, last and as they come. */
export function groupHeadlines(
	given: readonly GivenHeadline[],
	tag: Tagger,
	words: StoryVocabulary,
	index = indexWords(words),
): Grouped[] {
	const dated = given.filter(({ publishedAt }) => publishedAt !== undefined).length
	const desk = new StoryDesk<number>(index, dated < fewLines ? usualOfFew : usualOfMany)
	const inTime = given
		.map((headline, place) => ({ ...headline, place }))
		.toSorted((a, b) => (a.publishedAt ?? last) - (b.publishedAt ?? last) || compareText(a.title, b.title))
	// Named by their turn, so that the older of two stories is the one that was told first.
	const reports = inTime.map(({ locale, title, publishedAt, source }, id): Report<number> => {
		const headline = readHeadline(title, locale, tag(title, locale).why, index)
		return { id, headline, publishedAt, source, title }
	})
	const joins = reports.map((report) => desk.add(report).join)
	const placeOf = (turn: number) => inTime[turn]?.place ?? turn
	const grouped = reports.map((report, turn): Grouped & { place: number } => {
		const join = joins[turn]
		const story = placeOf(desk.storyOf(report) ?? turn)
		return { place: placeOf(turn), story, join: join && { ...join, nearest: placeOf(join.nearest) } }
	})
	return grouped.toSorted((a, b) => a.place - b.place)
}

/** How busy the days were is not seen from few lines: they are judged as strictly as those of a usual day. */
const fewLines = 60
const usualOfFew = 20
const usualOfMany = 4
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const last = Number.MAX_SAFE_INTEGER
