import { z } from 'zod'
import { type Campaign, campaignState, localesOf, placementSizes } from '#domain/ad.ts'
import { heaviestWeight } from '#domain/campaign-rules.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { tehranDayName } from '#domain/tehran-day.ts'
import { adsActs } from '#operator/acts/ads-acts.ts'
import type { OperatorAct } from '#operator/acts/define-act.ts'
import { numberHead, pressForm, tiles, wideTable } from '#operator/shell/blocks.ts'
import { deskPage } from '#operator/shell/desk-page.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { plot } from '#operator/shell/plot.ts'
import { type AdReport, clickRate, readAdReport, reportTable } from '#services/ads/ad-report.ts'
import { adImagePath } from '#services/ads/present-ad.ts'
import { findAllCampaigns } from '#store/ads/ad-campaign-store.ts'
import { type AdTotal, readAdTotals } from '#store/ads/ad-count-store.ts'
import { dateOf, dayAndMonthOf, percentSize, wholeNumber } from '#text/format.ts'
import { campaignForms } from './campaign-form.ts'

const which = z.coerce.number().int().positive()

/** All campaigns with their figures, and one campaign by day. */
export const adsPage = deskPage({
	name: 'ads',
	title: 'page.ads',
	query: z.object({ campaign: which.optional() }),
	load: async ({ campaign: wanted }, { db, now }) => {
		const [campaigns, totals] = await Promise.all([findAllCampaigns(db), readAdTotals(db)])
		const chosen = campaigns.find(({ id }) => id === wanted)
		return {
			campaigns: campaigns
				.map((campaign) => ({ ...campaign, total: totals.get(campaign.id) ?? { seen: 0, clicks: 0 } }))
				.reverse(),
			report: chosen && (await readAdReport(db, chosen, new Date(now()))),
		}
	},
	view: ({ campaigns, report }, context) => html`<p>${context.text('ads.lead')}</p>
${report === undefined && campaignForms(context)}
${report && reportCard(report, context)}
${campaigns.length === 0 ? html`<p>${context.text('ads.none')}</p>` : campaignList(campaigns, context)}`,
	table: ({ report }) => (report === undefined ? undefined : reportTable(report)),
	acts: adsActs,
})

const rateOf = (total: AdTotal, { locale }: DeskRequest): string => {
	const rate = clickRate(total)
	return rate === null ? '–' : percentSize(rate * 100, locale)
}

function placeText({ place }: Campaign, { text }: DeskRequest): string {
	if (place.kind === 'text')
		return text('ads.text', { coins: place.coinIds.length, sources: place.sourceIds.length })
	return text(place.exclusive ? 'ads.alone' : 'ads.banner', {
		placement: text(`place.${place.placement}`),
	})
}

const datesOf = ({ startsAt, endsAt }: Campaign, { locale }: DeskRequest): string =>
	`${dateOf(startsAt, locale)} – ${dateOf(endsAt, locale)}`

function campaignList(campaigns: readonly (Campaign & { total: AdTotal })[], context: DeskRequest): Markup {
	const { text, locale, now } = context
	const number = (value: number) => html`<td class="number">${wholeNumber(value, locale)}</td>`
	const words = (['ads.advertiser', 'people.state', 'ads.place', 'ads.dates'] as const).map((key) =>
		text(key),
	)
	const numbers = (['ads.weight', 'ads.seen', 'ads.clicks', 'ads.rate'] as const).map((key) =>
		numberHead(text(key)),
	)
	const rows = campaigns.map(
		(campaign) =>
			html`<tr><td><a href="/operator/ads/?campaign=${campaign.id}"><bdi>${campaign.advertiser}</bdi></a></td><td>${text(`campaign.${campaignState(campaign, now.getTime())}`)}</td><td>${placeText(campaign, context)}</td><td class="date">${datesOf(campaign, context)}</td>${number(campaign.weight)}${number(campaign.total.seen)}${number(campaign.total.clicks)}<td class="number">${rateOf(campaign.total, context)}</td></tr>`,
	)
	return wideTable(text('page.ads'), [...words, ...numbers], rows)
}

function reportCard({ campaign, days }: AdReport, context: DeskRequest): Markup {
	const { text, locale, now } = context
	const { id, advertiser, monthlyPrice, link } = campaign
	const state = campaignState(campaign, now.getTime())
	const facts: [string, string][] = [
		[text('people.state'), text(`campaign.${state}`)],
		[text('ads.place'), placeText(campaign, context)],
		[text('ads.dates'), datesOf(campaign, context)],
		[text('ads.weight'), wholeNumber(campaign.weight, locale)],
		[text('ads.price'), `${wholeNumber(monthlyPrice.amount, locale)} ${monthlyPrice.currency}`],
	]
	return html`<section class="card" aria-labelledby="campaign"><h2 id="campaign"><bdi>${advertiser}</bdi></h2>
${tiles(facts)}
<h3>${text('ads.preview')}</h3>${localesOf(campaign.language).map((language) => preview(campaign, language))}
<p>${text('ads.link')}: <bdi>${link}</bdi></p>
${state !== 'ended' && pressesFor(campaign, context)}
${plotsOf(days, context)}
<p><a href="/operator/ads/table.csv?campaign=${id}" download>${text('ads.csv')}</a> · <a href="/operator/log/?subject=campaign:${id}">${text('page.log')}</a></p></section>`
}

function pressesFor(campaign: Campaign, context: DeskRequest): Markup {
	const { text, now } = context
	const { id, startsAt, endsAt, weight, pausedAt } = campaign
	const begun = startsAt <= now
	const press = (act: OperatorAct, inside?: Markup) =>
		pressForm(context, act, { on: ['campaign', id], inside })
	const day = (name: 'start' | 'end', value: Date) =>
		html`<label class="field">${text(`ads.${name}`)} <input type="date" name="${name}" value="${tehranDayName(value)}" required dir="ltr"></label>`
	const terms = html`${!begun && day('start', startsAt)}${day('end', endsAt)}
<label class="field">${text('ads.weight')} <input type="number" name="weight" value="${weight}" min="1" max="${heaviestWeight}" required dir="ltr"></label>`
	return html`${press(pausedAt === null ? adsActs.pause : adsActs.resume)}
<details><summary>${text('ads.changeTitle')}</summary>${press(adsActs.change, terms)}${begun && html`${press(adsActs.end)}<p class="quiet">${text('needsCode')}</p>`}</details>`
}

/** The ad as readers see it: the image of a banner, or the text. */
function preview({ id, place, texts }: Campaign, language: NewsLocale): Markup {
	const adText = texts[language] ?? ''
	if (place.kind === 'text') return html`<p class="ad" dir="auto" lang="${language}">${adText}</p>`
	const { width, height } = placementSizes[place.placement]
	return html`<p><img src="${adImagePath(id, language)}" width="${width}" height="${height}" alt="${adText}" lang="${language}"></p>`
}

function plotsOf(days: AdReport['days'], context: DeskRequest): Markup | false {
	const { text, locale } = context
	if (days.length === 0) return false
	const points = days.map(({ start }) => dayAndMonthOf(start, locale))
	const counts = {
		title: text('ads.byDay'),
		points,
		series: [
			{ name: text('ads.seen'), values: days.map(({ seen }) => seen) },
			{ name: text('ads.clicks'), values: days.map(({ clicks }) => clicks) },
		],
	}
	const rates = {
		title: text('ads.rateByDay'),
		points,
		series: [{ name: text('ads.rate'), values: days.map((day) => (clickRate(day) ?? 0) * 100) }],
		write: (value: number) => percentSize(value, locale),
	}
	return html`<div class="plots">${plot(counts, context)}${plot(rates, context)}</div>`
}
