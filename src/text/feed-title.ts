import type { NewsLocale } from '#domain/locale.ts'

/** The names of the two feeds; every page names both. */
export const feedTitle: Record<NewsLocale, string> = {
	fa: 'زاگرس: اخبار فارسی',
	en: 'Zagros: English news',
}
