import type { Browser, Page } from 'playwright-core'
import type { UiLocale } from '#domain/locale.ts'
import { pictureDensity } from '#web/pages/page-view.ts'

/** Pictures by the names that the pages use. */
export type Photos = Record<string, Buffer>

type Frame = { width?: number; height?: number }

export type Studio = {
	origin: string
	dataDir: string
	/** A page of the product in a browser of its own, without motion and completely loaded. */
	open: (locale: UiLocale, path: string, frame?: Frame) => Promise<Page>
}

/**
 * Above the breakpoint of 1265, so that all three columns are shown; no wider, so that letters stay legible when
 * scaled down.
 */
const standard = { width: 1280, height: 900 }

export function openStudio(browser: Browser, origin: string, dataDir: string): Studio {
	return {
		origin,
		dataDir,
		open: async (locale, path, { width, height } = {}) => {
			const context = await browser.newContext({
				viewport: { width: width ?? standard.width, height: height ?? standard.height },
				deviceScaleFactor: pictureDensity,
				colorScheme: 'light',
				reducedMotion: 'reduce',
				permissions: ['notifications'],
			})
			await context.addCookies([{ name: 'service_lang', value: locale, url: origin }])
			const page = await context.newPage()
			await goTo(page, origin + path)
			return page
		},
	}
}

export async function goTo(page: Page, address: string): Promise<void> {
	await page.goto(address, { waitUntil: 'networkidle' })
	await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
	await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
