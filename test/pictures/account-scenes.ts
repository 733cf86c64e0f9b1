import type { Page } from 'playwright-core'
import type { UiLocale } from '#domain/locale.ts'
import { fillSignUp, type Person, submitSignUp } from '#test/journeys/account-steps.ts'
import { dashboardWords } from '#test/journeys/dashboard-steps.ts'
import { mailedPath } from '#test/journeys/outbox.ts'
import { words } from '#test/journeys/words.ts'
import { translateFollows } from '#text/translate.ts'
import { photograph } from './camera.ts'
import { photographFavourites } from './filter-scenes.ts'
import { goTo, type Photos, type Studio } from './studio.ts'

/** Invented people, one for each language. */
const people: Record<UiLocale, Person> = {
	en: {
		first: 'Emma',
		last: 'Reed',
		email: 'emma.reed@mail.example',
		username: 'emma.reed',
		password: 'Kuh-e-Zard4!',
	},
	fa: {
		first: 'سارا',
		last: 'کریمی',
		email: 'sara.karimi@mail.example',
		username: 'sara.karimi',
		password: 'Kuh-e-Zard4!',
	},
}

/** Sign-up, log-in and the dashboard. */
export async function photographAccount(studio: Studio, locale: UiLocale): Promise<Photos> {
	const person = people[locale]
	const page = await studio.open(locale, '/user/signup', { width: 800, height: 1200 })
	const card = page.locator('.account-card')
	const photos: Photos = {}
	await fillSignUp(page, locale, person)
	// Leaves the last field, so that the picture has no cursor.
	await card.getByRole('heading').click()
	photos.signup = await photograph(page, [card], 16)
	await submitSignUp(page, locale)
	await page.waitForURL('**/user/signup/confirmation')

	const stranger = await studio.open(locale, '/user/login', { width: 800, height: 1000 })
	photos.login = await photograph(stranger, [stranger.locator('.account-card')], 16)
	await goTo(stranger, `${studio.origin}/user/password/reset/`)
	photos['password-reset'] = await photograph(stranger, [stranger.locator('.account-card')], 16)
	await stranger.context().close()

	await page.goto(studio.origin + (await mailedPath(studio.dataDir, person.email, 'activation')))
	await page.waitForURL('**/dashboard/start')
	await goTo(page, `${studio.origin}/dashboard`)
	await page.setViewportSize({ width: 720, height: 880 })
	await page.getByLabel(dashboardWords[locale]('email'), { exact: true }).waitFor()
	await page.waitForLoadState('networkidle')
	// The welcome message covers a button for two seconds.
	await page.locator('.message-box').waitFor({ state: 'detached' })
	photos.account = await page.screenshot()
	photos.bookmarks = await photographBookmarks(page, studio, locale)
	photos.favourites = await photographFavourites(page, studio, locale)
	await page.context().close()
	return photos
}

async function photographBookmarks(page: Page, studio: Studio, locale: UiLocale): Promise<Buffer> {
	await goTo(page, `${studio.origin}/${locale}?news_locale=${locale}`)
	const keep = page.getByRole('button', { name: words[locale]('account.bookmark'), exact: true })
	for (const index of [0, 1, 2]) {
		const saved = page.waitForResponse((response) => response.url().includes('/favorites/news/'))
		await keep.nth(index).click()
		await saved
	}
	await goTo(page, `${studio.origin}/${locale}/my?view=saved`)
	const view = page.getByRole('region', { name: translateFollows(locale)('my.title'), exact: true })
	await view.getByRole('article').nth(2).waitFor()
	return photograph(page, [view], 8)
}
