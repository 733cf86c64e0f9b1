import type { FeedKind, ListSelectors } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { FeedEntry } from '#ingest/feed-entry.ts'
import { absoluteLink, baseAddress } from '#ingest/link/absolute-link.ts'
import { decodeBody } from './decode-body.ts'
import { detectFormat, type XmlFormat } from './detect-format.ts'
import { maxBodyBytes } from './feed-limits.ts'
import { readHtmlList } from './read-html-list.ts'
import { readJsonFeed } from './read-json-feed.ts'
import { xmlFeeds } from './xml-feeds.ts'
import { type RawFeed, readItems } from './xml-item-reader.ts'

/** `partial` means that the document is truncated; the items before the end are included. */
export type ParsedFeed = { kind: FeedKind; entries: FeedEntry[]; partial: boolean }

export type ParseFailure = {
	kind: 'not_a_feed' | 'bad_xml' | 'too_large' | 'layout_changed'
	message: string
}

export type ParseInput = {
	body: Uint8Array
	/** The address of the body. */
	base: string
	contentType: string | null
	/** For pages that are read as lists. */
	selectors?: ListSelectors | undefined
}

/**
 * Five megabytes may contain eight hundred thousand empty items, which would block the receiver. A sitemap, the longest kind
 * of feed, may have fifty thousand.
 */
export const maxItems = 60_000

/** Parses a feed of any format. It never throws, and its work is limited by the size of the feed. */
export function parseFeed(input: ParseInput): Result<ParsedFeed, ParseFailure> {
	if (input.body.byteLength > maxBodyBytes) return failed('too_large', 'it is larger than 5 MiB')
	try {
		return parseText(decodeBody(input.body, input.contentType), input)
	} catch (error) {
		// An invalid CSS selector, or a page that overflows the stack of the tree builder.
		const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown'
		return failed(
			input.selectors === undefined ? 'bad_xml' : 'layout_changed',
			`it could not be read: ${reason}`,
		)
	}
}

const failed = (kind: ParseFailure['kind'], message: string) => fail<ParseFailure>({ kind, message })

const tooManyItems = () => failed('too_large', `it has more than ${maxItems} items`)

function parseText(text: string, input: ParseInput): Result<ParsedFeed, ParseFailure> {
	const base = baseAddress(input.base, '')
	const format = detectFormat(text)
	switch (format.kind) {
		case 'json': {
			const feed = readJsonFeed(text, base)
			if (!feed.ok) return failed('not_a_feed', feed.failure)
			return feed.value.entries.length > maxItems ? tooManyItems() : ok({ kind: 'json', ...feed.value })
		}
		case 'refused':
			return failed('bad_xml', format.reason)
		case 'html':
		case 'unknown':
			if (input.selectors !== undefined && (format.kind === 'html' || format.markup))
				return parsePage(text, input.selectors, base)
			return format.kind === 'html'
				? failed('not_a_feed', 'it is a web page')
				: failed(format.reason === 'it has no root element' ? 'bad_xml' : 'not_a_feed', format.reason)
		default:
			return parseXml(text, format, base)
	}
}

function parsePage(html: string, selectors: ListSelectors, base: string): Result<ParsedFeed, ParseFailure> {
	const entries = readHtmlList(html, selectors, base)
	if (!entries.ok) return failed('layout_changed', entries.failure)
	return ok({ kind: 'html', entries: entries.value, partial: false })
}

function parseXml(text: string, format: XmlFormat, base: string): Result<ParsedFeed, ParseFailure> {
	const { kind } = format
	const { shape, read } = xmlFeeds[kind]
	const feed = readItems(text, format, shape, base)
	if (!feed.ok) return failed('bad_xml', feed.failure)
	const { items, complete } = feed.value
	if (items.length === 0 && !complete) return failed('bad_xml', 'it breaks off before its first item ends')
	if (items.length > maxItems) return tooManyItems()
	if (base === '') resolveAgainst(feed.value)
	return ok({ kind, entries: items.map(read), partial: !complete })
}

/** Without a known address the feed's own link is the base. */
function resolveAgainst({ links, items }: RawFeed): void {
	const own = links.map((link) => absoluteLink(link.attributes.get('href') ?? link.text, link.base))
	const base = own.find((address) => address !== null)
	if (base === undefined) return
	for (const item of items) for (const field of item.fields) if (field.base === '') field.base = base
}
