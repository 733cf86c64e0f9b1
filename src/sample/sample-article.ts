import { createHash } from 'node:crypto'
import { type Source, sourceTitle } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { directionOf, languages, type NewsLocale } from '#domain/locale.ts'
import pageWords from './data/page-words.json' with { type: 'json' }
import { fillTemplate, readTemplate } from './fill-template.ts'
import type { SampleItem } from './sample-news.ts'

const style = readTemplate('article.css')
const template = readTemplate('page.template')
const article = readTemplate('article.template')

/** The Content-Security-Policy of these pages: their one style, nothing else. */
export const samplePagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The page behind a sample headline. */
export function sampleArticle(source: Source, { title, publishedAt }: SampleItem): string {
	const { locale } = source
	const published = new Date(publishedAt)
	const values = {
		...pageWords[locale],
		outlet: sourceTitle(source),
		title,
		moment: published.toISOString(),
		date: dateIn(locale, published),
	}
	return samplePage(locale, title, fillTemplate(article, values))
}

const dateIn = (locale: NewsLocale, at: Date): string =>
	new Intl.DateTimeFormat(languages[locale].tag, {
		dateStyle: 'long',
		timeStyle: 'short',
		calendar: languages[locale].calendar,
		timeZone: pageWords[locale].zone,
	}).format(at)

/** An outlet's home page, which links to its icon. */
export function sampleFrontPage(source: Source, icon: string | undefined): string {
	const { locale } = source
	const title = sourceTitle(source)
	const head =
		icon === undefined ? '' : `<link rel="icon" type="image/png" sizes="64x64" href="${escapeMarkup(icon)}">`
	const body = `<h1>${escapeMarkup(title)}</h1>\n<p class="note">${pageWords[locale].front}</p>`
	return samplePage(locale, title, body, head)
}

const samplePage = (locale: NewsLocale, title: string, body: string, head = ''): string =>
	fillTemplate(template, { locale, direction: directionOf(locale), title, head, style, body })
