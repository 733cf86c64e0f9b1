import { informationPages } from '#contract/information-pages.ts'
import { inLocale, pathOf, type RouteName } from '#contract/route-names.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { uiLocales } from '#domain/locale.ts'

type Place = {
	route: RouteName
	params?: { category: string } | { slug: string } | { symbol: string }
	changedAt?: Date
}

/** A story of several reports: the name of its page, and when it was last reported on. */
export type SitemapStory = { slug: string; latest: Date }

/** Every page worth indexing; news items are at their sources, but a story of several reports has its own page here. */
function places(
	{ topics, people, coins }: Pick<Catalogue, 'topics' | 'people' | 'coins'>,
	stories: readonly SitemapStory[],
): Place[] {
	return [
		{ route: 'en-home' },
		...topics.map(({ routeRef }): Place => ({ route: 'en-home-category', params: { category: routeRef } })),
		...people.map(
			({ routeRef }): Place => ({ route: 'en-home-influencers', params: { category: routeRef } }),
		),
		{ route: 'en-sources' },
		{ route: 'en-developers' },
		...coins.map(({ symbol }): Place => ({ route: 'en-coin', params: { symbol } })),
		...informationPages.map((page): Place => ({ route: `en-${page}` })),
		...stories.map(({ slug, latest }): Place => ({ route: 'en-story', params: { slug }, changedAt: latest })),
	]
}

/** A sitemap may not have more addresses than this; both languages of a page are in the same one. */
const mostAddresses = 50_000

type Sitemaps = {
	/** The body of /sitemap.xml: the pages themselves or, where they are too many for one file, the list of parts. */
	root: string
	/** The bodies of /sitemap-1.xml and so on; empty where the root has everything. */
	parts: readonly string[]
}

export function sitemaps(
	publicUrl: string,
	catalogue: Pick<Catalogue, 'topics' | 'people' | 'coins'>,
	stories: readonly SitemapStory[],
): Sitemaps {
	const all = places(catalogue, stories)
	const perPart = mostAddresses / uiLocales.length
	if (all.length <= perPart) return { root: urlSet(publicUrl, all), parts: [] }
	const parts = Array.from({ length: Math.ceil(all.length / perPart) }, (_, index) =>
		urlSet(publicUrl, all.slice(index * perPart, (index + 1) * perPart)),
	)
	return { root: indexOf(publicUrl, parts.length), parts }
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

const indexOf = (publicUrl: string, parts: number): string =>
	[
		declaration,
		`<sitemapindex xmlns="${namespace}">`,
		...Array.from(
			{ length: parts },
			(_, index) => `<sitemap><loc>${escapeMarkup(`${publicUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
		),
		'</sitemapindex>\n',
	].join('\n')

/** Each page in both languages, each naming the other. */
function urlSet(publicUrl: string, chosen: readonly Place[]): string {
	const entries = chosen.flatMap(({ route, params, changedAt }) => {
		const versions = uiLocales.map((locale) => ({
			locale,
			address: escapeMarkup(publicUrl + pathOf(inLocale(route, locale), params)),
		}))
		// The root address chooses a language by visitor; on other pages English is for readers of neither.
		const other = route === 'en-home' ? `${publicUrl}/` : publicUrl + pathOf(route, params)
		const alternates = [
			...versions.map(({ locale, address }) => alternate(locale, address)),
			alternate('x-default', escapeMarkup(other)),
		].join('')
		const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
		return versions.map(({ address }) => `<url><loc>${address}</loc>${changed}${alternates}</url>`)
	})
	return [
		declaration,
		`<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
		...entries,
		'</urlset>\n',
	].join('\n')
}

const alternate = (language: string, address: string): string =>
	`<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
