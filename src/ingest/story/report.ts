import type { Headline } from './read-headline.ts'

/** The longest time between the first and the last report of a story. */
const storyWindowMs = 72 * 60 * 60 * 1000

export type Report<Id> = {
	id: Id
	headline: Headline
	/** Undefined if unknown; the report then fits into any story. */
	publishedAt: number | undefined
	/** The outlet; reports of one outlet with the same title are a column. */
	source: string | undefined
	title: string
	/** Set once the story is decided. */
	story?: Story<Id>
}

export type Story<Id> = {
	/** The id of its first report. */
	id: Id
	reports: Report<Id>[]
	earliest: number
	latest: number
	/** Stories that an operator has separated from this one. */
	apart: Set<Id> | undefined
	/** An operator has confirmed it as one story; it is not split again. */
	ruled: boolean
	/** The last search that looked at it. */
	lookedAt: number
}

export const newStory = <Id>(id: Id): Story<Id> => ({
	id,
	reports: [],
	earliest: Number.POSITIVE_INFINITY,
	latest: Number.NEGATIVE_INFINITY,
	apart: undefined,
	ruled: false,
	lookedAt: 0,
})

export function addToStory<Id>(story: Story<Id>, report: Report<Id>): void {
	story.reports.push(report)
	report.story = story
	if (report.publishedAt === undefined) return
	story.earliest = Math.min(story.earliest, report.publishedAt)
	story.latest = Math.max(story.latest, report.publishedAt)
}

/** Replaces the reports of the story; the caller adds the others elsewhere. */
export function setReports<Id>(story: Story<Id>, reports: readonly Report<Id>[]): void {
	Object.assign(story, { reports: [], earliest: Number.POSITIVE_INFINITY, latest: Number.NEGATIVE_INFINITY })
	for (const report of reports) addToStory(story, report)
}

/**
 * Whether both together are within the time of one story. Clocks differ, so a report may be earlier than the first
 * one.
 */
export function fits<Id>(
	story: Pick<Story<Id>, 'earliest' | 'latest'>,
	other: Pick<Story<Id>, 'earliest' | 'latest'>,
): boolean {
	const span = Math.max(story.latest, other.latest) - Math.min(story.earliest, other.earliest)
	return !(span > storyWindowMs)
}

export const timesOf = <Id>({ publishedAt }: Report<Id>) => ({
	earliest: publishedAt ?? Number.POSITIVE_INFINITY,
	latest: publishedAt ?? Number.NEGATIVE_INFINITY,
})

const dayMs = 24 * 60 * 60 * 1000
const unknownDaysApart = 0.4

/** An unknown time is NaN. */
export function daysBetween(one: number, other: number): number {
	const days = Math.abs(one - other) / dayMs
	return Number.isNaN(days) ? unknownDaysApart : days
}
