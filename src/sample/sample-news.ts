import type { SampleEvent, SampleReport, SampleWeek } from '#catalogue/load-sample-week.ts'
import { chance } from './chance.ts'

/** The seed and the clock of the sample news. Tests fix both. */
export type SampleChoice = {
	seed?: string
	/** How much later than in the calendar news is published. */
	delayMs?: number
	/** How many times faster than the calendar the week passes since `startedAt`; what came before keeps its times. */
	speed?: number
	startedAt?: number
}

/** One article of the sample. */
export type SampleItem = Pick<SampleReport, 'outlet' | 'title' | 'summary'> & {
	/** The path of its address within its outlet, which no other week has. */
	path: string
	publishedAt: number
	event: SampleEvent
}

export type SampleNews = {
	seed: string
	/** What the calendar of the sample shows at a moment. */
	calendarAt: (now: number) => number
	/** The items of an outlet's feed at that moment, newest first. */
	itemsOf: (outlet: string, now: number) => readonly SampleItem[]
	/** The item of a path, if that outlet has published it by then. */
	itemAt: (outlet: string, path: string, now: number) => SampleItem | undefined
	/** The events of the weeks between two moments of the calendar, each with its moment. */
	eventsBetween: (from: number, to: number) => { event: SampleEvent; at: number }[]
}

const day = 24 * 60 * 60_000
const week = 7 * day
/** The first Saturday of the calendar, at midnight UTC. */
const firstWeek = Date.parse('1970-01-03T00:00:00Z')
const weekAt = (calendar: number): number => Math.floor((calendar - firstWeek) / week)
const beginningOf = (number: number): number => firstWeek + number * week

/** Plays the week again and again by the calendar: a restarted sample continues with the same news. */
export function createSampleNews(
	events: SampleWeek,
	{ seed = 'zagros', delayMs = 0, speed = 1, startedAt = 0 }: SampleChoice = {},
): SampleNews {
	const outlets = Map.groupBy(
		events.flatMap((event) => event.reports.map((report) => ({ event, report }))),
		({ report }) => report.outlet,
	)
	const calendarAt = (now: number) => now - delayMs + Math.max(0, now - startedAt) * (speed - 1)
	const momentOf = (calendar: number) => {
		const since = calendar + delayMs - startedAt
		return startedAt + (since > 0 ? since / speed : since)
	}

	/** The items of an outlet that the calendar has between two moments; reports may reach into the next week. */
	const itemsBetween = (outlet: string, from: number, to: number): SampleItem[] => {
		const reports = outlets.get(outlet) ?? []
		return weeksBetween(from - day, to).flatMap((number) =>
			reports.flatMap(({ event, report }) => {
				const { title, summary } = report
				const second = Math.floor(chance(seed, number, event.key, outlet)() * 60) * 1000
				const at = beginningOf(number) + report.at + second
				if (at <= from || at > to) return []
				const path = `${new Date(at).toISOString().slice(0, 10).replaceAll('-', '/')}/${event.key}`
				return [{ outlet, title, summary, path, publishedAt: momentOf(at), event }]
			}),
		)
	}

	return {
		seed,
		calendarAt,
		itemsOf: (outlet, now) => {
			const calendar = calendarAt(now)
			const items = itemsBetween(outlet, calendar - week, calendar)
			return items.toSorted((a, b) => b.publishedAt - a.publishedAt)
		},
		itemAt: (outlet, path, now) => {
			const date = Date.parse(`${path.slice(0, 10).replaceAll('/', '-')}T00:00:00Z`)
			// Checked first, because an address may name any day.
			if (Number.isNaN(date) || date > calendarAt(now)) return undefined
			return itemsBetween(outlet, date - 1, date + day - 1).find(
				(item) => item.path === path && item.publishedAt <= now,
			)
		},
		eventsBetween: (from, to) =>
			weeksBetween(from, to).flatMap((number) =>
				events.flatMap((event) => {
					const at = beginningOf(number) + event.at
					return at > from && at <= to ? [{ event, at }] : []
				}),
			),
	}
}

const weeksBetween = (from: number, to: number): number[] =>
	Array.from({ length: weekAt(to) - weekAt(from) + 1 }, (_empty, index) => weekAt(from) + index)
