import type { Headline } from './read-headline.ts'

/** A story holds reports of at most this time. */
export const storyWindowMs = 72 * 60 * 60 * 1000

export type Report<Id> = {
	id: Id
	headline: Headline
	/** Nothing where it is not known: such a report may be of any time. */
	publishedAt: number | undefined
	/** The outlet; its columns keep their title. */
	source: string | undefined
	title: string
	/** Where it stands, once it was placed. */
	story?: Story<Id>
}

export type Story<Id> = {
	/** Its first report's. */
	id: Id
	reports: Report<Id>[]
	earliest: number
	latest: number
	/** Stories that somebody has said are others; most stories have none. */
	apart: Set<Id> | undefined
	/** Somebody has said that it is one story: it is not checked again. */
	ruled: boolean
	/** Which search came upon it last. */
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

export function enter<Id>(story: Story<Id>, report: Report<Id>): void {
	story.reports.push(report)
	report.story = story
	if (report.publishedAt === undefined) return
	story.earliest = Math.min(story.earliest, report.publishedAt)
	story.latest = Math.max(story.latest, report.publishedAt)
}

/** Leaves these reports alone in the story; those that go are entered elsewhere by the caller. */
export function keepOnly<Id>(story: Story<Id>, reports: readonly Report<Id>[]): void {
	Object.assign(story, { reports: [], earliest: Number.POSITIVE_INFINITY, latest: Number.NEGATIVE_INFINITY })
	for (const report of reports) enter(story, report)
}

/** Whether all of it would lie within a story's time; clocks disagree, so a report may come before the first one. */
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

/** Moments that are not known are no numbers. */
export function daysBetween(one: number, other: number): number {
	const days = Math.abs(one - other) / dayMs
	return Number.isNaN(days) ? unknownDaysApart : days
}
