import { escapeXml, type FeedPage } from './feed-page.ts'

/** Atom 1.0 with HTML titles (escaped twice, as the format asks) and links relative to xml:base. */
export function renderAtom(page: FeedPage): string {
	const base = new URL(page.homepage)
	const relative = (link: string): string => link.slice(link.startsWith(base.origin) ? base.origin.length : 0)
	const entries = page.entries.map(
		(entry) => `<entry>
<id>${escapeXml(entry.guid)}</id>
<title type="html">${escapeXml(escapeXml(entry.title))}</title>
<link rel="alternate" type="text/html" href="${escapeXml(relative(entry.link))}"/>
<published>${entry.publishedAt.toISOString()}</published>
<updated>${entry.updatedAt.toISOString()}</updated>
<summary type="html">${escapeXml(`<p>${escapeXml(entry.summary)}</p>`)}</summary>
</entry>`,
	)
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${page.source.locale}" xml:base="${escapeXml(base.origin)}/">
<id>${escapeXml(page.homepage)}</id>
<title>${escapeXml(page.title)}</title>
<updated>${(page.entries[0]?.updatedAt ?? new Date(0)).toISOString()}</updated>
<author><name>${escapeXml(page.title)}</name></author>
<link rel="self" href="${escapeXml(page.self)}"/>
${entries.join('\n')}
</feed>
`
}

/** Atom 0.3: issued and modified instead of published and updated. */
export function renderAtom03(page: FeedPage): string {
	const entries = page.entries.map(
		(entry) => `<entry>
<title>${escapeXml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(entry.link)}"/>
<id>${escapeXml(entry.guid)}</id>
<issued>${entry.publishedAt.toISOString()}</issued>
<modified>${entry.updatedAt.toISOString()}</modified>
<summary type="text/plain">${escapeXml(entry.summary)}</summary>
</entry>`,
	)
	return `<?xml version="1.0" encoding="${page.script.charset === 'utf-16le' ? 'UTF-16' : 'utf-8'}"?>
<feed version="0.3" xmlns="http://purl.org/atom/ns#" xml:lang="${page.source.locale}">
<title>${escapeXml(page.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(page.homepage)}"/>
<modified>${(page.entries[0]?.updatedAt ?? new Date(0)).toISOString()}</modified>
${entries.join('\n')}
</feed>
`
}
