import { sourceTitle } from '#domain/catalogue.ts'
import { countByLocale, languages, ownFirst, type UiLocale } from '#domain/locale.ts'
import type { StoryHeadline } from '#domain/story.ts'
import { percentSize, wholeNumber } from '#text/format.ts'
import { isolated } from '#text/isolated.ts'
import { translateNotifications } from '#text/translate.ts'

/** A story of a briefing, with the change of its first coin's price since; null if unknown. */
export type BriefedStory = StoryHeadline & { change: { symbol: string; percent: number } | null }

/** “11 outlets (6 English, 5 Persian)”. */
export function outletsLine({ outlets }: StoryHeadline, locale: UiLocale): string {
	const text = translateNotifications(locale)
	const count = text('briefing.outlets', { count: outlets.length })
	const counts = countByLocale(outlets)
	const byLocale = ownFirst(locale).flatMap((one) =>
		counts[one] > 0 ? [text(`briefing.${one}`, { count: counts[one] })] : [],
	)
	return byLocale.length > 1 ? `${count} (${byLocale.join(languages[locale].comma)})` : count
}

/** “BTC ▲ 0.6% since the headline”; a change that rounds to 0.0 has no arrow. */
export function changeLine({ change }: BriefedStory, locale: UiLocale): string | undefined {
	if (change === null) return undefined
	const arrow = Math.abs(change.percent) < 0.1 ? '' : change.percent > 0 ? '▲ ' : '▼ '
	const shown = `${change.symbol} ${arrow}${percentSize(change.percent, locale)}`
	return `${shown} ${translateNotifications(locale)('briefing.sinceHeadline')}`
}

/** The line below a headline: its outlets, and the change of its coin's price. */
export const metaLine = (story: BriefedStory, locale: UiLocale): string =>
	[
		story.outlets.length > 1 ? outletsLine(story, locale) : sourceTitle(story.source, locale),
		changeLine(story, locale),
	]
		.flatMap((part) => (part === undefined ? [] : [isolated(part)]))
		.join(' · ')

export const numbered = (index: number, locale: UiLocale): string => wholeNumber(index + 1, locale)
