import type { NewsLocale } from '#domain/locale.ts'

type Dated = { published_date: string; source: { locale: NewsLocale } }

/** A report in the strip: its place from the first (0) to the last (1), and its row away from the line. */
export type Dot<Report> = { report: Report; at: number; row: number }

/** Dots that are closer than this share of the strip would touch, so they lie in rows. */
const touching = 0.018
const mostRows = 2

/** The reports along the time of their story; undefined if all have one time, because then there is nothing to see. */
export function placeDots<Report extends Dated>(reports: readonly Report[]): Dot<Report>[] | undefined {
	const times = reports.map(({ published_date }) => Date.parse(published_date))
	const first = Math.min(...times)
	const span = Math.max(...times) - first
	if (!(span >= 60_000)) return undefined
	const placed: Dot<Report>[] = []
	for (const [index, report] of reports.entries()) {
		const at = ((times[index] ?? first) - first) / span
		const near = placed.filter(
			(dot) => dot.report.source.locale === report.source.locale && Math.abs(dot.at - at) < touching,
		)
		placed.push({ report, at, row: Math.min(near.length, mostRows - 1) })
	}
	return placed
}
