import { z } from 'zod'
import { deskPage } from '#operator/shell/desk-page.ts'
import { logTable } from '#operator/shell/log-table.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { readLog } from '#store/operator/operator-log.ts'
import { subjectText } from '#text/operator-outcome.ts'

const pageSize = 50

/** The log of all actions. */
export const logPage = deskPage({
	name: 'log',
	title: 'page.log',
	query: z.object({
		before: z.coerce.number().int().positive().optional(),
		subject: z.string().max(200).optional(),
	}),
	load: async (query, { db }) => ({
		entries: await readLog(db, { before: query.before, subject: query.subject, most: pageSize }),
	}),
	view: ({ entries }, context, query): Markup => {
		const { text } = context
		const last = entries.at(-1)
		const only = query.subject === undefined ? {} : { subject: query.subject }
		const older =
			entries.length === pageSize && last && new URLSearchParams({ ...only, before: String(last.id) })
		return html`<p>${text('log.lead')}</p>
${query.subject !== undefined && html`<p>${text('log.one', { subject: subjectText(context.locale, query.subject) })} · <a href="/operator/log/">${text('log.all')}</a></p>`}
${entries.length === 0 ? html`<p>${text('none')}</p>` : logTable(entries, context)}
<p class="pages">${query.before !== undefined && html`<a href="/operator/log/">${text('newer')}</a>`}
${older && html`<a href="/operator/log/?${older.toString()}">${text('older')}</a>`}</p>`
	},
})
