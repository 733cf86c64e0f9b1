import type { ListSelectors } from '#domain/catalogue.ts'
import { escapeXml, type FeedPage } from './feed-page.ts'

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
<loc>${escapeXml(entry.link)}</loc>
<news:news>
<news:publication><news:name>${escapeXml(page.title)}</news:name><news:language>${page.source.locale}</news:language></news:publication>
<news:publication_date>${entry.publishedAt.toISOString()}</news:publication_date>
<news:title>${escapeXml(entry.title)}</news:title>
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
<h2><a href="${escapeXml(entry.link)}">${escapeXml(entry.title)}</a></h2>
<time datetime="${entry.publishedAt.toISOString()}">${entry.publishedAt.toISOString().slice(0, 16).replace('T', ' ')}</time>
<p class="lead">${escapeXml(entry.summary)}</p>
</article>`,
	)
	return `<!doctype html>
<html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><title>${escapeXml(page.title)}</title></head>
<body>
<nav><ul>${menu.map((label) => `<li><a href="${escapeXml(page.homepage)}">${label}</a></li>`).join('')}</ul></nav>
<main>
${stories.join('\n')}
</main>
<footer><p><a href="${escapeXml(page.homepage)}">${escapeXml(page.title)}</a></p></footer>
</body>
</html>
`
}
