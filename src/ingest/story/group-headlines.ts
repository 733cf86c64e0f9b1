import type { Locale } from '#domain/locale.ts'
import type { StoryWord } from '#domain/story-word.ts'
import type { Tagger } from '#ingest/tag/tag-entry.ts'
import { readHeadline } from './read-headline.ts'
import type { Report } from './report.ts'
import { type Placement, StoryDesk } from './story-desk.ts'
import { indexWords } from './word-index.ts'

export type GivenHeadline = {
	locale: Locale
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
	words: readonly StoryWord[],
): Grouped[] {
	const index = indexWords(words)
	const desk = new StoryDesk<number>(index)
	const reports = given.map(({ locale, title, publishedAt, source }, id): Report<number> => {
		const headline = readHeadline(title, locale, tag(title, locale).why, index)
		return { id, headline, publishedAt, source, title }
	})
	for (const { headline } of reports) desk.count(headline)
	const joins = new Map<number, Placement<number>['join']>()
	const inTime = reports.toSorted((a, b) => (a.publishedAt ?? last) - (b.publishedAt ?? last))
	for (const report of inTime) joins.set(report.id, desk.add(report).join)
	return reports.map((report) => ({ story: desk.storyOf(report) ?? report.id, join: joins.get(report.id) }))
}

const last = Number.MAX_SAFE_INTEGER
