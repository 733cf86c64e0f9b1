import { nameLocale } from '#domain/catalogue.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { ListItem } from './home-data.ts'

/** The name of an item's outlet in an interface, and its language. */
export function outletOf(
	{ title, title_en = title, locale }: Pick<ListItem['source'], 'title' | 'title_en' | 'locale'>,
	uiLocale: UiLocale,
): { name: string; lang: UiLocale | undefined } {
	const lang = nameLocale(locale, uiLocale)
	return { name: lang === locale ? title : title_en, lang: lang === uiLocale ? undefined : lang }
}
