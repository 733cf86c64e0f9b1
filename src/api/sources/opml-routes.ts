import type { FastifyPluginAsync } from 'fastify'
import { brandName } from '#domain/brand.ts'
import { type Catalogue, type Source, sourceTitle } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { newsLocales } from '#domain/locale.ts'
import { derivedFrom } from '#services/catalogue/live-catalogue.ts'
import { translate } from '#text/translate.ts'

/** Lists the outlets' own feeds in a format that feed readers import. */
export const opmlRoutes: FastifyPluginAsync = async (app) => {
	const { catalogue, publicUrl } = app.services
	const list = derivedFrom(catalogue.now, (now) => opmlOf(now, publicUrl))
	app.get('/sources.opml', { schema: { hide: true }, config: { limit: 'reads' } }, (_request, reply) =>
		reply
			.header('cache-control', 'public, max-age=60')
			.header('content-disposition', 'attachment; filename="sources.opml"')
			.type('text/x-opml; charset=utf-8')
			.send(list()),
	)
}

function opmlOf(catalogue: Catalogue, publicUrl: string): string {
	const groups = newsLocales.map((locale) => {
		const lines = catalogue.sources
			.filter((source) => source.locale === locale)
			.map((source) => outline(source, publicUrl))
		return `<outline text="${escapeMarkup(translate(locale)(`tabs.${locale}`))}">\n${lines.join('\n')}\n</outline>`
	})
	return writeOpml(groups)
}

/** A list of feeds around its outlines. */
export const writeOpml = (outlines: readonly string[]): string =>
	[
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<opml version="2.0">',
		`<head><title>${escapeMarkup(brandName.en)}</title></head>`,
		'<body>',
		...outlines,
		'</body>',
		'</opml>\n',
	].join('\n')

export function writeOutline(attributes: Readonly<Record<string, string>>): string {
	const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
	return `<outline ${written.join(' ')}/>`
}

/** An outlet without a feed, which we read from its page or sitemap, is listed with our own feed of it. */
const withoutFeed = ['html', 'sitemap']

function outline(source: Source, publicUrl: string): string {
	const { slug, locale, homepage, feedKind } = source
	const ours = `${publicUrl}/feeds/${locale}.atom?sources=${encodeURIComponent(slug)}`
	return writeOutline({
		type: 'rss',
		text: sourceTitle(source, locale),
		xmlUrl: withoutFeed.includes(feedKind) ? ours : source.feedUrl,
		htmlUrl: homepage,
		language: locale,
	})
}
