import { fail, ok, type Result } from '#domain/result.ts'
import { feedDate } from '#ingest/date/feed-date.ts'
import type { FeedEntry } from '#ingest/feed-entry.ts'
import { absoluteLink, baseAddress, isWebAddress } from '#ingest/link/absolute-link.ts'
import { isPictureType, usablePicture } from './feed-picture.ts'
import { htmlSummary, plainText, textSummary } from './plain-text.ts'

type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/** Some feeds use numbers as ids; other values that are no strings are ignored. */
function textOf(object: JsonObject, name: string): string | null {
	if (!Object.hasOwn(object, name)) return null
	const value = object[name]
	if (typeof value === 'number' && Number.isFinite(value)) return String(value)
	return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** A number is no address, but a relative link of that number would be one. */
const linkOf = (object: JsonObject, name: string): string | null =>
	typeof object[name] === 'string' ? textOf(object, name) : null

const longestMarkup = 8_000

function readItem(item: JsonObject, base: string): FeedEntry {
	const id = textOf(item, 'id')?.trim() ?? null
	const link =
		linkOf(item, 'url') ?? linkOf(item, 'external_url') ?? (id !== null && isWebAddress(id) ? id : null)
	const summary = textOf(item, 'summary')
	const text = textOf(item, 'content_text')
	const html = textOf(item, 'content_html')
	return {
		title: plainText(textOf(item, 'title') ?? ''),
		url: absoluteLink(link, base),
		published:
			feedDate(textOf(item, 'date_published')?.trim()) ?? feedDate(textOf(item, 'date_modified')?.trim()),
		guid: id,
		summary:
			(summary !== null && htmlSummary(summary.slice(0, longestMarkup))) ||
			(text !== null && textSummary(text.slice(0, longestMarkup))) ||
			(html !== null && htmlSummary(html.slice(0, longestMarkup))) ||
			null,
		...usablePicture(
			textOf(item, 'image') ?? textOf(item, 'banner_image') ?? attachedPicture(item.attachments),
			base,
		),
	}
}

function attachedPicture(attachments: unknown): string | null {
	const listed: unknown[] = Array.isArray(attachments) ? attachments : []
	const picture = listed.filter(isObject).find((one) => isPictureType(textOf(one, 'mime_type') ?? ''))
	return picture === undefined ? null : textOf(picture, 'url')
}

const feedFields = ['url', 'external_url', 'title', 'content_text', 'content_html']

/** Other JSON documents may have a list of that name as well. */
const isFeed = (items: readonly unknown[], version: string | null): boolean =>
	version?.includes('jsonfeed.org') === true ||
	items.some((item) => isObject(item) && feedFields.some((name) => textOf(item, name) !== null))

type JsonFeed = { entries: FeedEntry[]; partial: boolean }

/** JSON Feed 1 and 1.1. A truncated document gives its complete items. */
export function readJsonFeed(text: string, address: string): Result<JsonFeed, string> {
	let document: unknown
	let partial = false
	try {
		document = JSON.parse(text.trim().replace(/^\ufeff/, ''))
	} catch {
		const salvaged = salvageItems(text)
		if (salvaged === null) return fail('it begins like JSON and is none')
		document = { items: salvaged }
		partial = true
	}
	if (!isObject(document) || !Array.isArray(document.items)) return fail('it is JSON without a list of items')
	if (!isFeed(document.items, textOf(document, 'version'))) return fail('its items have nothing of a feed')
	const base = baseAddress(textOf(document, 'feed_url') ?? textOf(document, 'home_page_url'), '')
	const items: unknown[] = document.items
	return ok({ entries: items.filter(isObject).map((item) => readItem(item, address || base)), partial })
}

/**
 * The complete objects of the list «items» in truncated or damaged JSON; null if there are none. It only tracks strings and
 * brackets, in one pass over the text.
 */
function salvageItems(text: string): unknown[] | null {
	const list = /"items"\s*:\s*\[/.exec(text)
	if (list === null) return null
	const items: unknown[] = []
	let depth = 0
	let start = 0
	let inString = false
	for (let at = list.index + list[0].length; at < text.length; at++) {
		const character = text[at]
		if (inString) {
			if (character === '\\') at += 1
			else if (character === '"') inString = false
			continue
		}
		if (character === '"') inString = true
		else if (character === '{' || character === '[') {
			if (depth === 0) start = at
			depth += 1
		} else if (character === '}' || character === ']') {
			depth -= 1
			if (depth < 0) break
			if (depth > 0) continue
			try {
				items.push(JSON.parse(text.slice(start, at + 1)))
			} catch {
				break
			}
		}
	}
	return items.length === 0 ? null : items
}
