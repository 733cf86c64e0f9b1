import { inLocale, pathOf, type RouteName } from '#contract/route-names.ts'
import { shareImageSize } from '#contract/share-image.ts'
import { brandName, socialImagePath } from '#domain/brand.ts'
import { defaultLocale, languages, newsLocales, type UiLocale, uiLocales } from '#domain/locale.ts'
import { feedTitle } from '#text/feed-title.ts'
import { textIn } from '#text/page-texts.ts'

/** The picture of a shared link, as a path of this site. */
type SocialImage = { path: string; width: number; height: number; alt: string }

/** What a page says of itself to search engines and to whoever shares its link. */
export type PageDescription = {
	/** The whole title of the document. */
	title: string
	/** What stands over a shared link; the title where nothing is said. */
	socialTitle?: string | undefined
	description?: string | undefined
	/** The route that the page stands at; without one it has no address to be found by. */
	route?: RouteName | undefined
	params?: Record<string, string | undefined> | undefined
	/** The part of the query that makes it another page, such as “?page=2”. */
	query?: string | undefined
	image?: SocialImage | undefined
	/**
	 * The query under which the page is shared, where that is not its canonical one: a reader of Open Graph goes to
	 * the address it finds here, and must find the same title there.
	 */
	sharedQuery?: string | undefined
	/** Kept out of search engines: search results, account screens, errors. */
	hidden?: boolean | undefined
}

export type PageSetting = { locale: UiLocale; publicUrl: string }

type MetaTag = { name: string; property?: string; content: string } | { property: string; content: string }
type LinkTag = { rel: string; href: string; hrefLang?: string; type?: string; title?: string }
export type PageMetadata = { title: string; metas: MetaTag[]; links: LinkTag[] }

/** Everything in the head that differs from page to page. */
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
		// One for both who search and who share: they say the same.
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
		// The one thing that Open Graph has no word for; whoever reads it takes the rest from there.
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
	// A screen that has one address for both languages has no alternates.
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
