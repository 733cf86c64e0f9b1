import { z } from 'zod'
import { inEachNewsLocale, newsLocales } from '#domain/locale.ts'
import { overviewActs } from '#operator/acts/overview-acts.ts'
import { agoMark, tiles } from '#operator/shell/blocks.ts'
import { deskPage } from '#operator/shell/desk-page.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { actForm } from '#operator/shell/frame.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { plot } from '#operator/shell/plot.ts'
import { readBackupRecord } from '#store/backup/backup-record.ts'
import { readBacklog, readNewsHours } from '#store/operator/overview-store.ts'
import { readTraffic } from '#store/operator/traffic-store.ts'
import { newsFreshness, readSourceHealth } from '#store/sources/source-health-store.ts'
import { dateAndTimeOf, shortNumber, wholeNumber } from '#text/format.ts'
import { nameOfAct } from '#text/translate.ts'

const hourMs = 3_600_000
const shownHours = 7 * 24
/** A day and the longest delay of a daily backup. */
const oldBackupMs = 26 * hourMs
/** The id of the plot of failed requests. */
const errorsPlot = 'failed-requests'

type Overview = Awaited<ReturnType<typeof load>>

async function load(
	_query: object,
	{ db, now }: { db: Parameters<typeof readBacklog>[0]; now: () => number },
) {
	const moment = new Date(now())
	const firstHour = Math.floor(now() / hourMs) * hourMs - (shownHours - 1) * hourMs
	const since = new Date(firstHour)
	const [news, traffic, backlog, freshness, sources, backup] = await Promise.all([
		readNewsHours(db, since),
		readTraffic(db, since),
		readBacklog(db, moment),
		newsFreshness(db),
		readSourceHealth(db, moment),
		readBackupRecord(db),
	])
	const newsAt = new Map(news.map((hour) => [hour.hourStart.getTime(), hour]))
	const trafficAt = new Map(traffic.map((hour) => [hour.hourStart.getTime(), hour]))
	const lags = sources
		.flatMap(({ lagSeconds }) => (lagSeconds === null ? [] : [lagSeconds]))
		.sort((a, b) => a - b)
	return {
		hours: Array.from({ length: shownHours }, (_, index) => {
			const start = firstHour + index * hourMs
			const news = inEachNewsLocale((locale) => newsAt.get(start)?.[locale] ?? 0)
			const { requests = 0, errors = 0, visitors = 0 } = trafficAt.get(start) ?? {}
			return { start: new Date(start), news, requests, errors, visitors }
		}),
		sources: freshness.sources,
		answering: freshness.answering,
		lastSuccessAt: freshness.lastSuccessAt,
		/** The median age of the newest item of each source. */
		usualLagSeconds: lags[Math.floor(lags.length / 2)] ?? null,
		backlog,
		backup,
	}
}

/** The state of the product; problems come first. */
export const overviewPage = deskPage({
	name: 'overview',
	title: 'page.overview',
	query: z.object({}),
	load,
	view: (data, context) => html`${handList(data, context)}${figures(data, context)}${plots(data, context)}`,
	acts: overviewActs,
})

function handList(data: Overview, context: DeskRequest): Markup {
	const { text, now, menu, locale } = context
	const { backlog, backup } = data
	const thisHour = data.hours.slice(-2)
	const errors = thisHour.reduce((sum, hour) => sum + hour.errors, 0)
	const goTo = (name: string, label: string) =>
		menu.some((line) => line.name === name) &&
		html`<a class="button second" href="/operator/${name}/">${label}</a>`
	const lines: (Markup | false | undefined)[] = [
		...menu.map(
			({ name, title, waiting }) =>
				waiting > 0 &&
				html`<li>${text('hand.waiting', { page: text(title), count: waiting })}${goTo(name, text('hand.open'))}</li>`,
		),
		data.answering < data.sources &&
			html`<li><span>${text('hand.sources', { count: data.sources - data.answering, total: data.sources })} ${goTo('sources', text('hand.open'))}</span>${actForm(context, '/operator/overview/read-silent/', html`<button>${nameOfAct(locale, 'overview.read-silent')}</button>`)}</li>`,
		backlog !== undefined &&
			backlog.overdueSources > 0 &&
			html`<li>${text('hand.overdue', { count: backlog.overdueSources })}${goTo('sources', text('hand.open'))}</li>`,
		backlog !== undefined &&
			backlog.triedEmails > 0 &&
			html`<li><span>${text('hand.emails', { count: backlog.triedEmails })} <small><bdi>${backlog.emailProblem}</bdi></small></span>${actForm(context, '/operator/overview/send-mails/', html`<button>${nameOfAct(locale, 'overview.send-mails')}</button>`)}</li>`,
		errors > 0 &&
			html`<li>${text('hand.errors', { count: errors })}<a class="button second" href="#${errorsPlot}">${text('hand.when')}</a></li>`,
		backup.goodAt !== null &&
			!backup.isEncrypted &&
			html`<li>${text('hand.openBackup')}<code dir="ltr">BACKUP_RECIPIENT</code></li>`,
		isBackupOld(backup.goodAt, now) &&
			html`<li><span>${text(backup.goodAt === null ? 'hand.noBackup' : 'hand.oldBackup')} <small><bdi>${backup.problem}</bdi></small></span><code dir="ltr">zagros backup FILE</code></li>`,
	]
	const open = lines.filter((line) => line instanceof Object)
	return html`<h2>${text('hand.title')}</h2>${
		open.length === 0 ? html`<p>${text('hand.none')}</p>` : html`<ul class="hand">${open}</ul>`
	}`
}

const isBackupOld = (goodAt: string | null, now: Date): boolean =>
	goodAt === null || now.getTime() - Date.parse(goodAt) > oldBackupMs

function figures(data: Overview, context: DeskRequest): Markup {
	const { text, locale } = context
	const { backlog, backup, lastSuccessAt, usualLagSeconds } = data
	const number = (value: number | undefined) => (value === undefined ? '–' : wholeNumber(value, locale))
	const ofLastDay = (what: 'requests' | 'errors') =>
		shortNumber(
			data.hours.slice(-24).reduce((sum, hour) => sum + hour[what], 0),
			locale,
		)
	const megabytes = backlog && Math.round(Number(backlog.databaseBytes) / 1_000_000)
	const facts: [string, Markup | string][] = [
		[text('tile.sources'), `${number(data.answering)} / ${number(data.sources)}`],
		[text('tile.lastRead'), lastSuccessAt === null ? '–' : agoMark(lastSuccessAt, context)],
		[
			text('tile.lag'),
			usualLagSeconds === null ? '–' : text('tile.minutes', { count: Math.round(usualLagSeconds / 60) }),
		],
		[text('tile.queue'), number(backlog?.overdueSources)],
		[text('tile.held'), number(backlog?.heldItems)],
		[text('tile.emails'), number(backlog?.emails)],
		[text('tile.votes'), number(backlog?.votes)],
		[text('tile.reports'), number(backlog?.reports)],
		[text('tile.requests'), ofLastDay('requests')],
		[text('tile.errors'), ofLastDay('errors')],
		[text('tile.database'), text('tile.megabytes', { size: number(megabytes) })],
		[text('tile.backup'), backup.goodAt === null ? '–' : agoMark(new Date(backup.goodAt), context)],
	]
	return html`<h2>${text('tile.title')}</h2>${tiles(facts)}`
}

function plots({ hours }: Overview, context: DeskRequest): Markup {
	const { text, locale } = context
	const points = hours.map(({ start }) => dateAndTimeOf(start, locale))
	const one = (what: 'requests' | 'errors' | 'visitors', id?: string) => {
		const title = text(`plot.${what}`)
		return plot(
			{ id, title, points, series: [{ name: title, values: hours.map((hour) => hour[what]) }] },
			context,
		)
	}
	return html`<h2>${text('plot.title')}</h2><div class="plots">
${plot(
	{
		title: text('plot.news'),
		points,
		series: newsLocales.map((language) => ({
			name: text(`plot.${language}`),
			values: hours.map(({ news }) => news[language]),
		})),
	},
	context,
)}
${one('visitors')}${one('requests')}${one('errors', errorsPlot)}
</div>`
}
