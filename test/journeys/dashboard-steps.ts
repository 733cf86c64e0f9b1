import type { Page } from 'playwright-core'
import { type DashboardView, dashboardPath } from '#contract/dashboard-path.ts'
import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { translateDashboard } from '#text/translate.ts'
import { joinWithoutForm, newPerson, type Person } from './account-steps.ts'

export const dashboardWords = inEachUiLocale(translateDashboard)

/** A new user, confirmed by the mailed link, on the dashboard. */
export async function arriveOnDashboard(page: Page, locale: UiLocale, dataDir: string): Promise<Person> {
	const person = newPerson()
	await joinWithoutForm(page, locale, person, dataDir)
	await openView(page, 'info')
	await page.getByLabel(dashboardWords[locale]('email'), { exact: true }).waitFor()
	return person
}

export async function openView(page: Page, view: DashboardView): Promise<void> {
	await page.goto(new URL(dashboardPath(view), page.url()).href)
	await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}
