import { nameLocale } from '#domain/catalogue.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { ListItem } from './home-data.ts'

/** What the outlet of an item is called in an interface, and in which language that is. */
export function outletOf(
	{ title, title_en = title, locale }: Pick<ListItem['source'], 'title' | 'title_en' | 'locale'>,
	uiLocale: UiLocale,
): { name: string; lang: UiLocale | undefined } {
	const lang = nameLocale(locale, uiLocale)
	return { name: lang === locale ? title : title_en, lang: lang === uiLocale ? undefined : lang }
}
