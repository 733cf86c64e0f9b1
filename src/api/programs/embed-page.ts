import { createHash } from 'node:crypto'
import { brandColours, brandName } from '#domain/brand.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { directionOf, type NewsLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { relativeTime } from '#text/format.ts'

const { primary, secondary } = brandColours

/** The page needs nothing else, because a page within another site must not load our scripts, fonts or cookies. */
const style = `:root{color-scheme:light dark}
:root.light{color-scheme:light}
:root.dark{color-scheme:dark}
body{margin:0;padding:12px 16px;background:light-dark(#fff,#131b18);color:light-dark(#17211e,#e6eeeb);font:15px/1.5 Vazirmatn,Inter,system-ui,sans-serif}
ul{margin:0;padding:0;list-style:none}
li{padding-block:8px;border-block-end:1px solid light-dark(#dfe6e3,#263530)}
a{color:inherit;text-decoration:none}
a:hover,a:focus-visible{text-decoration:underline}
a:focus-visible{outline:2px solid light-dark(${primary},${secondary})}
li a{display:block;font-weight:600;unicode-bidi:plaintext;text-align:start}
small,footer{color:light-dark(#54635e,#9fb0aa);font-size:13px}
footer{padding-block-start:10px}
footer a{color:light-dark(${primary},${secondary});font-weight:600}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Any site may show this page in a frame, and it can do nothing there but show text and follow links. */
export const embedPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`

type Embed = {
	locale: NewsLocale
	theme: 'auto' | 'light' | 'dark'
	publicUrl: string
	words: { title: string; none: string; from: string }
	now: Date
}

export function writeEmbed(
	items: readonly NewsItem[],
	{ locale, theme, publicUrl, words, now }: Embed,
): string {
	const rows = items.map(
		(
			item,
		) => `<li><a href="${escapeMarkup(item.url)}" target="_blank" rel="noopener" lang="${item.source.locale}" dir="auto">${escapeMarkup(item.title)}</a>
<small><bdi>${escapeMarkup(sourceTitle(item.source, locale))}</bdi> · <time datetime="${item.publishedAt.toISOString()}">${escapeMarkup(relativeTime(item.publishedAt, now, locale))}</time></small></li>`,
	)
	const list = rows.length === 0 ? `<p>${escapeMarkup(words.none)}</p>` : `<ul>\n${rows.join('\n')}\n</ul>`
	return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"${theme === 'auto' ? '' : ` class="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(words.title)}</title><style>${style}</style></head>
<body>
<main>${list}</main>
<footer>${escapeMarkup(words.from)} <a href="${escapeMarkup(publicUrl)}/${locale}" target="_blank" rel="noopener">${escapeMarkup(brandName[locale])}</a></footer>
</body>
</html>
`
}
