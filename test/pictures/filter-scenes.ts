import type { Locator, Page } from 'playwright-core'
import { newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import { words } from '#test/journeys/words.ts'
import { photograph } from './camera.ts'
import type { Photos, Studio } from './studio.ts'

const panelOf = (page: Page, locale: UiLocale) =>
	page.getByRole('region', { name: words[locale]('filters.label') })

async function fold(card: Locator): Promise<void> {
	const head = card.getByRole('button', { expanded: true })
	if ((await head.count()) > 0) await head.first().click()
}

/** The filters of a guest: a choice within the limit, then one beyond it. */
export async function photographFilters(studio: Studio, locale: UiLocale): Promise<Photos> {
	const text = words[locale]
	const page = await studio.open(locale, `/${locale}/latest?news_locale=${locale}`, { height: 1400 })
	const panel = panelOf(page, locale)
	const coins = panel.getByRole('group', { name: text('filters.coins') })
	const sources = panel.getByRole('group', { name: text(`filters.${newsLocaleFor(locale)}`) })
	await coins.getByRole('checkbox').nth(0).click()
	await sources.getByRole('checkbox').nth(1).click()
	await fold(sources)
	await page.mouse.move(0, 0)
	const apply = panel.getByRole('button', { name: text('filters.apply'), exact: true })
	const photos: Photos = { filters: await photograph(page, [coins, sources, apply]) }
	await page.setViewportSize({ width: 1280, height: 900 })
	await coins.getByRole('checkbox').nth(1).click()
	await apply.click()
	const dialog = page.getByRole('dialog', { name: text('limit.title') })
	await dialog.waitFor()
	photos['filter-limit'] = await photograph(page, [dialog], 24)
	await page.context().close()
	return photos
}

/** The buttons below the filters for a reader who is logged in and has chosen. */
export async function photographFavourites(page: Page, studio: Studio, locale: UiLocale): Promise<Buffer> {
	const text = words[locale]
	await page.setViewportSize({ width: 1280, height: 1400 })
	await page.goto(`${studio.origin}/${locale}/latest?news_locale=${locale}`, { waitUntil: 'networkidle' })
	const panel = panelOf(page, locale)
	const save = panel.getByRole('button', { name: text('filters.save') })
	await save.waitFor()
	const coins = panel.getByRole('group', { name: text('filters.coins') })
	for (const row of [0, 1, 3]) await coins.getByRole('checkbox').nth(row).click()
	// All groups are closed, so that the choice and the buttons fit one picture.
	for (const card of await panel.getByRole('group').all()) await fold(card)
	await page.mouse.move(0, 0)
	return photograph(page, [coins, save])
}
