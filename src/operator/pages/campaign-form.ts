import { adLanguages, currencies, placementSizes, placements } from '#domain/ad.ts'
import { heaviestWeight, longestAdText } from '#domain/campaign-rules.ts'
import { nextTehranDay, tehranDayName } from '#domain/tehran-day.ts'
import { field } from '#operator/shell/blocks.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { actForm, whyField } from '#operator/shell/frame.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { nameOfAct } from '#text/translate.ts'

const day = 86_400_000

/** The forms for a new banner and a new text ad. */
export const campaignForms = (context: DeskRequest): Markup =>
	html`${(['banner', 'text'] as const).map((kind) => campaignForm(kind, context))}`

function campaignForm(kind: 'banner' | 'text', context: DeskRequest): Markup {
	const { text, locale, now } = context
	const input = (name: string, label: string, attributes: Markup, note?: string) =>
		field({ id: `${kind}-${name}`, name, label, note }, attributes)
	const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
		field({ id: `${kind}-${name}`, name, label }, { options })
	const words = html`maxlength="${longestAdText}" dir="auto"`
	const ltr = html`dir="ltr" maxlength="2000"`
	const tomorrow = nextTehranDay(now)
	const picture = html`type="file" accept="image/png,image/jpeg,image/webp"`
	const size = (placement: (typeof placements)[number]) =>
		`${placementSizes[placement].width}×${placementSizes[placement].height}`
	const place =
		kind === 'banner'
			? html`${choice(
					'placement',
					text('ads.place'),
					placements.map((one) => [one, `${text(`place.${one}`)} (${size(one)})`]),
				)}${input('image', text('ads.image'), html`${picture} required`, text('ads.imageNote'))}${input('image_en', text('ads.imageEn'), picture, text('ads.imageEnNote'))}`
			: html`${input('coins', text('ads.coins'), ltr, text('ads.coinsNote'))}${input('sources', text('ads.sources'), ltr, text('ads.sourcesNote'))}`
	const hint = text(kind === 'banner' ? 'ads.altNote' : 'ads.textNote')
	return html`<details><summary>${text(kind === 'banner' ? 'ads.addBanner' : 'ads.addText')}</summary>${actForm(
		context,
		'/operator/ads/add/',
		html`<input type="hidden" name="kind" value="${kind}">
<div class="grid">${input('advertiser', text('ads.advertiser'), html`required maxlength="60" dir="auto"`)}${input('link', text('ads.link'), html`${ltr} required inputmode="url"`, text('ads.linkNote'))}${choice(
			'language',
			text('ads.language'),
			adLanguages.map((language) => [
				language,
				language === 'both' ? text('ads.both') : text(`plot.${language}`),
			]),
		)}${place}${input('text_fa', text('ads.words', { language: text('plot.fa') }), words, hint)}${input('text_en', text('ads.words', { language: text('plot.en') }), words, hint)}${input('start', text('ads.start'), html`type="date" dir="ltr" required value="${tehranDayName(now)}"`)}${input('end', text('ads.end'), html`type="date" dir="ltr" required min="${tehranDayName(tomorrow)}" value="${tehranDayName(new Date(now.getTime() + 30 * day))}"`)}${input('weight', text('ads.weight'), html`type="number" dir="ltr" required min="1" max="${heaviestWeight}" value="1"`, text('ads.weightNote'))}${input('monthly_price', text('ads.price'), html`type="number" dir="ltr" required min="0" step="any"`)}${choice(
			'currency',
			text('ads.currency'),
			currencies.map((currency) => [currency, currency]),
		)}</div>
${kind === 'banner' && html`<p><label class="tick"><input type="checkbox" name="exclusive" value="yes"> ${text('ads.exclusive')}</label></p>`}
${whyField(context)}<button>${nameOfAct(locale, 'ads.add')}</button>`,
		{ hasFiles: kind === 'banner' },
	)}</details>`
}
