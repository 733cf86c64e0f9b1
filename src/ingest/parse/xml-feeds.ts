import type { FeedKind } from '#domain/catalogue.ts'
import { atomFeed } from './read-atom.ts'
import { rdfFeed, rssFeed } from './read-rss.ts'
import { sitemapFeed } from './read-sitemap.ts'
import type { XmlFeed } from './xml-item-reader.ts'

export type XmlKind = Exclude<FeedKind, 'json' | 'html'>

/** The format of each kind of feed that is XML. */
export const xmlFeeds: Record<XmlKind, XmlFeed> = {
	rss: rssFeed,
	rdf: rdfFeed,
	atom: atomFeed,
	sitemap: sitemapFeed,
}
