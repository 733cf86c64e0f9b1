import sharp from 'sharp'
import type { UiLocale } from '#domain/locale.ts'
import { goTo, type Studio } from './studio.ts'

/** The two pictures show both languages and both themes. */
const themes = { en: 'light', fa: 'dark' } as const
const frame = { width: 1440, height: 900 }

/** The home screen as the README shows it. */
export async function photographForReadme(studio: Studio, locale: UiLocale): Promise<Buffer> {
	const path = `/${locale}?news_locale=${locale}`
	const page = await studio.open(locale, path, frame)
	await page.emulateMedia({ colorScheme: themes[locale], reducedMotion: 'reduce' })
	await goTo(page, studio.origin + path)
	const photo = await page.screenshot()
	await page.context().close()
	return sharp(photo).resize(frame.width).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer()
}
