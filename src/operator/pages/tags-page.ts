import { z } from 'zod'
import { tagsActs } from '#operator/acts/tags-acts.ts'
import { agoMark, wideTable } from '#operator/shell/blocks.ts'
import { deskPage } from '#operator/shell/desk-page.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { actForm, whyField } from '#operator/shell/frame.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { countWaitingReports, readWaitingReports } from '#store/news/tag-report-store.ts'
import { wholeNumber } from '#text/format.ts'
import { isolated } from '#text/isolated.ts'
import { nameOfAct } from '#text/translate.ts'

const mostShown = 100

/** Reports of readers about tags and stories; operators accept or dismiss several at once, also by keyboard. */
export const tagsPage = deskPage({
	name: 'tags',
	title: 'page.tags',
	query: z.object({}),
	load: async (_query, { db }) => {
		const reports = await readWaitingReports(db)
		return { reports: reports.slice(0, mostShown), more: Math.max(0, reports.length - mostShown) }
	},
	view: ({ reports, more }, context) => {
		const { text, locale } = context
		if (reports.length === 0) return html`<p>${text('tags.none')}</p>`
		const press = (act: 'accept' | 'dismiss', key: string) =>
			html`<button formaction="/operator/tags/${act}/" data-key="${key}"${act === 'dismiss' && html` class="second"`}>${nameOfAct(locale, `tags.${act}`)} <kbd>${key.toUpperCase()}</kbd></button>`
		return html`<p>${text('tags.lead')} <span class="quiet">${text('tags.keys')}</span></p>
${actForm(
	context,
	'/operator/tags/accept/',
	html`<label class="tick" hidden><input type="checkbox" data-all> ${text('tags.all')}</label>
${whyField(context)}${press('accept', 'a')}${press('dismiss', 'd')}`,
	{ id: 'rule' },
)}
${wideTable(
	text('page.tags'),
	(['select', 'report', 'story', 'words', 'readers'] as const).map((head) => text(`tags.${head}`)),
	reports.map((report) => reportRow(report, context)),
	'stack',
)}
${more > 0 && html`<p>${text('tags.more', { count: more })}</p>`}`
	},
	acts: tagsActs,
	waiting: ({ db }) => countWaitingReports(db),
})

type Report = Awaited<ReturnType<typeof readWaitingReports>>[number]

function reportRow(report: Report, context: DeskRequest): Markup {
	const { text, locale } = context
	const { id, slug, title, kind, ref, verdict, readers, reason, since, words } = report
	const summary =
		kind === 'story'
			? text('tags.notStory')
			: text(`tags.${verdict}`, { tag: `${text(`kind.${kind}`)} ${isolated(ref)}` })
	return html`<tr data-row tabindex="-1">
<td class="pick"><label class="tick"><input type="checkbox" name="reports" value="${id}" form="rule" aria-label="${summary}"></label></td>
<td>${summary}<br><small>${agoMark(since, context)}${reason !== null && html` · <q dir="auto">${reason}</q>`}</small></td>
<td><a href="/${report.locale}/story/${slug}" dir="auto" lang="${report.locale}">${title}</a></td>
<td data-name="${text('tags.words')}">${words.map((word) => html`<mark dir="auto">${word}</mark> `)}</td>
<td class="number" data-name="${text('tags.readers')}">${wholeNumber(readers, locale)}</td></tr>`
}
