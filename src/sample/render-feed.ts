import iconv from 'iconv-lite'
import { type Source, sourceTitle } from '#domain/catalogue.ts'
import { directionOf } from '#domain/locale.ts'
import pageWords from './data/page-words.json' with { type: 'json' }
import { fillTemplate, readTemplate, typeset } from './fill-template.ts'
import type { SampleItem } from './sample-news.ts'
import { type Charset, type FeedFormat, scriptOf } from './sample-sources.ts'

type FeedPlace = {
	source: Source
	self: string
	/** The base URL of the articles. */
	publicBase: string
}

const templates = new Map<FeedFormat, string>()

/** Renders a feed by the template of its format in data/feeds; JSON is written here. */
export function renderFeed(items: readonly SampleItem[], { source, self, publicBase }: FeedPlace): Buffer {
	const { locale, slug } = source
	const { format, charset } = scriptOf(slug)
	const homepage = `${publicBase}/s/${slug}/`
	const { origin } = new URL(homepage)
	const outlet = sourceTitle(source)
	const pictures = `${self.replace(/feed$/, '')}pictures/`
	const entries = items.map((item) => ({
		...entryOf(item, source, homepage),
		picture: `${pictures}${item.path}.png`,
	}))
	if (format === 'json') return encodeText(jsonFeed({ outlet, homepage, self, locale }, entries), charset)
	const template = templates.get(format) ?? readTemplate(`feeds/${format}.template`)
	templates.set(format, template)
	const values = {
		...pageWords[locale],
		outlet,
		homepage,
		self,
		origin,
		locale,
		direction: directionOf(locale),
		charset: charset === 'utf-16le' ? 'UTF-16' : charset,
		changed: entries[0]?.published ?? new Date(0).toISOString(),
	}
	const located = entries.map((entry) => ({ ...entry, path: entry.link.replace(origin, '') }))
	return encodeText(fillTemplate(template, values, located), charset)
}

const tehranOffset = 3.5 * 3_600_000

/** What the templates know of an item. */
function entryOf({ title, summary, path, publishedAt }: SampleItem, { slug, locale }: Source, base: string) {
	const { format, charset, campaignTags } = scriptOf(slug)
	const address = `${base}${path}${format === 'wordpress' ? '/' : ''}`
	const at = new Date(publishedAt)
	const byZone = at.toUTCString()
	const published = at.toISOString()
	const inTehran = new Date(publishedAt + tehranOffset).toUTCString().replace('GMT', '+0330')
	return {
		title: charset === 'windows-1252' ? typeset(title) : title,
		summary: summary ?? pageWords[locale].summary,
		link: campaignTags ? `${address}?utm_source=rss&utm_medium=feed&utm_campaign=sample` : address,
		// A guid without isPermaLink="false" must be an address.
		guid: format === 'rss' ? address : `urn:sample:${slug}:${path}`,
		published,
		publishedMinute: published.slice(0, 16).replace('T', ' '),
		publishedByZone: byZone,
		publishedByOffset: byZone.replace('GMT', '+0000'),
		publishedAtHome: pageWords[locale].zone === 'UTC' ? byZone : inTehran,
	}
}

type Entry = ReturnType<typeof entryOf> & { picture: string }

const jsonFeed = (feed: Record<'outlet' | 'homepage' | 'self' | 'locale', string>, entries: Entry[]) =>
	JSON.stringify({
		version: 'https://jsonfeed.org/version/1.1',
		title: feed.outlet,
		home_page_url: feed.homepage,
		feed_url: feed.self,
		language: feed.locale,
		items: entries.map(({ guid: id, link: url, title, summary, published, picture: image }) => ({
			...{ id, url, title, summary, image },
			date_published: published,
		})),
	})

/**
 * Characters that the charset lacks become numeric references, as XML serialisers write them: windows-1256 has
 * neither the Persian ی nor Persian digits. The text must not contain CDATA, where references are not decoded.
 */
export function encodeText(text: string, charset: Charset): Buffer {
	if (charset === 'utf-8') return Buffer.from(text, 'utf8')
	if (charset === 'utf-16le') return iconv.encode(text, 'utf-16le', { addBOM: true })
	const missing = [...new Set(text)].filter(
		(letter) => iconv.decode(iconv.encode(letter, charset), charset) !== letter,
	)
	const representable = missing.reduce(
		(known, letter) => known.replaceAll(letter, `&#${letter.codePointAt(0)};`),
		text,
	)
	return iconv.encode(representable, charset)
}
