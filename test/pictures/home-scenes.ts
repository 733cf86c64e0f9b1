import type { Page } from 'playwright-core'
import { directionOf, type UiLocale } from '#domain/locale.ts'
import { words } from '#test/journeys/words.ts'
import { translateSearch } from '#text/translate.ts'
import { photograph, sideBySide } from './camera.ts'
import type { Photos, Studio } from './studio.ts'

const homeOf = (locale: UiLocale): string => `/${locale}/latest?news_locale=${locale}`

/** The whole page, and what surrounds the list. */
export async function photographHome(studio: Studio, locale: UiLocale): Promise<Photos> {
	const text = words[locale]
	const page = await studio.open(locale, homeOf(locale))
	const home = await page.screenshot()
	await page.setViewportSize({ width: 1280, height: 2400 })
	const categories = await photographPlaces(page, locale)
	await page.setViewportSize({ width: 1280, height: 900 })

	const header = page.getByRole('banner')
	await page.getByRole('button', { name: text('header.language') }).click()
	const menu = page.getByRole('menu')
	await menu.waitFor()
	const language = await photograph(page, [
		menu,
		header.getByRole('button').last(),
		header.getByRole('link').last(),
	])
	await page.keyboard.press('Escape')

	const box = page.getByRole('searchbox', { name: text('search.label') })
	await box.fill(locale === 'fa' ? 'بیت‌کوین' : 'bitcoin')
	const card = page.locator('.search-card')
	for (const kind of ['panel.coin', 'panel.story'] as const)
		await card
			.getByRole('region', { name: translateSearch(locale)(kind) })
			.getByRole('link')
			.last()
			.waitFor()
	await page.getByRole('progressbar').waitFor()
	const search = await photograph(page, [card])
	await page.context().close()
	return {
		home,
		categories,
		language,
		search,
		theme: await photographThemes(studio, locale),
		feeds: await photographFeed(studio, locale),
	}
}

/** Topics and people beside each other: below each other they would make too tall a picture. */
async function photographPlaces(page: Page, locale: UiLocale): Promise<Buffer> {
	const take = (name: 'topics.label' | 'topics.people') =>
		photograph(page, [page.getByRole('navigation', { name: words[locale](name) })])
	const both = [await take('topics.label'), await take('topics.people')] as const
	return sideBySide(both, directionOf(locale), { width: 0, colour: '#f4f6f5' })
}

async function photographThemes(studio: Studio, locale: UiLocale): Promise<Buffer> {
	const page = await studio.open(locale, homeOf(locale), { width: 390, height: 500 })
	const light = await page.screenshot()
	await page.emulateMedia({ colorScheme: 'dark' })
	const both = [light, await page.screenshot()] as const
	await page.context().close()
	return sideBySide(both, directionOf(locale), { width: 8, colour: '#8a9794' })
}

/** A feed is not a page of the product; the picture shows how Chromium displays it. */
async function photographFeed(studio: Studio, locale: UiLocale): Promise<Buffer> {
	const page = await studio.open(locale, `/${locale}`, { width: 672, height: 260 })
	await page.goto(`${studio.origin}/feeds/${locale}.atom`)
	const photo = await page.screenshot()
	await page.context().close()
	return photo
}
