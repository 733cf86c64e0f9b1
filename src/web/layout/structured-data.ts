import { pathOf } from '#contract/route-names.ts'
import { brandName } from '#domain/brand.ts'
import { uiLocales } from '#domain/locale.ts'
import type { PageSetting } from './page-metadata.ts'

/** A node of schema.org, in its vocabulary. */
export type StructuredNode = { '@type': string } & Record<string, unknown>

/** The publisher, the site and its search: the same on every page of a language. */
export function siteNodes({ locale, publicUrl }: PageSetting): StructuredNode[] {
	const name = brandName[locale]
	const alternateName = uiLocales.filter((other) => other !== locale).map((other) => brandName[other])
	const search = publicUrl + pathOf(`${locale}-home-results`)
	return [
		{
			'@type': 'Organization',
			'@id': organisationId(publicUrl),
			name,
			alternateName,
			url: `${publicUrl}/`,
			logo: { '@type': 'ImageObject', url: `${publicUrl}/icon-512.png`, width: 512, height: 512 },
		},
		{
			'@type': 'WebSite',
			'@id': websiteId(publicUrl),
			name,
			alternateName,
			url: `${publicUrl}/`,
			inLanguage: uiLocales,
			publisher: { '@id': organisationId(publicUrl) },
			potentialAction: {
				'@type': 'SearchAction',
				target: { '@type': 'EntryPoint', urlTemplate: `${search}?search_query={search_term_string}` },
				'query-input': 'required name=search_term_string',
			},
		},
	]
}

const organisationId = (publicUrl: string): string => `${publicUrl}/#organization`
export const websiteId = (publicUrl: string): string => `${publicUrl}/#website`

/** The text of a script element: every “<” is escaped, so no value can close the element or open a comment. */
export const structuredText = (nodes: readonly StructuredNode[]): string =>
	JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029')
