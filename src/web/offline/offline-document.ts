import { escapeMarkup } from '#domain/escape-markup.ts'
import { defaultLocale, directionOf } from '#domain/locale.ts'
import type { Texts } from '#text/en/texts.ts'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { localMoment } from '#web/ui/local-moment.ts'
import { textsByLocale } from '#web/words/texts-by-locale.ts'
import type { CachedPage } from './cached-pages.ts'

const texts = textsByLocale(
	import.meta.glob<Texts['offline']>('/src/text/*/offline.ts', { eager: true, import: 'offline' }),
)

/** For a URL without a cached copy: says so, and lists what can be opened. */
export function offlineDocument(url: URL, cached: readonly CachedPage[], styles: readonly string[]): string {
	const last = new URL(cached[0]?.url ?? url).pathname
	const locale = localeOfPath(url.pathname) ?? localeOfPath(last) ?? defaultLocale
	const text = texts[locale]
	const now = new Date()
	const links = cached.map((page) => {
		const { pathname, search } = new URL(page.url)
		const from = text['offline.from'].replace('{time}', localMoment(new Date(page.cachedAt), now, locale))
		// Titles come from pages, where they are escaped already.
		return `<li><a class="inline-link" href="${escapeMarkup(pathname + search)}"><bdi>${page.title}</bdi> <span class="small-text faint-text">${from}</span></a></li>`
	})
	return `<!DOCTYPE html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text['offline.title']}</title>
${styles.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`).join('')}</head>
<body><main class="card offline-document"><h1>${text['offline.title']}</h1><p>${text['offline.missing']}</p>
<p><a class="primary-button" href="">${text['offline.retry']}</a></p>
${links.length === 0 ? '' : `<h2>${text['offline.onDevice']}</h2><ul>${links.join('')}</ul>`}</main></body></html>`
}
