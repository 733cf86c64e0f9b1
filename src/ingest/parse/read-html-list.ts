import { type CheerioAPI, load } from 'cheerio/slim'
import type { ListSelectors } from '#domain/catalogue.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { feedDate } from '#ingest/date/feed-date.ts'
import type { FeedEntry } from '#ingest/feed-entry.ts'
import { absoluteLink, baseAddress } from '#ingest/link/absolute-link.ts'
import { isVoidElement } from './html-tags.ts'
import { oneLine, textSummary } from './plain-text.ts'

/** A news page has tens of items; if hundreds match, the selector matches something else. */
const mostItems = 200
const deepestPage = 256

/** Elements with an optional end tag do not count for the depth. */
const endsByItself = /^(?:p|li|dt|dd|td|th|tr|thead|tbody|tfoot|option|optgroup|colgroup|html|head|body)$/

/** Checked first, because a page that is nested thousands deep keeps a tree builder busy for seconds. */
function isTooDeep(html: string): boolean {
	let depth = 0
	for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-zA-Z][a-zA-Z0-9]*)/g)) {
		const tag = name.toLowerCase()
		if (isVoidElement(tag) || endsByItself.test(tag) || tag === 'meta' || tag === 'link') continue
		depth += slash === '/' ? (depth > 0 ? -1 : 0) : 1
		if (depth > deepestPage) return true
	}
	return false
}

type Part = ReturnType<CheerioAPI>

/** The element that a selector matches inside an item, or the item itself. */
function partOf(item: Part, selector: string): Part {
	const inside = item.find(selector).first()
	return inside.length > 0 ? inside : item.filter(selector)
}

function dateIn(part: Part): string | null {
	const stated = part.attr('datetime') ?? part.attr('content') ?? part.attr('data-time')
	return feedDate(stated?.trim()) ?? feedDate(oneLine(part.text()))
}

function readItem(item: Part, selectors: ListSelectors, base: string): FeedEntry {
	const link = partOf(item, selectors.link)
	return {
		title: oneLine(partOf(item, selectors.title).text()),
		url: absoluteLink(link.attr('href') ?? link.find('a[href]').attr('href'), base),
		published: selectors.date === undefined ? null : dateIn(partOf(item, selectors.date)),
		guid: null,
		summary: selectors.summary === undefined ? null : textSummary(partOf(item, selectors.summary).text()),
	}
}

/** Reads a page as a list of news by CSS selectors. */
export function readHtmlList(
	html: string,
	selectors: ListSelectors,
	address: string,
): Result<FeedEntry[], string> {
	if (isTooDeep(html)) return fail('the page is nested too deep')
	const page = load(html)
	const base = baseAddress(page('base[href]').first().attr('href'), address)
	const items = page(selectors.item)
	if (items.length === 0) return fail('no element of the page is an item any more')
	if (items.length > mostItems)
		return fail(`${items.length} elements of the page are items, which is no list of news`)
	const entries = items.toArray().map((element) => readItem(page(element), selectors, base))
	if (!entries.some((entry) => entry.title !== '' && entry.url !== null))
		return fail('no item of the page has both a title and a link')
	return ok(entries)
}
