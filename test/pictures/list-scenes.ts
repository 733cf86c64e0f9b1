import type { Locator, Page } from 'playwright-core'
import type { UiLocale } from '#domain/locale.ts'
import { words } from '#test/journeys/words.ts'
import { photograph } from './camera.ts'
import { goTo, type Photos, type Studio } from './studio.ts'

/** Narrow, because a picture of a wide box could not be read on a phone; tall, so that the whole list is visible. */
const frame = { width: 540, height: 2600 }

/** The list as a guest sees it. */
export async function photographList(studio: Studio, locale: UiLocale): Promise<Photos> {
	const text = words[locale]
	const home = `/${locale}/latest?news_locale=${locale}`
	const page = await studio.open(locale, home, frame)
	const tabs = page.getByRole('tablist', { name: text('tabs.label') })
	const toolbar = tabs.locator('xpath=..')
	const freshness = page.locator('.day-line').first()
	const articles = page.getByRole('article')
	const ad = page.getByRole('group', { name: text('ads.label', { advertiser: '' }) }).first()
	await untilSeen(page, ad)
	const photos: Photos = {
		'news-box': await photograph(page, [await wording(articles)], 0),
		'text-ad': await photograph(
			page,
			[
				page.getByRole('listitem').filter({ has: ad }).first(),
				ad.locator('xpath=../preceding-sibling::li[1]'),
			],
			0,
		),
		'price-bar': await photograph(page, [page.getByRole('region', { name: text('prices.label') })], 0),
		tabs: await photograph(page, [tabs]),
		notifications: await photograph(page, [toolbar, freshness]),
	}

	await page.getByRole('combobox', { name: text('sort.label') }).selectOption('views')
	await page.waitForURL(/sort/)
	await settled(page)
	photos.sort = await photograph(page, [toolbar, articles.nth(1)])

	// The list goes on to its tenth page, and the links are below it.
	await goTo(page, `${studio.origin}${home}&page=9`)
	const paging = page.getByRole('navigation', { name: text('pages.label') })
	await paging.scrollIntoViewIfNeeded()
	photos.paging = await photograph(page, [paging.getByRole('link').first(), paging.getByRole('link').last()])

	const box = page.getByRole('searchbox', { name: text('search.label') })
	await box.fill(locale === 'fa' ? 'سیمرغ و ققنوس' : 'simurgh and phoenix')
	await box.press('Enter')
	const warning = page.getByRole('alert').filter({ hasText: text('news.none') })
	await warning.waitFor()
	photos['not-found'] = await photograph(page, [toolbar, warning])
	await page.context().close()
	return photos
}

/** An ad for a coin is shown only while one of the first items is about it. */
async function untilSeen(page: Page, ad: Locator): Promise<void> {
	for (let turn = 0; turn < 40 && (await ad.count()) === 0; turn += 1) {
		await page.waitForTimeout(2000)
		await goTo(page, page.url())
	}
}

/** A box with votes, views and as many coins as possible, so that all its parts are visible. */
async function wording(articles: Locator): Promise<Locator> {
	const all = await articles.all()
	const scores = await Promise.all(
		all.map(async (one) => {
			const [coins, views] = await Promise.all([
				one.locator('.row-coins a').count(),
				one.locator('.count').count(),
			])
			return coins + views * 10
		}),
	)
	const best = all[scores.indexOf(Math.max(...scores))]
	if (best === undefined) throw new Error('there are no news')
	return best
}

async function settled(page: Page): Promise<void> {
	await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
	await page.waitForLoadState('networkidle')
}
