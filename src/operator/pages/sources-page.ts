import { z } from 'zod'
import { Problem } from '#domain/problem.ts'
import { succeeded } from '#domain/source-status.ts'
import { sourceFields } from '#operator/acts/source-input.ts'
import { sourcesActs } from '#operator/acts/sources-acts.ts'
import { agoMark, bars, pressForm, wideTable } from '#operator/shell/blocks.ts'
import { deskPage } from '#operator/shell/desk-page.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { readSourceDays, readSourceHealth, type SourceHealth } from '#store/sources/source-health-store.ts'
import { wholeNumber } from '#text/format.ts'
import { nameOfAct } from '#text/translate.ts'
import { openSourceForm, sourceFormView } from './source-form.ts'
import { openSourceResponse, sourceResponseView } from './source-response.ts'

/** The state of all sources, problems first; or the form of one; or its last response. */
export const sourcesPage = deskPage({
	name: 'sources',
	title: 'page.sources',
	query: z.object({
		...sourceFields.shape,
		add: z.literal('yes').optional(),
		response: z.string().max(100).optional(),
	}),
	look: 'preview',
	load: async ({ add, response, ...typed }, { db, now, sources: { editor } }, looked) => {
		if (response !== undefined) {
			const lastResponse = await openSourceResponse(db, response)
			if (lastResponse === undefined) throw new Problem('not_found')
			return { lastResponse, form: undefined, sources: [] }
		}
		if (add !== undefined || typed.edit !== '' || looked) {
			const form = await openSourceForm(typed, looked, editor)
			if (form === undefined) throw new Problem('not_found')
			return { lastResponse: undefined, form, sources: [] }
		}
		const [sources, days] = await Promise.all([
			readSourceHealth(db, new Date(now())),
			readSourceDays(db, new Date(now())),
		])
		return {
			lastResponse: undefined,
			form: undefined,
			sources: sources.map((source) => ({
				...source,
				days: days.get(source.sourceId) ?? [],
			})),
		}
	},
	view: ({ sources, form, lastResponse }, context) => {
		const { text } = context
		if (lastResponse !== undefined) return sourceResponseView(lastResponse, context)
		if (form !== undefined) return sourceFormView(form, context)
		const inOrder = sources.toSorted((a, b) => needOf(b) - needOf(a))
		return html`<p>${text('sources.lead')} <a href="/operator/sources/?add=yes">${text('source.addTitle')}</a></p>
${wideTable(
	text('page.sources'),
	heads.map((head) => text(`sources.${head}`)),
	inOrder.map((source) => sourceRow(source, context)),
	'stack',
)}`
	},
	acts: sourcesActs,
	table: ({ sources }) => [
		['source', 'status', 'lag_seconds', 'failures', 'items', 'held', 'paused'],
		...sources.map((one) => [
			one.slug,
			one.lastStatus ?? '',
			one.lagSeconds ?? '',
			one.consecutiveFailures,
			one.itemsShown,
			one.itemsHeld,
			one.pausedAt === null ? '' : one.pausedAt.toISOString(),
		]),
	],
	waiting: async ({ db, now }) =>
		(await readSourceHealth(db, new Date(now()))).filter(({ itemsHeld }) => itemsHeld > 0).length,
})

/** Held sources first, then failing ones. */
const needOf = ({ itemsHeld, pausedAt, consecutiveFailures }: SourceHealth): number =>
	itemsHeld > 0 ? 1_000_000 : pausedAt === null ? consecutiveFailures : 0

const heads = ['source', 'status', 'lag', 'days', 'failures', 'next', 'hand'] as const

type Shown = SourceHealth & { days: readonly number[] }

function sourceRow(source: Shown, context: DeskRequest): Markup {
	const { text, locale } = context
	const { slug, lastStatus, lastMessage, itemsHeld, pausedAt, newestItemAt, nextPollAt } = source
	const failed = lastStatus !== null && !succeeded(lastStatus)
	const press = (act: keyof typeof sourcesActs, asksWhy = false) =>
		pressForm(context, sourcesActs[act], { on: ['source', slug], asksWhy, isSecond: true })
	const read = lastStatus === null ? text('sources.unread') : text(`status.${lastStatus}`)
	const named = (head: (typeof heads)[number]) => html` data-name="${text(`sources.${head}`)}"`
	return html`<tr><th scope="row"><bdi>${slug}</bdi></th>
<td${named('status')}><span class="state${(failed || pausedAt !== null) && html` suspended`}" title="${lastStatus}">${pausedAt === null ? read : text('sources.paused')}</span>${failed && lastMessage !== null && html`<br><small dir="auto">${lastMessage}</small>`}${lastStatus !== null && html`<br><a href="/operator/sources/?response=${slug}">${text('response.link')}</a>`}</td>
<td${named('lag')}>${newestItemAt === null ? '–' : agoMark(newestItemAt, context)}</td>
<td${named('days')}>${bars(source.days, text('sources.days'), context)}</td>
<td class="number"${named('failures')}>${wholeNumber(source.consecutiveFailures, locale)}</td>
<td${named('next')}>${pausedAt !== null || nextPollAt === null || nextPollAt <= context.now ? '–' : text('sources.in', { count: Math.max(1, Math.round((nextPollAt.getTime() - context.now.getTime()) / 60_000)) })}</td>
<td class="acts"><div class="act-line">${pausedAt === null ? html`${press('read')}<details><summary>${nameOfAct(locale, 'sources.pause')}…</summary><p>${text('sources.pauseAsk')}</p>${press('pause', true)}</details>` : press('resume')}<a class="button second" href="/operator/sources/?edit=${slug}">${nameOfAct(locale, 'sources.edit')}</a><details><summary>${nameOfAct(locale, 'sources.remove')}…</summary><p>${text('sources.removeAsk')}</p>${press('remove', true)}</details>
${itemsHeld > 0 && html`<p>${text('sources.held', { count: itemsHeld })}</p>${press('release')}${press('discard', true)}`}</div></td></tr>`
}
