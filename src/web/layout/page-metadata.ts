import { inLocale, pathOf, type RouteName } from '#contract/route-names.ts'
import { shareImageSize } from '#contract/share-image.ts'
import { brandName, socialImagePath } from '#domain/brand.ts'
import { defaultLocale, languages, newsLocales, type UiLocale, uiLocales } from '#domain/locale.ts'
import { feedTitle } from '#text/feed-title.ts'
import { textIn } from '#text/page-texts.ts'

/** The picture of a shared link, as a path of this site. */
type SocialImage = { path: string; width: number; height: number; alt: string }

/** The metadata of a page for search engines and shared links. */
export type PageDescription = {
	/** The complete title of the document. */
	title: string
	/** The title of a shared link; by default that of the page. */
	socialTitle?: string | undefined
	description?: string | undefined
	/** The route of the page; without one it has no canonical URL. */
	route?: RouteName | undefined
	params?: Record<string, string | undefined> | undefined
	/** The part of the query that makes it another page, such as “?page=2”. */
	query?: string | undefined
	image?: SocialImage | undefined
	/**
	 * The query of the shared URL, if it is not the canonical one: Open Graph readers open this URL and must find the
	 * same title there.
	 */
	sharedQuery?: string | undefined
	/** Not indexed: search results, account screens, errors. */
	hidden?: boolean | undefined
}

export type PageSetting = { locale: UiLocale; publicUrl: string }

type MetaTag = { name: string; property?: string; content: string } | { property: string; content: string }
type LinkTag = { rel: string; href: string; hrefLang?: string; type?: string; title?: string }
export type PageMetadata = { title: string; metas: MetaTag[]; links: LinkTag[] }

/** The elements of the head that differ from page to page. */
export function pageMeta(page: PageDescription, { locale, publicUrl }: PageSetting): PageMetadata {
	const address = (each: UiLocale): string | undefined =>
		page.route && publicUrl + pathOf(inLocale(page.route, each), page.params) + (page.query ?? '')
	const canonical = address(locale)
	const shared =
		page.route && page.sharedQuery && publicUrl + pathOf(page.route, page.params) + page.sharedQuery
	return {
		title: page.title,
		metas: [
			...searchTags(page),
			...(canonical ? socialTags(page, shared || canonical, locale, publicUrl) : []),
		],
		links:
			canonical === undefined
				? []
				: [
						{ rel: 'canonical', href: canonical },
						...(page.hidden ? [] : [...languageLinks(page, address, publicUrl), ...feedLinks()]),
					],
	}
}

function searchTags({ description, hidden }: PageDescription): MetaTag[] {
	return [
		// One element for both search engines and Open Graph.
		...(description ? [{ name: 'description', property: 'og:description', content: description }] : []),
		...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
	]
}

function socialTags(page: PageDescription, url: string, locale: UiLocale, publicUrl: string): MetaTag[] {
	const title = page.socialTitle ?? page.title
	const image = page.image ?? siteImage(locale)
	return [
		{ property: 'og:type', content: 'website' },
		{ property: 'og:site_name', content: brandName[locale] },
		{ property: 'og:title', content: title },
		{ property: 'og:url', content: url },
		{ property: 'og:locale', content: languages[locale].openGraph },
		...uiLocales
			.filter((other) => other !== locale)
			.map((other) => ({ property: 'og:locale:alternate', content: languages[other].openGraph })),
		{ property: 'og:image', content: publicUrl + image.path },
		{ property: 'og:image:width', content: String(image.width) },
		{ property: 'og:image:height', content: String(image.height) },
		{ property: 'og:image:alt', content: image.alt },
		// Open Graph has no equivalent; Twitter takes the rest from Open Graph.
		{ name: 'twitter:card', content: 'summary_large_image' },
	]
}

const siteImage = (locale: UiLocale): SocialImage => ({
	path: socialImagePath(locale),
	...shareImageSize,
	alt: `${brandName[locale]} · ${textIn[locale]('app.tagline')}`,
})

function languageLinks(
	{ route, query }: PageDescription,
	address: (locale: UiLocale) => string | undefined,
	publicUrl: string,
): LinkTag[] {
	const all = uiLocales.map((locale) => ({ locale, href: address(locale) ?? '' }))
	// A screen with one URL for both languages has no alternates.
	if (new Set(all.map(({ href }) => href)).size < all.length) return []
	const isHome = uiLocales.some((locale) => route === `${locale}-home`) && !query
	return [
		...all.map(({ locale, href }) => ({ rel: 'alternate', hrefLang: locale, href })),
		{
			rel: 'alternate',
			hrefLang: 'x-default',
			href: isHome ? `${publicUrl}/` : (address(defaultLocale) ?? ''),
		},
	]
}

const feedLinks = (): LinkTag[] =>
	newsLocales.map((locale) => ({
		rel: 'alternate',
		type: 'application/atom+xml',
		title: feedTitle[locale],
		href: `/feeds/${locale}.atom`,
	}))
