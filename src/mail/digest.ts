import { brandColours, brandName } from '#domain/brand.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { titleDirection } from '#domain/title-direction.ts'
import { dateOf } from '#text/format.ts'
import { translateNotifications } from '#text/translate-notifications.ts'
import { emailStyles, frameEmail } from './email-frame.ts'
import type { EmailContent } from './mail.ts'

type Digest = {
	parts: readonly { name: string; stories: readonly NewsItem[]; more: number }[]
	/** The page where follows are changed, and the address that unsubscribes with one click. */
	dashboard: string
	unsubscribe: string
}

/** A digest as plain text and as HTML with the same content. */
export function writeDigest(locale: UiLocale, digest: Digest): EmailContent {
	const text = translateNotifications(locale)
	const brand = brandName[locale]
	const count = digest.parts.reduce((sum, { stories, more }) => sum + stories.length + more, 0)
	const words = {
		subject: text('digest.subject', { count }),
		lead: text('digest.lead', { brand }),
		change: text('digest.change'),
		unsubscribe: text('digest.unsubscribe'),
		footer: text('digest.footer', { brand }),
		more: (more: number) => text('digest.more', { count: more }),
	}
	return {
		subject: words.subject,
		text: asText(digest, words),
		html: frameEmail(locale, words.subject, asHtml(digest, words, locale)),
	}
}

type Words = Record<'subject' | 'lead' | 'change' | 'unsubscribe' | 'footer', string> & {
	more: (count: number) => string
}

const asText = ({ parts, dashboard, unsubscribe }: Digest, words: Words): string =>
	[
		words.lead,
		...parts.flatMap(({ name, stories, more }) => [
			'',
			`# ${name}`,
			...stories.flatMap(({ title, source, url }) => ['', `${title} (${sourceTitle(source)})`, url]),
			...(more > 0 ? ['', `+ ${words.more(more)}`] : []),
		]),
		'',
		`${words.change}:`,
		dashboard,
		'',
		'--',
		words.footer,
		unsubscribe,
		'',
	].join('\n')

function asHtml({ parts, dashboard, unsubscribe }: Digest, words: Words, locale: UiLocale): string {
	const { primary } = brandColours
	const { paragraph, small } = emailStyles
	const link = (href: string, label: string) =>
		`<a class="link" href="${escapeMarkup(href)}" style="color:${primary}">${escapeMarkup(label)}</a>`
	const story = ({ title, url, source, publishedAt }: NewsItem) => {
		const direction = titleDirection(title, source.locale)
		return `<p class="words" style="margin:0 0 2px;font-size:16px;line-height:1.6;color:#1c2b28"><a class="words" href="${escapeMarkup(url)}" style="color:#1c2b28;text-decoration:none"><bdi lang="${source.locale}" dir="${direction}">${escapeMarkup(title)}</bdi></a></p>
<p class="small" style="margin:0 0 14px;font-size:13px;line-height:1.6;color:#5a6b67"><bdi lang="${source.locale}">${escapeMarkup(sourceTitle(source))}</bdi> · ${escapeMarkup(dateOf(publishedAt, locale))}</p>`
	}
	return [
		`<p class="words" style="${paragraph}">${escapeMarkup(words.lead)}</p>`,
		...parts.flatMap(({ name, stories, more }) => [
			`<h2 class="brand" style="margin:24px 0 12px;font-size:17px;line-height:1.6;color:${primary}"><bdi>${escapeMarkup(name)}</bdi></h2>`,
			...stories.map(story),
			...(more > 0 ? [`<p class="small" style="${small}">${link(dashboard, words.more(more))}</p>`] : []),
		]),
		`<p class="small" style="${small};margin-top:24px">${link(dashboard, words.change)}</p>`,
		`<p class="small" style="${small}">${escapeMarkup(words.footer)} ${link(unsubscribe, words.unsubscribe)}</p>`,
	].join('\n')
}
