import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { type Source, sourceTitle } from '#domain/catalogue.ts'
import feedFormats from './data/feed-formats.json' with { type: 'json' }
import pageWords from './data/page-words.json' with { type: 'json' }
import { typeset } from './fill-template.ts'
import { renderFeed } from './render-feed.ts'
import { itemPath, type SampleItem, titleAt } from './sample-item.ts'
import { type Charset, type SourceScript, scriptOf } from './sample-sources.ts'

/** One entry of a feed as its outlet publishes it. */
export type FeedPageEntry = {
	title: string
	link: string
	guid: string
	publishedAt: Date
	updatedAt: Date
	summary: string
}

/** Everything that a feed's renderer needs. */
export type FeedPage = {
	source: Source
	script: SourceScript
	/** The outlet's front page, as its readers see it. */
	homepage: string
	self: string
	title: string
	entries: readonly FeedPageEntry[]
}

/** A rendered feed with its validators. */
export type FeedDocument = {
	body: Buffer
	gzipped: Buffer
	contentType: string
	etag: string
	lastModified: Date
}

type FeedPlace = { source: Source; self: string; publicBase: string; now: number }

/** Changes whenever the content of the feed changes. */
export function feedVersion(items: readonly SampleItem[], { source, now }: FeedPlace): string {
	const churn = scriptOf(source.slug).guidChurn ? Math.floor(now / 60_000) : 0
	return createHash('sha256')
		.update(`${churn}\n${items.map((item) => `${item.code} ${titleAt(item, now)}`).join('\n')}`)
		.digest('hex')
		.slice(0, 20)
}

export function feedDocument(items: readonly SampleItem[], place: FeedPlace, version: string): FeedDocument {
	const { source, self, publicBase, now } = place
	const script = scriptOf(source.slug)
	const { mediaType } = feedFormats[script.format]
	const entries = items.map((item) => entryOf(item, script, publicBase, now))
	const homepage = `${publicBase}/s/${source.slug}/`
	const text = renderFeed({
		source,
		script,
		homepage,
		self,
		title: sourceTitle(source),
		entries,
	})
	const body = encodeText(script.trouble?.kind === 'truncated' ? cutInLastItem(text) : text, script.charset)
	const changed = Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()))
	return {
		body,
		gzipped: gzipSync(body),
		contentType: script.charsetInHeader ? `${mediaType}; charset=${script.charset}` : mediaType,
		etag: `W/"${version}"`,
		lastModified: new Date(changed),
	}
}

function entryOf(item: SampleItem, script: SourceScript, publicBase: string, now: number): FeedPageEntry {
	const slash = script.format === 'wordpress' ? '/' : ''
	const address = `${publicBase}/s/${item.source}/${itemPath(item)}${slash}`
	const churn = script.guidChurn ? `-${Math.floor(now / 60_000)}` : ''
	const correctedAt = item.correctedAt !== undefined && item.correctedAt <= now ? item.correctedAt : undefined
	return {
		title: script.charset === 'windows-1252' ? typeset(titleAt(item, now)) : titleAt(item, now),
		link: script.campaignTags ? `${address}?utm_source=rss&utm_medium=feed&utm_campaign=sample` : address,
		// A guid without isPermaLink="false" must be an address.
		guid: script.format === 'rss' ? address : `urn:sample:${item.source}:${item.code}${churn}`,
		publishedAt: new Date(item.publishedAt),
		updatedAt: new Date(correctedAt ?? item.publishedAt),
		summary: pageWords[item.locale].summary,
	}
}

/** The connection broke in the middle of the last item's title. */
function cutInLastItem(text: string): string {
	return text.slice(0, text.lastIndexOf('<title>') + 20)
}

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
