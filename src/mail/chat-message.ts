import { brandName } from '#domain/brand.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { isolated } from '#text/isolated.ts'
import { translateTelling } from '#text/translate-telling.ts'

type Told = { parts: readonly { follow: { name: string }; stories: readonly NewsItem[] }[]; more: number }

/** A chat shows so many titles; the others are counted. */
const mostShown = 10
const longestTitle = 200

/** What was gathered, as a chat shows it: names of follows, titles that lead to their source. */
export function writeChatMessage(locale: UiLocale, { parts, more }: Told): string {
	const text = translateTelling(locale)
	let room = mostShown
	let left = more
	const lines = parts.flatMap(({ follow, stories }) => {
		const shown = stories.slice(0, room)
		room -= shown.length
		left += stories.length - shown.length
		if (shown.length === 0) return []
		return [`<b>${escapeMarkup(isolated(follow.name))}</b>`, ...shown.map(writeStory), '']
	})
	if (left > 0) lines.push(text('chat.more', { count: left }))
	return lines.join('\n').trim()
}

const writeStory = ({ title, url, source }: NewsItem): string =>
	`• <a href="${escapeMarkup(url)}">${escapeMarkup(isolated(title.slice(0, longestTitle)))}</a> (${escapeMarkup(isolated(sourceTitle(source)))})`

/** The chat is tied to an account, or its link was no good; nobody knows who reads that, so it comes in each language. */
export const writeTied = (locale: UiLocale, username: string): string =>
	escapeMarkup(
		translateTelling(locale)('chat.tied', { brand: brandName[locale], username: isolated(username) }),
	)
export const writeDeadLink = (): string =>
	(['fa', 'en'] as const).map((locale) => translateTelling(locale)('chat.dead')).join('\n\n')
