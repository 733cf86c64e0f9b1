import { brandName } from '#domain/brand.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { FeedForm } from '#domain/feed-form.ts'
import type { NewsFeed, OutgoingEntry } from './news-feed.ts'

/** Characters that XML 1.0 cannot contain; titles are cleaned at ingest, but a feed must never break. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const text = (value: string): string => escapeMarkup(value.replace(unwritable, ''))

const writeEntry = (entry: OutgoingEntry): string =>
	[
		'	<entry>',
		`		<id>${text(entry.id)}</id>`,
		`		<title>${text(entry.title)}</title>`,
		`		<link rel="alternate" href="${text(entry.url)}"/>`,
		`		<published>${entry.publishedAt.toISOString()}</published>`,
		`		<updated>${entry.updatedAt.toISOString()}</updated>`,
		`		<author><name>${text(entry.author)}</name></author>`,
		`		<summary>${text(entry.summary)}</summary>`,
		...entry.categories.map((term) => `		<category term="${text(term)}"/>`),
		'	</entry>',
	].join('\n')

/** Atom 1.0 (RFC 4287). */
const writeAtom = (feed: NewsFeed): string =>
	[
		'<?xml version="1.0" encoding="utf-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.locale}">`,
		`	<id>${text(feed.selfUrl)}</id>`,
		`	<title>${text(feed.title)}</title>`,
		`	<updated>${feed.updatedAt.toISOString()}</updated>`,
		`	<author><name>${text(brandName[feed.locale])}</name></author>`,
		`	<link rel="self" type="application/atom+xml" href="${text(feed.selfUrl)}"/>`,
		`	<link rel="alternate" type="text/html" href="${text(feed.homeUrl)}"/>`,
		...feed.entries.map(writeEntry),
		'</feed>',
		'',
	].join('\n')

/** RSS 2.0, whose dates are those of e-mails. */
export const writeRss = (feed: NewsFeed): string =>
	[
		'<?xml version="1.0" encoding="utf-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
		'<channel>',
		`	<title>${text(feed.title)}</title>`,
		`	<link>${text(feed.homeUrl)}</link>`,
		`	<description>${text(feed.title)}</description>`,
		`	<language>${feed.locale}</language>`,
		`	<lastBuildDate>${feed.updatedAt.toUTCString()}</lastBuildDate>`,
		`	<atom:link rel="self" type="application/rss+xml" href="${text(feed.selfUrl)}"/>`,
		...feed.entries.map(writeItem),
		'</channel>',
		'</rss>',
		'',
	].join('\n')

const writeItem = (entry: OutgoingEntry): string =>
	[
		'	<item>',
		`		<title>${text(entry.title)}</title>`,
		`		<link>${text(entry.url)}</link>`,
		`		<description>${text(entry.summary)}</description>`,
		`		<guid isPermaLink="false">${text(entry.id)}</guid>`,
		`		<pubDate>${entry.publishedAt.toUTCString()}</pubDate>`,
		...entry.categories.map((term) => `		<category>${text(term)}</category>`),
		'	</item>',
	].join('\n')

/** JSON Feed 1.1. */
const writeJsonFeed = (feed: NewsFeed): string =>
	JSON.stringify({
		version: 'https://jsonfeed.org/version/1.1',
		title: feed.title,
		home_page_url: feed.homeUrl,
		feed_url: feed.selfUrl,
		language: feed.locale,
		authors: [{ name: brandName[feed.locale] }],
		items: feed.entries.map((entry) => ({
			id: entry.id,
			url: entry.url,
			title: entry.title,
			// The format requires content, and the headline is all we may publish.
			content_text: entry.title,
			summary: entry.summary,
			date_published: entry.publishedAt.toISOString(),
			date_modified: entry.updatedAt.toISOString(),
			authors: [{ name: entry.author }],
			tags: entry.categories,
		})),
	})

/** How each format is labelled and written. */
export const feedWriters: Record<FeedForm, { type: string; write: (feed: NewsFeed) => string }> = {
	atom: { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
	json: { type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
}
