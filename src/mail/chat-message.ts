import { brandName } from '#domain/brand.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import type { BotChannel } from '#domain/channels.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { type UiLocale, uiLocales } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { isolated } from '#text/isolated.ts'
import { translateNotifications } from '#text/translate.ts'
import { type BriefedStory, metaLine, numbered } from './briefed-story.ts'
import { storyPath } from './story-link.ts'

/** The markup of a chat; each function escapes its text. */
export type ChatMarkup = {
	plain: (text: string) => string
	bold: (text: string) => string
	link: (url: string, label: string) => string
}

/** Telegram's HTML. */
const htmlMarkup: ChatMarkup = {
	plain: escapeMarkup,
	bold: (text) => `<b>${escapeMarkup(text)}</b>`,
	link: (url, label) => `<a href="${escapeMarkup(url)}">${escapeMarkup(label)}</a>`,
}

/** Signs of Markdown by others that look alike: Bale has no escape for them. */
const lookAlikes: Record<string, string> = { '*': '∗', _: '＿', '`': '＇', '[': '［', ']': '］' }
const unmarked = (text: string): string => text.replace(/[*_`[\]]/g, (sign) => lookAlikes[sign] ?? sign)
const closings: Record<string, string> = { '(': '%28', ')': '%29' }

/** Bale's Markdown. */
const baleMarkup: ChatMarkup = {
	plain: unmarked,
	bold: (text) => `*${unmarked(text)}*`,
	link: (url, label) => `[${unmarked(label)}](${url.replace(/[()]/g, (sign) => closings[sign] ?? sign)})`,
}

/** What the bot of each channel reads. */
export const botMarkup: Record<BotChannel, ChatMarkup> = { telegram: htmlMarkup, bale: baleMarkup }

type ChatContent = {
	locale: UiLocale
	parts: readonly { follow: { name: string }; stories: readonly NewsItem[] }[]
	more: number
	briefing?: readonly BriefedStory[] | undefined
	isTest?: true | undefined
	publicUrl: string
	/** Identifies the reader in the unsubscribe link of the briefing. */
	unsubscribe: string | undefined
}

/** Titles in one message; further ones are only counted. */
const mostShown = 10
const longestTitle = 200
const shownTitle = ({ title }: NewsItem): string => isolated(title.slice(0, longestTitle))

/** A message for a chat: a test, the briefing of the day, or names of follows, each with titles that link to their source. */
export function writeChatMessage(markup: ChatMarkup, content: ChatContent): string {
	const { locale, briefing, isTest } = content
	if (isTest) return markup.plain(testText(locale))
	return (briefing === undefined ? writeStories(markup, content) : writeBriefing(markup, content, briefing))
		.join('\n')
		.trim()
}

/** The text of a test message. */
export const testText = (locale: UiLocale): string => translateNotifications(locale)('chat.test')

function writeStories({ plain, bold, link }: ChatMarkup, { locale, parts, more }: ChatContent): string[] {
	const text = translateNotifications(locale)
	let remaining = mostShown
	let left = more
	const lines = parts.flatMap(({ follow, stories }) => {
		const shown = stories.slice(0, remaining)
		remaining -= shown.length
		left += stories.length - shown.length
		if (shown.length === 0) return []
		return [
			bold(follow.name),
			...shown.map(
				(story) =>
					`• ${link(story.url, shownTitle(story))} (${plain(isolated(sourceTitle(story.source, locale)))})`,
			),
			'',
		]
	})
	return left > 0 ? [...lines, plain(text('chat.more', { count: left }))] : lines
}

/** The stories, order and links of the e-mail. */
function writeBriefing(
	{ plain, bold, link }: ChatMarkup,
	{ locale, more, publicUrl, unsubscribe }: ChatContent,
	stories: readonly BriefedStory[],
): string[] {
	const text = translateNotifications(locale)
	return [
		bold(text('digest.subject', { count: stories.length + more })),
		'',
		...stories.flatMap((story, index) => [
			`${numbered(index, locale)}. ${link(publicUrl + storyPath(story, locale), shownTitle(story))}`,
			plain(metaLine(story, locale)),
			'',
		]),
		...(more > 0 ? [link(`${publicUrl}/${locale}/my`, text('chat.more', { count: more })), ''] : []),
		...(unsubscribe === undefined
			? []
			: [link(`${publicUrl}/unsubscribe/${unsubscribe}`, text('digest.unsubscribe'))]),
	]
}

/** Confirms that a chat is linked to an account. */
export const writeLinked = ({ plain }: ChatMarkup, locale: UiLocale, username: string): string =>
	plain(
		translateNotifications(locale)('chat.linked', { brand: brandName[locale], username: isolated(username) }),
	)
/** In every language, because the reader of an expired link is unknown. */
export const writeExpiredLink = (): string =>
	uiLocales.map((locale) => translateNotifications(locale)('chat.expired')).join('\n\n')
