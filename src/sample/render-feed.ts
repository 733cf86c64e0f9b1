import { escapeXml, type FeedPage, type FeedPageEntry, texturize } from './feed-page.ts'

const declaration = (charset: string): string => `<?xml version="1.0" encoding="${charset}"?>`

/** RSS 2.0 as WordPress sends it: typographic quotes, full text in content:encoded, a guid that is no link. */
export function renderWordpress(page: FeedPage): string {
	const items = page.entries.map(
		(entry) => `	<item>
		<title>${texturize(entry.title)}</title>
		<link>${escapeXml(entry.link)}</link>
		<dc:creator><![CDATA[${page.title}]]></dc:creator>
		<pubDate>${entry.publishedAt.toUTCString().replace('GMT', '+0000')}</pubDate>
		<guid isPermaLink="false">${escapeXml(entry.guid)}</guid>
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
	<atom:link href="${escapeXml(page.self)}" rel="self" type="application/rss+xml" />
	<link>${escapeXml(page.homepage)}</link>
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
	const link = escapeXml(entry.link)
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
			`<item><title>${escapeXml(entry.title)}</title><link>${escapeXml(entry.link)}</link>` +
			`<guid>${escapeXml(entry.guid)}</guid><description>${escapeXml(entry.summary)}</description>` +
			`<pubDate>${localDate(entry.publishedAt, page.source.locale === 'fa')}</pubDate></item>`,
	)
	return `${declaration(page.script.charset === 'utf-16le' ? 'UTF-16' : page.script.charset)}
<rss version="2.0"><channel><title>${escapeXml(page.title)}</title><link>${escapeXml(page.homepage)}</link>
<description>${escapeXml(page.title)}</description>
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
<title>${escapeXml(entry.title)}</title>
<link>${escapeXml(entry.link)}</link>
<description>${escapeXml(entry.summary)}</description>
<pubDate>${entry.publishedAt.toUTCString()}</pubDate>
</item>`,
	)
	return `${declaration(page.script.charset)}
<rss version="0.92">
<channel>
<title>${escapeXml(page.title)}</title>
<link>${escapeXml(page.homepage)}</link>
<description>${escapeXml(page.title)}</description>
${items.join('\n')}
</channel>
</rss>
`
}

/** RSS 1.0: items stand beside the channel, dates come from Dublin Core. */
export function renderRdf(page: FeedPage): string {
	const items = page.entries.map(
		(entry) => `<item rdf:about="${escapeXml(entry.link)}">
<title>${escapeXml(entry.title)}</title>
<link>${escapeXml(entry.link)}</link>
<description>${escapeXml(entry.summary)}</description>
<dc:date>${entry.publishedAt.toISOString()}</dc:date>
</item>`,
	)
	const order = page.entries.map((entry) => `<rdf:li rdf:resource="${escapeXml(entry.link)}"/>`)
	return `${declaration('UTF-8')}
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="${escapeXml(page.self)}">
<title>${escapeXml(page.title)}</title>
<link>${escapeXml(page.homepage)}</link>
<description>${escapeXml(page.title)}</description>
<items><rdf:Seq>${order.join('')}</rdf:Seq></items>
</channel>
${items.join('\n')}
</rdf:RDF>
`
}
