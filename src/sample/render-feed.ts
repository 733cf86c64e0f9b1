import { directionOf } from '#domain/locale.ts'
import pageWords from './data/page-words.json' with { type: 'json' }
import type { FeedPage, FeedPageEntry } from './feed-document.ts'
import { fillTemplate, readTemplate } from './fill-template.ts'
import type { FeedFormat } from './sample-sources.ts'

const templates = new Map<FeedFormat, string>()

/** Renders a feed by the template of its format in data/feeds; JSON is written here. */
export function renderFeed(page: FeedPage): string {
	const { format } = page.script
	if (format === 'json') return renderJsonFeed(page)
	const template = templates.get(format) ?? readTemplate(`feeds/${format}.template`)
	templates.set(format, template)
	const { locale } = page.source
	const { origin } = new URL(page.homepage)
	const values = {
		...pageWords[locale],
		outlet: page.title,
		homepage: page.homepage,
		self: page.self,
		origin,
		locale,
		direction: directionOf(locale),
		charset: page.script.charset === 'utf-16le' ? 'UTF-16' : page.script.charset,
		changed: (page.entries[0]?.updatedAt ?? new Date(0)).toISOString(),
	}
	const entries = page.entries.map((entry) => entryValues(entry, origin, pageWords[locale].zone))
	return fillTemplate(template, values, entries)
}

const tehranOffset = 3.5 * 3_600_000

function entryValues(entry: FeedPageEntry, origin: string, zone: string) {
	const { title, link, guid, summary, publishedAt, updatedAt } = entry
	const byZone = publishedAt.toUTCString()
	const inTehran = () => new Date(publishedAt.getTime() + tehranOffset).toUTCString().replace('GMT', '+0330')
	const published = publishedAt.toISOString()
	return {
		title,
		link,
		guid,
		summary,
		path: link.slice(link.startsWith(origin) ? origin.length : 0),
		published,
		publishedMinute: published.slice(0, 16).replace('T', ' '),
		publishedByZone: byZone,
		publishedByOffset: byZone.replace('GMT', '+0000'),
		publishedAtHome: zone === 'UTC' ? byZone : inTehran(),
		updated: updatedAt.toISOString(),
	}
}

function renderJsonFeed(page: FeedPage): string {
	return JSON.stringify({
		version: 'https://jsonfeed.org/version/1.1',
		title: page.title,
		home_page_url: page.homepage,
		feed_url: page.self,
		language: page.source.locale,
		items: page.entries.map((entry) => ({
			id: entry.guid,
			url: entry.link,
			title: entry.title,
			summary: entry.summary,
			date_published: entry.publishedAt.toISOString(),
			date_modified: entry.updatedAt.toISOString(),
		})),
	})
}
