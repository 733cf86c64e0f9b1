import type { LogEntry } from '#store/operator/operator-log.ts'
import { outcomeText, subjectText } from '#text/operator-outcome.ts'
import { nameOfAct } from '#text/translate.ts'
import { agoMark, wideTable } from './blocks.ts'
import type { DeskRequest } from './desk-request.ts'
import { html, type Markup } from './markup.ts'

/** A table of log entries, for the log and for conflicts. */
export const logTable = (entries: readonly LogEntry[], context: DeskRequest): Markup => {
	const { text, locale } = context
	const heads = (['when', 'who', 'act', 'subject', 'outcome', 'why'] as const).map((head) =>
		text(`log.${head}`),
	)
	const rows = entries.map(
		({ madeAt, who, act, subject, outcome, why }) =>
			html`<tr><td>${agoMark(madeAt, context)}</td><td><bdi>${who}</bdi></td><td>${nameOfAct(locale, act)}</td><td><a href="/operator/log/?${new URLSearchParams({ subject }).toString()}"><bdi>${subjectText(locale, subject)}</bdi></a></td><td><bdi>${outcomeText(locale, outcome)}</bdi></td><td><bdi>${why}</bdi></td></tr>`,
	)
	return wideTable(text('page.log'), heads, rows)
}
