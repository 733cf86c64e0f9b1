import type { ListSelectors } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { FeedPage, FeedPageEntry } from './feed-document.ts'

/** Straight quotes as a typesetter prints them: the letters that tell windows-1252 from ISO-8859-1. */
export const typeset = (text: string): string =>
	text
		.replaceAll(/(^|[\s(])'/g, '$1‘')
		.replaceAll("'", '’')
		.replaceAll(/(^|[\s(])"/g, '$1“')
		.replaceAll('"', '”')

/** WordPress turns straight quotes into typographic ones and writes those as references. */
const texturize = (text: string): string =>
	escapeMarkup(typeset(text)).replaceAll(/[‘’“”]/g, (quote) => `&#${quote.charCodeAt(0)};`)

const declaration = (charset: string): string => `<?xml version="1.0" encoding="${charset}"?>`

/** RSS 2.0 as WordPress sends it: typographic quotes, full text in content:encoded, a guid that is no link. */
export function renderWordpress(page: FeedPage): string {
	const items = page.entries.map(
		(entry) => `	<item>
		<title>${texturize(entry.title)}</title>
		<link>${escapeMarkup(entry.link)}</link>
		<dc:creator><![CDATA[${page.title}]]></dc:creator>
		<pubDate>${entry.publishedAt.toUTCString().replace('GMT', '+0000')}</pubDate>
		<guid isPermaLink="false">${escapeMarkup(entry.guid)}</guid>
		<description><![CDATA[<p>${texturize(entry.summary)}</p>]]></description>
		<content:encoded><![CDATA[${fullText(page, entry)}]]></content:encoded>
	</item>`,
	)
	return `${declaration('UTF-8')}<rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
	<title>${texturize(page.title)}</title>
	<atom:link href="${escapeMarkup(page.self)}" rel="self" type="application/rss+xml" />
	<link>${escapeMarkup(page.homepage)}</link>
	<description>${texturize(page.title)}</description>
	<language>${page.source.locale === 'fa' ? 'fa-IR' : 'en-US'}</language>
	<generator>https://wordpress.org/?v=6.6</generator>
${items.join('\n')}
</channel>
</rss>
`
}

function fullText(page: FeedPage, entry: FeedPageEntry): string {
	const [summary, title, outlet] = [entry.summary, entry.title, page.title].map(texturize)
	const link = escapeMarkup(entry.link)
	const closing =
		page.source.locale === 'fa'
			? `نوشته <a href="${link}">${title}</a> اولین بار در ${outlet} پدیدار شد.`
			: `The post <a href="${link}">${title}</a> appeared first on ${outlet}.`
	return `<p>${summary}</p>\n<p>${closing}</p>`
}

/** RSS 2.0 as a newsroom's own system writes it: no CDATA, dates with a zone name or Tehran's offset. */
export function renderRss(page: FeedPage): string {
	const items = page.entries.map(
		(entry) =>
			`<item><title>${escapeMarkup(entry.title)}</title><link>${escapeMarkup(entry.link)}</link>` +
			`<guid>${escapeMarkup(entry.guid)}</guid><description>${escapeMarkup(entry.summary)}</description>` +
			`<pubDate>${localDate(entry.publishedAt, page.source.locale === 'fa')}</pubDate></item>`,
	)
	return `${declaration(page.script.charset === 'utf-16le' ? 'UTF-16' : page.script.charset)}
<rss version="2.0"><channel><title>${escapeMarkup(page.title)}</title><link>${escapeMarkup(page.homepage)}</link>
<description>${escapeMarkup(page.title)}</description>
${items.join('\n')}
</channel></rss>
`
}

const tehranOffset = 3.5 * 3_600_000

const localDate = (at: Date, tehran: boolean): string =>
	tehran ? new Date(at.getTime() + tehranOffset).toUTCString().replace('GMT', '+0330') : at.toUTCString()

/** RSS 0.92: no namespaces, no guid. */
export function renderRss092(page: FeedPage): string {
	const items = page.entries.map(
		(entry) => `<item>
<title>${escapeMarkup(entry.title)}</title>
<link>${escapeMarkup(entry.link)}</link>
<description>${escapeMarkup(entry.summary)}</description>
<pubDate>${entry.publishedAt.toUTCString()}</pubDate>
</item>`,
	)
	return `${declaration(page.script.charset)}
<rss version="0.92">
<channel>
<title>${escapeMarkup(page.title)}</title>
<link>${escapeMarkup(page.homepage)}</link>
<description>${escapeMarkup(page.title)}</description>
${items.join('\n')}
</channel>
</rss>
`
}

/** RSS 1.0: items stand beside the channel, dates come from Dublin Core. */
export function renderRdf(page: FeedPage): string {
	const items = page.entries.map(
		(entry) => `<item rdf:about="${escapeMarkup(entry.link)}">
<title>${escapeMarkup(entry.title)}</title>
<link>${escapeMarkup(entry.link)}</link>
<description>${escapeMarkup(entry.summary)}</description>
<dc:date>${entry.publishedAt.toISOString()}</dc:date>
</item>`,
	)
	const order = page.entries.map((entry) => `<rdf:li rdf:resource="${escapeMarkup(entry.link)}"/>`)
	return `${declaration('UTF-8')}
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="${escapeMarkup(page.self)}">
<title>${escapeMarkup(page.title)}</title>
<link>${escapeMarkup(page.homepage)}</link>
<description>${escapeMarkup(page.title)}</description>
<items><rdf:Seq>${order.join('')}</rdf:Seq></items>
</channel>
${items.join('\n')}
</rdf:RDF>
`
}

/** Atom 1.0 with HTML titles (escaped twice, as the format asks) and links relative to xml:base. */
export function renderAtom(page: FeedPage): string {
	const base = new URL(page.homepage)
	const relative = (link: string): string => link.slice(link.startsWith(base.origin) ? base.origin.length : 0)
	const entries = page.entries.map(
		(entry) => `<entry>
<id>${escapeMarkup(entry.guid)}</id>
<title type="html">${escapeMarkup(escapeMarkup(entry.title))}</title>
<link rel="alternate" type="text/html" href="${escapeMarkup(relative(entry.link))}"/>
<published>${entry.publishedAt.toISOString()}</published>
<updated>${entry.updatedAt.toISOString()}</updated>
<summary type="html">${escapeMarkup(`<p>${escapeMarkup(entry.summary)}</p>`)}</summary>
</entry>`,
	)
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${page.source.locale}" xml:base="${escapeMarkup(base.origin)}/">
<id>${escapeMarkup(page.homepage)}</id>
<title>${escapeMarkup(page.title)}</title>
<updated>${(page.entries[0]?.updatedAt ?? new Date(0)).toISOString()}</updated>
<author><name>${escapeMarkup(page.title)}</name></author>
<link rel="self" href="${escapeMarkup(page.self)}"/>
${entries.join('\n')}
</feed>
`
}

/** Atom 0.3: issued and modified instead of published and updated. */
export function renderAtom03(page: FeedPage): string {
	const entries = page.entries.map(
		(entry) => `<entry>
<title>${escapeMarkup(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escapeMarkup(entry.link)}"/>
<id>${escapeMarkup(entry.guid)}</id>
<issued>${entry.publishedAt.toISOString()}</issued>
<modified>${entry.updatedAt.toISOString()}</modified>
<summary type="text/plain">${escapeMarkup(entry.summary)}</summary>
</entry>`,
	)
	return `<?xml version="1.0" encoding="${page.script.charset === 'utf-16le' ? 'UTF-16' : 'utf-8'}"?>
<feed version="0.3" xmlns="http://purl.org/atom/ns#" xml:lang="${page.source.locale}">
<title>${escapeMarkup(page.title)}</title>
<link rel="alternate" type="text/html" href="${escapeMarkup(page.homepage)}"/>
<modified>${(page.entries[0]?.updatedAt ?? new Date(0)).toISOString()}</modified>
${entries.join('\n')}
</feed>
`
}

export function renderJsonFeed(page: FeedPage): string {
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

export function renderSitemap(page: FeedPage): string {
	const urls = page.entries.map(
		(entry) => `<url>
<loc>${escapeMarkup(entry.link)}</loc>
<news:news>
<news:publication><news:name>${escapeMarkup(page.title)}</news:name><news:language>${page.source.locale}</news:language></news:publication>
<news:publication_date>${entry.publishedAt.toISOString()}</news:publication_date>
<news:title>${escapeMarkup(entry.title)}</news:title>
</news:news>
</url>`,
	)
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Where the parts of the page below stand. */
export const listSelectors: ListSelectors = {
	item: 'main article.story',
	title: 'h2 a',
	link: 'h2 a',
	date: 'time',
	summary: 'p.lead',
}

/** A page of stories between a menu and a footer that a careless selector would take for news. */
export function renderHtmlList(page: FeedPage): string {
	const { locale } = page.source
	const menu = locale === 'fa' ? ['خانه', 'ویدئو', 'درباره ما'] : ['Home', 'Video', 'About']
	const stories = page.entries.map(
		(entry) => `<article class="story">
<h2><a href="${escapeMarkup(entry.link)}">${escapeMarkup(entry.title)}</a></h2>
<time datetime="${entry.publishedAt.toISOString()}">${entry.publishedAt.toISOString().slice(0, 16).replace('T', ' ')}</time>
<p class="lead">${escapeMarkup(entry.summary)}</p>
</article>`,
	)
	return `<!doctype html>
<html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><title>${escapeMarkup(page.title)}</title></head>
<body>
<nav><ul>${menu.map((label) => `<li><a href="${escapeMarkup(page.homepage)}">${label}</a></li>`).join('')}</ul></nav>
<main>
${stories.join('\n')}
</main>
<footer><p><a href="${escapeMarkup(page.homepage)}">${escapeMarkup(page.title)}</a></p></footer>
</body>
</html>
`
}
