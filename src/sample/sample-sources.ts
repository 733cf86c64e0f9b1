import type { Catalogue, FeedKind, Source } from '#domain/catalogue.ts'
import { listSelectors } from './render-feed.ts'

/** How a sample source publishes; together they try every format and charset the pipeline reads. */
export type FeedFormat =
	| 'wordpress'
	| 'rss'
	| 'rss092'
	| 'rdf'
	| 'atom'
	| 'atom03'
	| 'json'
	| 'sitemap'
	| 'html'
export type Charset = 'utf-8' | 'utf-16le' | 'windows-1256' | 'windows-1252' | 'iso-8859-1'

/** What its server does besides answering. Times are minutes of the hour, so that trouble comes and goes. */
type Trouble =
	| { kind: 'slow'; milliseconds: number }
	| { kind: 'status'; status: 403 | 404 | 500; from: number; until: number }
	| { kind: 'maintenance'; from: number; until: number }
	| { kind: 'moved'; status: 301 | 302 | 308 }
	| { kind: 'truncated' }
	| { kind: 'rate-limited'; everySeconds: number }

export type SourceScript = {
	format: FeedFormat
	charset: Charset
	/** Whether the header names the charset, or only the document itself does. */
	charsetInHeader: boolean
	trouble?: Trouble
	/** Links carry campaign tags. */
	campaignTags: boolean
	/** Every item gets a new guid each minute. */
	guidChurn: boolean
	icon: boolean
}

const usual: SourceScript = {
	format: 'wordpress',
	charset: 'utf-8',
	charsetInHeader: true,
	campaignTags: false,
	guidChurn: false,
	icon: true,
}

const scripts: Readonly<Record<string, Partial<SourceScript>>> = {
	'arzdigital-breaking': { campaignTags: true },
	'ramzarz-news': { trouble: { kind: 'slow', milliseconds: 2_400 } },
	'coin-iran': { trouble: { kind: 'status', status: 500, from: 10, until: 25 }, icon: false },
	'nobitex-mag': { guidChurn: true },
	zoomarz: { format: 'atom' },
	'blockchain-iran': { format: 'rdf', icon: false },
	coinnik: { format: 'rss092' },
	'mihan-signal': { trouble: { kind: 'status', status: 404, from: 30, until: 50 } },
	'tokenbaz-blog': { trouble: { kind: 'moved', status: 301 } },
	'iran-broker': { trouble: { kind: 'moved', status: 302 }, icon: false },
	way2pay: { format: 'json' },
	peivast: { format: 'rss', charset: 'utf-16le' },
	'digiato-crypto': { trouble: { kind: 'truncated' } },
	'donya-e-eqtesad': { format: 'rss', charset: 'windows-1256' },
	'eghtesad-news': { format: 'sitemap' },
	'eghtesad-online': { format: 'rss', charset: 'windows-1256', charsetInHeader: false },
	'fardaye-eghtesad': { format: 'rss', icon: false },
	'it-iran': { format: 'atom03', charset: 'utf-16le', charsetInHeader: false },
	citna: { format: 'html', icon: false },

	coindesk: { format: 'rss', campaignTags: true },
	'the-block': { format: 'json' },
	decrypt: { format: 'atom' },
	'bitcoin-magazine': { trouble: { kind: 'status', status: 403, from: 40, until: 58 } },
	'bitcoin-com-news': { format: 'rss', charset: 'iso-8859-1' },
	newsbtc: { campaignTags: true },
	bitcoinist: { format: 'rdf' },
	'u-today': { trouble: { kind: 'rate-limited', everySeconds: 45 } },
	coingape: { trouble: { kind: 'truncated' } },
	blockworks: { trouble: { kind: 'maintenance', from: 52, until: 60 } },
	coinjournal: { format: 'rss', charset: 'windows-1252', charsetInHeader: false },
	zycrypto: { format: 'atom03' },
	cryptopolitan: { trouble: { kind: 'slow', milliseconds: 3_600 } },
	coinpedia: { trouble: { kind: 'slow', milliseconds: 2_000 }, icon: false },
	'web3-is-going-just-great': { format: 'atom' },
	protos: { format: 'html' },
	'bloomberg-crypto': { format: 'sitemap' },
	bankless: { trouble: { kind: 'moved', status: 308 }, icon: false },
	'fxstreet-crypto': { format: 'rss', charset: 'utf-16le' },
	'finance-magnates-crypto': { format: 'rss092', charset: 'windows-1252' },
}

/** A source that nobody wrote a script for (a catalogue of the operator's own) behaves as most do. */
export const scriptOf = (source: string): SourceScript => ({ ...usual, ...scripts[source] })

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
