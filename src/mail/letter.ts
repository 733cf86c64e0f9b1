import { brandColours, brandName } from '#domain/brand.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { UiLocale } from '#domain/locale.ts'
import { type LetterTextKey, lettersEn } from '#text/letters-en.ts'
import { lettersFa } from '#text/letters-fa.ts'
import { frameLetter, letterStyles } from './letter-frame.ts'
import type { Letter } from './mail.ts'

const texts: Record<UiLocale, Record<LetterTextKey, string>> = { en: lettersEn, fa: lettersFa }

type KindOf<Key> = Key extends `${infer Kind}.subject` ? Kind : never
export type WrittenLetter = KindOf<LetterTextKey>

/** What a letter tells besides its own words. */
type LetterFacts = {
	username: string
	link: string
	address?: string | undefined
	/** Channels were paused and private feeds moved when the account was given back to its owner. */
	isSecured?: boolean
}

/** The words of a letter as plain text and as HTML; both say the same. */
export function writeLetter(kind: WrittenLetter, locale: UiLocale, facts: LetterFacts): Letter {
	const values = {
		username: facts.username,
		link: facts.link,
		address: facts.address,
		brand: brandName[locale],
	}
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
		note: facts.isSecured ? `${say(`${kind}.note`)} ${say('letter.secured')}` : say(`${kind}.note`),
		copy: say('letter.copy'),
		footer: say('letter.footer'),
	}
	return { subject: words.subject, text: asText(words, facts.link), html: asHtml(words, facts.link, locale) }
}

type Words = Record<'subject' | 'hello' | 'lead' | 'detail' | 'action' | 'note' | 'copy' | 'footer', string>

// The link stands alone on its line, so that every mail program finds where it ends.
const asText = ({ hello, lead, detail, action, note, footer }: Words, link: string): string =>
	[hello, '', lead, detail, '', `${action}:`, link, '', note, '', '--', footer, ''].join('\n')

/** Everything stands on its element, sides are named by direction alone. */
function asHtml(words: Words, link: string, locale: UiLocale): string {
	const { primary } = brandColours
	const safe = Object.fromEntries(
		Object.entries(words).map(([key, text]) => [key, escapeMarkup(text)]),
	) as Words
	const href = escapeMarkup(link)
	const { paragraph, small } = letterStyles
	return frameLetter(
		locale,
		words.subject,
		`<p class="words" style="${paragraph}">${safe.hello}</p>
<p class="words" style="${paragraph}">${safe.lead}</p>
<p class="words" style="${paragraph}">${safe.detail}</p>
<p style="margin:24px 0"><a class="act" href="${href}" style="display:inline-block;padding:12px 24px;background:${primary};color:#ffffff;text-decoration:none;border-radius:8px;font-size:16px">${safe.action}</a></p>
<p class="words" style="${paragraph}">${safe.note}</p>
<p class="small" style="${small}">${safe.copy}</p>
<p dir="ltr" style="margin:0 0 24px;font-size:13px;line-height:1.6;word-break:break-all;text-align:start"><a class="link" href="${href}" style="color:${primary}">${href}</a></p>
<p class="small" style="${small}">${safe.footer}</p>`,
	)
}
