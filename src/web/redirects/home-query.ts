import type { ListLocale } from '#domain/locale.ts'

/** The query of a redirect to the home screen: what came with the request, and which news to show. */
export function homeQuery(url: URL, newsLocale: ListLocale): string {
	const query = new URLSearchParams(url.search)
	query.set('news_locale', newsLocale)
	return `?${query}`
}
