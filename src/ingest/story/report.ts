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
}

export type Story<Id> = {
	/** Its first report's. */
	id: Id
	reports: Report<Id>[]
	earliest: number
	latest: number
	/** Stories that somebody has said are others; most stories have none. */
	apart: Set<Id> | undefined
}

export const newStory = <Id>(id: Id): Story<Id> => ({
	id,
	reports: [],
	earliest: Number.POSITIVE_INFINITY,
	latest: Number.NEGATIVE_INFINITY,
	apart: undefined,
})

export function enter<Id>(story: Story<Id>, report: Report<Id>): void {
	story.reports.push(report)
	if (report.publishedAt === undefined) return
	story.earliest = Math.min(story.earliest, report.publishedAt)
	story.latest = Math.max(story.latest, report.publishedAt)
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

export function daysBetween<Id>(one: Report<Id>, other: Report<Id>): number {
	if (one.publishedAt === undefined || other.publishedAt === undefined) return unknownDaysApart
	return Math.abs(one.publishedAt - other.publishedAt) / dayMs
}
