import type { Catalogue, FeedKind, Source } from '#domain/catalogue.ts'
import feedFormats from './data/feed-formats.json' with { type: 'json' }
import sourceScripts from './data/source-scripts.json' with { type: 'json' }

/**
 * How a sample source publishes; together (data/source-scripts.json) they cover every format and charset that the
 * pipeline reads.
 */
export type FeedFormat = keyof typeof feedFormats
export type Charset = 'utf-8' | 'utf-16le' | 'windows-1256' | 'windows-1252' | 'iso-8859-1'

export type SourceScript = {
	format: FeedFormat
	charset: Charset
	/** Whether the header names the charset, or only the document itself does. */
	charsetInHeader: boolean
	/** The minutes of each hour in which it cannot be reached, so that the health of sources has something to show. */
	offline?: { from: number; until: number }
	/** Links have campaign parameters. */
	campaignTags: boolean
	icon: boolean
}

const scripts = sourceScripts as Readonly<Record<string, Partial<SourceScript>>> & { usual: SourceScript }

/** A source without a script, as in an operator's own catalogue, behaves like most others. */
export const scriptOf = (source: string): SourceScript => ({ ...scripts.usual, ...scripts[source] })

/** The same catalogue with every feed at the sample server on this machine; links lead to `publicBase`. */
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
				feedKind: feedFormats[format].kind as FeedKind,
				domains,
				...(format === 'html' ? { selectors: feedFormats.html.selectors } : {}),
			}
		}),
	}
}
