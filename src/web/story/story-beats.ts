import type { NewsLocale, UiLocale } from '#domain/locale.ts'
import { shortDelay } from '#text/format.ts'

type DatedReport = { published_date: string; source: { locale: NewsLocale } }

/** Reports with the same delay after the first one. */
export type Beat<Report> = { at: string; age: string | undefined; reports: readonly Report[] }

/** The reports of a story, given the earliest first, grouped by their delay after the first. */
export function beatsOf<Report extends DatedReport>(
	reports: readonly Report[],
	uiLocale: UiLocale,
): Beat<Report>[] {
	const start = new Date(reports[0]?.published_date ?? 0)
	const beats: { at: string; age: string | undefined; reports: Report[] }[] = []
	for (const report of reports) {
		const age = shortDelay(start, new Date(report.published_date), uiLocale)
		const last = beats.at(-1)
		if (last !== undefined && last.age === age) last.reports.push(report)
		else beats.push({ at: report.published_date, age, reports: [report] })
	}
	return beats
}
