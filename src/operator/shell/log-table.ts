import type { LogEntry } from '#store/operator/operator-log.ts'
import { outcomeText, subjectText } from '#text/operator-outcome.ts'
import { nameOfAct } from '#text/translate.ts'
import type { DeskRequest } from './desk-request.ts'
import { html, type Markup } from './markup.ts'
import { agoMark } from './moment.ts'

/** A table of log entries, for the log and for conflicts. */
export const logTable = (entries: readonly LogEntry[], context: DeskRequest): Markup => {
	const { text, locale } = context
	return html`<div class="wide" tabindex="0" role="region" aria-label="${text('page.log')}"><table>
<thead><tr><th scope="col">${text('log.when')}</th><th scope="col">${text('log.who')}</th><th scope="col">${text('log.act')}</th><th scope="col">${text('log.subject')}</th><th scope="col">${text('log.outcome')}</th><th scope="col">${text('log.why')}</th></tr></thead>
<tbody>${entries.map(
		({ madeAt, who, act, subject, outcome, why }) =>
			html`<tr><td>${agoMark(madeAt, context)}</td><td><bdi>${who}</bdi></td><td>${nameOfAct(locale, act)}</td><td><a href="/operator/log/?${new URLSearchParams({ subject }).toString()}"><bdi>${subjectText(locale, subject)}</bdi></a></td><td><bdi>${outcomeText(locale, outcome)}</bdi></td><td><bdi>${why}</bdi></td></tr>`,
	)}</tbody></table></div>`
}
