import { brandName } from '#domain/brand.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { isolated } from '#text/isolated.ts'
import { translateNotifications } from '#text/translate-notifications.ts'
import { type BriefedStory, changeLine, numbered, outletsLine } from './briefed-story.ts'
import { storyPath } from './story-link.ts'

type Content = { parts: readonly { follow: { name: string }; stories: readonly NewsItem[] }[]; more: number }

/** Titles in one message; further ones are only counted. */
const mostShown = 10
const longestTitle = 200

/** A Telegram message: names of follows, each with titles that link to their source. */
export function writeChatMessage(locale: UiLocale, { parts, more }: Content): string {
	const text = translateNotifications(locale)
	let remaining = mostShown
	let left = more
	const lines = parts.flatMap(({ follow, stories }) => {
		const shown = stories.slice(0, remaining)
		remaining -= shown.length
		left += stories.length - shown.length
		if (shown.length === 0) return []
		return [
			`<b>${escapeMarkup(isolated(follow.name))}</b>`,
			...shown.map((story) => writeStory(story, locale)),
			'',
		]
	})
	if (left > 0) lines.push(text('chat.more', { count: left }))
	return lines.join('\n').trim()
}

const writeStory = ({ title, url, source }: NewsItem, locale: UiLocale): string =>
	`• <a href="${escapeMarkup(url)}">${escapeMarkup(isolated(title.slice(0, longestTitle)))}</a> (${escapeMarkup(isolated(sourceTitle(source, locale)))})`

type ChatBriefing = {
	stories: readonly BriefedStory[]
	more: number
	publicUrl: string
	unsubscribe: string | undefined
}

/** The briefing of the day: the stories, order and links of the e-mail. */
export function writeChatBriefing(
	locale: UiLocale,
	{ stories, more, publicUrl, unsubscribe }: ChatBriefing,
): string {
	const text = translateNotifications(locale)
	const link = (href: string, label: string) => `<a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a>`
	const lines = stories.flatMap((story, index) => {
		const meta = [
			story.outlets.length > 1 ? outletsLine(story, locale) : sourceTitle(story.source, locale),
			changeLine(story, locale),
		].filter((part) => part !== undefined)
		const title = isolated(story.title.slice(0, longestTitle))
		return [
			`${numbered(index, locale)}. ${link(publicUrl + storyPath(story, locale), title)}`,
			escapeMarkup(meta.map(isolated).join(' · ')),
			'',
		]
	})
	return [
		`<b>${escapeMarkup(text('digest.subject', { count: stories.length + more }))}</b>`,
		'',
		...lines,
		...(more > 0 ? [link(`${publicUrl}/${locale}/my`, text('chat.more', { count: more })), ''] : []),
		...(unsubscribe === undefined ? [] : [link(unsubscribe, text('digest.unsubscribe'))]),
	]
		.join('\n')
		.trim()
}

/** Confirms that a chat is linked to an account. */
export const writeLinked = (locale: UiLocale, username: string): string =>
	escapeMarkup(
		translateNotifications(locale)('chat.linked', { brand: brandName[locale], username: isolated(username) }),
	)
/** Comes in both languages, because the reader of an expired link is unknown. */
export const writeExpiredLink = (): string =>
	(['fa', 'en'] as const).map((locale) => translateNotifications(locale)('chat.expired')).join('\n\n')
