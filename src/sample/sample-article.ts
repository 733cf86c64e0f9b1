import { createHash } from 'node:crypto'
import { type Catalogue, sourceTitle } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { directionOf, type NewsLocale } from '#domain/locale.ts'
import { createNewsdesk, type Newsdesk } from './newsdesk.ts'
import { codeInPath, titleAt } from './sample-item.ts'

type SamplePage = { status: number; html: string }

const style =
	'body{margin:0;font:1.05rem/1.9 Vazirmatn,system-ui,sans-serif;background:#f6f8f7;color:#16211f}' +
	'main{max-width:40rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.6rem;line-height:1.6;text-wrap:balance}' +
	'.note{border-inline-start:4px solid #20af9c;padding:.75rem 1rem;background:#e3f3f0;border-radius:.4rem}' +
	'.meta{color:#50615d;font-size:.9rem}' +
	'@media(prefers-color-scheme:dark){body{background:#101716;color:#e4ecea}.note{background:#17302c}.meta{color:#9db0ab}}'

/** The policy these pages need wherever they are served: their one style, nothing else. */
export const samplePagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const words = {
	en: {
		note: 'This is a sample article. Zagros made it up, headline and all, to show how the product works without a network. No outlet wrote it and nothing in it is news.',
		published: 'Published',
		front: 'This is the sample front page of an outlet. Its headlines are made up on this machine.',
	},
	fa: {
		note: 'این یک خبر نمونه است. زاگرس آن را، از تیتر تا متن، خودش ساخته است تا بدون اینترنت هم نشان دهد محصول چطور کار می‌کند. هیچ رسانه‌ای آن را ننوشته و هیچ بخشی از آن خبر واقعی نیست.',
		published: 'زمان انتشار:',
		front: 'این صفحه نخست نمونه یک رسانه است. تیترهای آن روی همین دستگاه ساخته شده‌اند.',
	},
} as const

/** Desks are made once for a catalogue: they remember what they have written. */
const desks = new WeakMap<Catalogue, Map<string, Newsdesk>>()

export function newsdeskOf(catalogue: Catalogue, seed = 'zagros'): Newsdesk {
	const known = desks.get(catalogue) ?? new Map<string, Newsdesk>()
	desks.set(catalogue, known)
	const desk = known.get(seed) ?? createNewsdesk(catalogue, seed)
	known.set(seed, desk)
	return desk
}

type ArticleRequest = {
	catalogue: Catalogue
	slug: string
	/** What follows `/s/<slug>/` in the address. */
	path: string
	now: Date
	seed?: string | undefined
}

/** The page behind a sample headline; undefined where no such article has been published. */
export function sampleArticle({ catalogue, slug, path, now, seed }: ArticleRequest): SamplePage | undefined {
	const source = catalogue.sources.find((candidate) => candidate.slug === slug)
	const code = codeInPath(path)
	if (source === undefined || code === undefined) return undefined
	const item = newsdeskOf(catalogue, seed).itemByCode(slug, code, now.getTime())
	if (item === undefined) return undefined
	const { locale } = source
	const title = titleAt(item, now.getTime())
	const published = new Date(item.publishedAt)
	const body = `<p class="meta">${escapeMarkup(sourceTitle(source, locale))}</p>
<h1>${escapeMarkup(title)}</h1>
<p class="meta">${words[locale].published} <time datetime="${published.toISOString()}">${dateIn(locale, published)}</time></p>
<p class="note">${words[locale].note}</p>`
	return { status: 200, html: samplePage(locale, title, body) }
}

const dateIn = (locale: NewsLocale, at: Date): string =>
	new Intl.DateTimeFormat(locale === 'fa' ? 'fa-IR-u-ca-persian' : 'en-GB', {
		dateStyle: 'long',
		timeStyle: 'short',
		timeZone: locale === 'fa' ? 'Asia/Tehran' : 'UTC',
	}).format(at)

/** An outlet's front page: where its icon is found. */
export function sampleFrontPage(locale: NewsLocale, title: string, icon: string | undefined): SamplePage {
	const head =
		icon === undefined ? '' : `<link rel="icon" type="image/png" sizes="64x64" href="${escapeMarkup(icon)}">`
	const body = `<h1>${escapeMarkup(title)}</h1>\n<p class="note">${words[locale].front}</p>`
	return { status: 200, html: samplePage(locale, title, body, head) }
}

const samplePage = (locale: NewsLocale, title: string, body: string, head = ''): string => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
${head}
<style>${style}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`
