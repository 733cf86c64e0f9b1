import { createHash } from 'node:crypto'
import { type Catalogue, sourceTitle } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { directionOf, languages, type NewsLocale } from '#domain/locale.ts'
import pageWords from './data/page-words.json' with { type: 'json' }
import { fillTemplate, readTemplate } from './fill-template.ts'
import { codeInPath, titleAt } from './sample-item.ts'
import { createSampleNews, type SampleChoice, type SampleNews } from './sample-news.ts'

type SamplePage = { status: number; html: string }

const style = readTemplate('article.css')
const template = readTemplate('page.template')
const article = readTemplate('article.template')

/** The Content-Security-Policy of these pages: their one style, nothing else. */
export const samplePagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Sample news is created once for a catalogue, because it caches what it has written. */
const newsOfCatalogues = new WeakMap<Catalogue, SampleNews>()

export function sampleNewsOf(catalogue: Catalogue, choice: SampleChoice = {}): SampleNews {
	const sampleNews = newsOfCatalogues.get(catalogue) ?? createSampleNews(catalogue, choice)
	newsOfCatalogues.set(catalogue, sampleNews)
	return sampleNews
}

type ArticleRequest = {
	catalogue: Catalogue
	slug: string
	/** The path after `/s/<slug>/`. */
	path: string
	now: Date
	choice?: SampleChoice
}

/** The page behind a sample headline; undefined if no such article has been published. */
export function sampleArticle(request: ArticleRequest): SamplePage | undefined {
	const { catalogue, slug, path, now, choice } = request
	const source = catalogue.sources.find((candidate) => candidate.slug === slug)
	const code = codeInPath(path)
	if (source === undefined || code === undefined) return undefined
	const item = sampleNewsOf(catalogue, choice).itemByCode(slug, code, now.getTime())
	if (item === undefined) return undefined
	const { locale } = source
	const title = titleAt(item, now.getTime())
	const published = new Date(item.publishedAt)
	const values = {
		...pageWords[locale],
		outlet: sourceTitle(source),
		title,
		moment: published.toISOString(),
		date: dateIn(locale, published),
	}
	return { status: 200, html: samplePage(locale, title, fillTemplate(article, values)) }
}

const dateIn = (locale: NewsLocale, at: Date): string =>
	new Intl.DateTimeFormat(languages[locale].tag, {
		dateStyle: 'long',
		timeStyle: 'short',
		calendar: languages[locale].calendar,
		timeZone: pageWords[locale].zone,
	}).format(at)

/** An outlet's home page, which links to its icon. */
export function sampleFrontPage(locale: NewsLocale, title: string, icon: string | undefined): SamplePage {
	const head =
		icon === undefined ? '' : `<link rel="icon" type="image/png" sizes="64x64" href="${escapeMarkup(icon)}">`
	const body = `<h1>${escapeMarkup(title)}</h1>\n<p class="note">${pageWords[locale].front}</p>`
	return { status: 200, html: samplePage(locale, title, body, head) }
}

const samplePage = (locale: NewsLocale, title: string, body: string, head = ''): string =>
	fillTemplate(template, { locale, direction: directionOf(locale), title, head, style, body })
