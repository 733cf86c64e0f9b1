import { brandColours, brandName } from '#domain/brand.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { titleDirection } from '#domain/title-direction.ts'
import { dateAndTimeOf } from '#text/format.ts'
import { translateNotifications } from '#text/translate.ts'
import { type BriefedStory, changeLine, numbered, outletsLine } from './briefed-story.ts'
import { emailStyles, frameEmail } from './email-frame.ts'
import type { EmailContent } from './mail.ts'
import { storyPath } from './story-link.ts'

type Digest = {
	/** The same stories in the same order as on the page and in a chat. */
	stories: readonly BriefedStory[]
	more: number
	since: Date
	publicUrl: string
	/** The page where follows are changed, and the address that unsubscribes with one click. */
	dashboard: string
	unsubscribe: string
}

/** A briefing as plain text and as HTML with the same content. */
export function writeDigest(locale: UiLocale, digest: Digest): EmailContent {
	const text = translateNotifications(locale)
	const brand = brandName[locale]
	const count = digest.stories.length + digest.more
	const words = {
		heading: text('digest.subject', { count }),
		lead: text('digest.lead', { brand, time: dateAndTimeOf(digest.since, locale) }),
		more: digest.more > 0 ? text('digest.more', { count: digest.more }) : undefined,
		change: text('digest.change'),
		unsubscribe: text('digest.unsubscribe'),
		footer: text('digest.footer', { brand }),
	}
	const headline = digest.stories[0]?.title
	return {
		// In a list of e-mails the first headline says more than a number.
		subject: headline === undefined ? words.heading : text('digest.inbox', { count, headline }),
		text: asText(digest, words, locale),
		html: frameEmail(locale, words.heading, asHtml(digest, words, locale)),
	}
}

type Words = Record<'heading' | 'lead' | 'change' | 'unsubscribe' | 'footer', string> & {
	more: string | undefined
}

const linkOf = (item: NewsItem, { publicUrl }: Digest, locale: UiLocale): string =>
	publicUrl + storyPath(item, locale)

/** A single outlet is named, several are counted. */
const reporters = (story: BriefedStory, locale: UiLocale): string =>
	story.outlets.length > 1 ? outletsLine(story, locale) : sourceTitle(story.source, locale)

const asText = (digest: Digest, words: Words, locale: UiLocale): string =>
	[
		words.lead,
		...digest.stories.flatMap((story, index) => [
			'',
			`${numbered(index, locale)}. ${story.title}`,
			...(story.other ? [story.other.title] : []),
			[reporters(story, locale), changeLine(story, locale)].filter(Boolean).join(' · '),
			linkOf(story, digest, locale),
		]),
		...(words.more === undefined ? [] : ['', `+ ${words.more}`, `${digest.publicUrl}/${locale}/my`]),
		'',
		`${words.change}:`,
		digest.dashboard,
		'',
		'--',
		words.footer,
		digest.unsubscribe,
		'',
	].join('\n')

function asHtml(digest: Digest, words: Words, locale: UiLocale): string {
	const { primary } = brandColours
	const { paragraph, small } = emailStyles
	const link = (href: string, label: string) =>
		`<a class="link" href="${escapeMarkup(href)}" style="color:${primary}">${escapeMarkup(label)}</a>`
	const title = ({ title: headline, source }: NewsItem) =>
		`<bdi lang="${source.locale}" dir="${titleDirection(headline, source.locale)}">${escapeMarkup(headline)}</bdi>`
	const row = (story: BriefedStory, index: number) => {
		const meta = [reporters(story, locale), changeLine(story, locale)].filter((part) => part !== undefined)
		return `<tr><td class="brand" width="36" valign="top" style="padding:14px 0;border-top:1px solid #dfe6e3;font-size:16px;line-height:24px;font-weight:bold;color:${primary}">${numbered(index, locale)}</td><td valign="top" style="padding:14px 0;border-top:1px solid #dfe6e3">
<p class="words" style="margin:0;font-size:17px;line-height:1.5;font-weight:600;color:#14201d"><a class="words" href="${escapeMarkup(linkOf(story, digest, locale))}" style="color:#14201d;text-decoration:none">${title(story)}</a></p>
${story.other ? `<p class="small" style="margin:0;font-size:14px;line-height:1.6;color:#5e6d67">${title(story.other)}</p>\n` : ''}<p class="small" style="margin:0;font-size:13px;line-height:1.6;color:#4a5955">${meta.map((part) => `<bdi>${escapeMarkup(part)}</bdi>`).join(' &nbsp;·&nbsp; ')}</p>
</td></tr>`
	}
	return [
		`<h1 class="words" style="margin:0 0 4px;font-size:22px;line-height:1.4;color:#14201d">${escapeMarkup(words.heading)}</h1>`,
		`<p class="small" style="${paragraph};font-size:14px">${escapeMarkup(words.lead)}</p>`,
		'<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">',
		...digest.stories.map(row),
		'</table>',
		...(words.more === undefined
			? []
			: [`<p class="small" style="${small}">${link(`${digest.publicUrl}/${locale}/my`, words.more)}</p>`]),
		`<p class="small" style="${small};margin-top:24px">${link(digest.dashboard, words.change)}</p>`,
		`<p class="small" style="${small}">${escapeMarkup(words.footer)} ${link(digest.unsubscribe, words.unsubscribe)}</p>`,
	].join('\n')
}
