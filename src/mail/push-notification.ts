import { directionOf, type UiLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { PushNotification } from '#domain/push-browser.ts'
import { titleDirection } from '#domain/title-direction.ts'
import { wholeNumber } from '#text/format.ts'
import { isolated } from '#text/isolated.ts'
import { translateNotifications } from '#text/translate.ts'
import { storyPath } from './story-link.ts'

type Content = {
	key: string
	locale: UiLocale
	parts: readonly { follow: { name: string }; stories: readonly NewsItem[] }[]
	more: number
	briefing?: readonly NewsItem[] | undefined
}

const mostNames = 3
const longestName = 60
const mostTitles = 4
/** Push services accept 4096 bytes, and a Persian character takes two. */
const longestTitle = 200
const shortened = (title: string): string =>
	title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title

/** One story is shown by its headline, several by the names of the follows that matched them. */
export function writePushNotification({ key, locale, parts, more, briefing }: Content): PushNotification {
	const stories = parts.flatMap((part) => part.stories)
	const [first] = stories
	const isBriefing = briefing !== undefined
	const text = translateNotifications(locale)
	const stop = text('push.stop')
	const names = parts
		.slice(0, mostNames)
		.map(({ follow }) => isolated(follow.name.slice(0, longestName)))
		.join(' · ')
	if (first !== undefined && stories.length === 1 && more === 0 && !isBriefing)
		return {
			title: shortened(first.title),
			body: names,
			path: storyPath(first, locale),
			lang: first.source.locale,
			dir: titleDirection(first.title, first.source.locale),
			tag: key,
			stop,
		}
	const left = stories.length + more - mostTitles
	return {
		title: isBriefing ? text('digest.subject', { count: stories.length + more }) : names,
		body: [
			...stories.slice(0, mostTitles).map(({ title }) => isolated(shortened(title))),
			...(left > 0 ? [`+${wholeNumber(left, locale)}`] : []),
		].join('\n'),
		path: isBriefing ? `/${locale}/briefing` : `/${locale}`,
		lang: locale,
		dir: directionOf(locale),
		tag: key,
		stop,
	}
}
