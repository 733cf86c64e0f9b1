import type { Catalogue, FeedKind, Source } from '#domain/catalogue.ts'
import { listSelectors } from './render-list.ts'
import { type FeedFormat, scriptOf } from './sample-sources.ts'

const kinds: Readonly<Record<FeedFormat, FeedKind>> = {
	wordpress: 'rss',
	rss: 'rss',
	rss092: 'rss',
	rdf: 'rdf',
	atom: 'atom',
	atom03: 'atom',
	json: 'json',
	sitemap: 'sitemap',
	html: 'html',
}

/** The same catalogue, with every source moved to the newsroom on this machine; links lead to `publicBase`. */
export function sampleCatalogue(catalogue: Catalogue, origin: string, publicBase: string): Catalogue {
	const domains = [...new Set([new URL(publicBase).hostname, new URL(origin).hostname])]
	return {
		...catalogue,
		sources: catalogue.sources.map(({ selectors: _real, ...source }): Source => {
			const { format } = scriptOf(source.slug)
			return {
				...source,
				homepage: `${origin}/s/${source.slug}/`,
				feedUrl: `${origin}/s/${source.slug}/feed`,
				feedKind: kinds[format],
				domains,
				...(format === 'html' ? { selectors: listSelectors } : {}),
			}
		}),
	}
}
