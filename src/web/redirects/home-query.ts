import type { ListLocale } from '#domain/locale.ts'

/** The query of a redirect to the home screen: that of the request, and the news language. */
export function homeQuery(url: URL, newsLocale: ListLocale): string {
	const query = new URLSearchParams(url.search)
	query.set('news_locale', newsLocale)
	return `?${query}`
}
