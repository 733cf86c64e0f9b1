import { brandColours, brandName } from '#domain/brand.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { directionOf, type UiLocale } from '#domain/locale.ts'
import { type LetterTextKey, lettersEn } from '#text/letters-en.ts'
import { lettersFa } from '#text/letters-fa.ts'
import type { Letter } from './mail.ts'

const texts: Record<UiLocale, Record<LetterTextKey, string>> = { en: lettersEn, fa: lettersFa }

type KindOf<Key> = Key extends `${infer Kind}.subject` ? Kind : never
export type WrittenLetter = KindOf<LetterTextKey>

/** What a letter tells besides its own words. */
type LetterFacts = { username: string; link: string; address?: string | undefined }

/** The words of a letter as plain text and as HTML; both say the same. */
export function writeLetter(kind: WrittenLetter, locale: UiLocale, facts: LetterFacts): Letter {
	const values = { ...facts, brand: brandName[locale] }
	const say = (key: LetterTextKey) =>
		texts[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
			name in values ? (values[name as keyof typeof values] ?? '') : whole,
		)
	const words = {
		subject: say(`${kind}.subject`),
		hello: say('letter.hello'),
		lead: say(`${kind}.lead`),
		detail: say(`${kind}.detail`),
		action: say(`${kind}.action`),
		note: say(`${kind}.note`),
		copy: say('letter.copy'),
		footer: say('letter.footer'),
	}
	return { subject: words.subject, text: asText(words, facts.link), html: asHtml(words, facts.link, locale) }
}

type Words = Record<'subject' | 'hello' | 'lead' | 'detail' | 'action' | 'note' | 'copy' | 'footer', string>

// The link stands alone on its line, so that every mail program finds where it ends.
const asText = ({ hello, lead, detail, action, note, footer }: Words, link: string): string =>
	[hello, '', lead, detail, '', `${action}:`, link, '', note, '', '--', footer, ''].join('\n')

const fonts = {
	ltr: "Inter, 'Segoe UI', Helvetica, Arial, sans-serif",
	rtl: "Vazirmatn, Tahoma, 'Segoe UI', Arial, sans-serif",
}

/** The mark travels inside the letter: pictures from elsewhere are not shown, and would tell who reads it when. */
export const markId = 'mark'

/** For mail programs that have a dark side; the others know no style sheets. */
const darkStyle = `@media (prefers-color-scheme: dark) {
.ground { background: #101817 !important } .sheet { background: #182220 !important }
.words { color: #e6edeb !important } .small { color: #9db0ab !important }
.brand, .link { color: #4fd0bd !important } .act { background: #20af9c !important; color: #06211d !important }
}`

/** Everything stands on its element, sides are named by direction alone. */
function asHtml(words: Words, link: string, locale: UiLocale): string {
	const { primary, ground } = brandColours
	const safe = Object.fromEntries(
		Object.entries(words).map(([key, text]) => [key, escapeMarkup(text)]),
	) as Words
	const href = escapeMarkup(link)
	const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.8;color:#1c2b28'
	const small = 'margin:0 0 8px;font-size:13px;line-height:1.7;color:#5a6b67'
	return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${safe.subject}</title>
<style>${darkStyle}</style>
</head>
<body dir="${directionOf(locale)}" class="ground" style="margin:0;padding:24px;background:${ground};font-family:${fonts[directionOf(locale)]}">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;text-align:start">
<p class="brand" style="margin:0 0 24px;font-size:20px;line-height:32px;font-weight:bold;color:${primary}"><img src="cid:${markId}" width="32" height="32" alt="" style="vertical-align:middle;border:0;border-radius:8px"> ${escapeMarkup(brandName[locale])}</p>
<p class="words" style="${paragraph}">${safe.hello}</p>
<p class="words" style="${paragraph}">${safe.lead}</p>
<p class="words" style="${paragraph}">${safe.detail}</p>
<p style="margin:24px 0"><a class="act" href="${href}" style="display:inline-block;padding:12px 24px;background:${primary};color:#ffffff;text-decoration:none;border-radius:8px;font-size:16px">${safe.action}</a></p>
<p class="words" style="${paragraph}">${safe.note}</p>
<p class="small" style="${small}">${safe.copy}</p>
<p dir="ltr" style="margin:0 0 24px;font-size:13px;line-height:1.6;word-break:break-all;text-align:start"><a class="link" href="${href}" style="color:${primary}">${href}</a></p>
<p class="small" style="${small}">${safe.footer}</p>
</div>
</body>
</html>
`
}
