import { informationPages } from '#contract/information-pages.ts'
import { inLocale, pathOf, type RouteName } from '#contract/route-names.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { locales } from '#domain/locale.ts'

type Place = { route: RouteName; params?: { category: string } }

/** Every page that is worth finding by itself; news items live at their sources. */
function places({ topics, people }: Pick<Catalogue, 'topics' | 'people'>): Place[] {
	return [
		{ route: 'en-home' },
		...topics.map(({ routeRef }): Place => ({ route: 'en-home-category', params: { category: routeRef } })),
		...people.map(
			({ routeRef }): Place => ({ route: 'en-home-influencers', params: { category: routeRef } }),
		),
		...informationPages.map((page): Place => ({ route: `en-${page}` })),
	]
}

/** The sitemap: each page in both languages, each naming the other. Far below a sitemap's 50,000 addresses. */
export function sitemap(publicUrl: string, catalogue: Pick<Catalogue, 'topics' | 'people'>): string {
	const entries = places(catalogue).flatMap(({ route, params }) => {
		const versions = locales.map((locale) => ({
			locale,
			address: xml(publicUrl + pathOf(inLocale(route, locale), params)),
		}))
		// The root chooses a language by visitor; elsewhere English is for readers of neither.
		const other = route === 'en-home' ? `${publicUrl}/` : publicUrl + pathOf(route, params)
		const alternates = [
			...versions.map(({ locale, address }) => alternate(locale, address)),
			alternate('x-default', xml(other)),
		].join('')
		return versions.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>`)
	})
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...entries,
		'</urlset>\n',
	].join('\n')
}

const alternate = (language: string, address: string): string =>
	`<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string): string => text.replace(/[&<>"]/g, (mark) => references[mark] ?? mark)
