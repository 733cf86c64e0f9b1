import { brandColours, brandName } from '#domain/brand.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { EmailTextKey } from '#text/en/emails.ts'
import { texts } from '#text/translate.ts'
import { emailStyles, frameEmail } from './email-frame.ts'
import type { EmailContent } from './mail.ts'

type KindOf<Key> = Key extends `${infer Kind}.subject` ? Kind : never
export type AccountEmailKind = KindOf<EmailTextKey>

/** The values that are filled into the text of an e-mail. */
type EmailFacts = {
	username: string
	link: string
	address?: string | undefined
	/** The account was given back to its owner: its channels were paused and its private feeds got new addresses. */
	isSecured?: boolean
	/** What needs an operator. */
	concerns?: readonly string[]
}

/** An e-mail about an account, as plain text and as HTML with the same content. */
export function writeAccountEmail(kind: AccountEmailKind, locale: UiLocale, facts: EmailFacts): EmailContent {
	const values = {
		username: facts.username,
		link: facts.link,
		address: facts.address,
		brand: brandName[locale],
		concerns: facts.concerns
			?.map((concern) => texts[locale].emails[`concern.${concern}` as EmailTextKey])
			.join(' '),
	}
	const say = (key: EmailTextKey) =>
		texts[locale].emails[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
			name in values ? (values[name as keyof typeof values] ?? '') : whole,
		)
	const words = {
		subject: say(`${kind}.subject`),
		hello: say('email.hello'),
		lead: say(`${kind}.lead`),
		detail: say(`${kind}.detail`),
		action: say(`${kind}.action`),
		note: facts.isSecured ? `${say(`${kind}.note`)} ${say('email.secured')}` : say(`${kind}.note`),
		copy: say('email.copy'),
		footer: say('email.footer'),
	}
	return { subject: words.subject, text: asText(words, facts.link), html: asHtml(words, facts.link, locale) }
}

type Words = Record<'subject' | 'hello' | 'lead' | 'detail' | 'action' | 'note' | 'copy' | 'footer', string>

// The link is alone on its line, so that every mail program finds its end.
const asText = ({ hello, lead, detail, action, note, footer }: Words, link: string): string =>
	[hello, '', lead, detail, '', `${action}:`, link, '', note, '', '--', footer, ''].join('\n')

/** Mail programs ignore style sheets, so that styles are inline; logical values serve both directions. */
function asHtml(words: Words, link: string, locale: UiLocale): string {
	const { primary } = brandColours
	const safe = Object.fromEntries(
		Object.entries(words).map(([key, text]) => [key, escapeMarkup(text)]),
	) as Words
	const href = escapeMarkup(link)
	const { paragraph, small } = emailStyles
	return frameEmail(
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
