import { stemsOf } from '#ingest/tag/persian-suffixes.ts'
import { joins, type Token } from '#ingest/tag/tokenise-title.ts'
import type { HeadlineWord } from './headline-word.ts'
import { stopWords } from './stop-words.ts'
import { weekdays } from './weekdays.ts'

const nothing = { value: undefined, weekday: undefined }
const none: ReadonlyMap<string, number> = new Map()

/**
 * The things that a headline counts: "7-hour outage" and «قطعی ۷ ساعته» both count 7 of `hour`; a weekday is a number too. The
 * tokens are stemmed, and sums, percentages and dates have been removed from them.
 */
export function readCounts(
	tokens: readonly Token[],
	words: readonly HeadlineWord[],
): ReadonlyMap<string, number> {
	let counts: Map<string, number> | undefined
	for (let at = 0; at < tokens.length; at++) {
		const { value: count, weekday } = words[at] ?? nothing
		const number = tokens[at]
		const day =
			weekday === undefined || number === undefined ? undefined : dayOf(number, weekday, tokens[at - 1])
		if (day !== undefined) {
			counts ??= new Map()
			counts.set('weekday', day)
		}
		const thing = tokens[at + 1]
		if (count === undefined || thing === undefined || words[at + 1]?.value !== undefined) continue
		if (!joins(thing.gap) || thing.key.length < 2) continue
		if (stopWords.has(thing.key) || adjectives.has(thing.key)) continue
		counts ??= new Map()
		counts.set(unitOf(thing), count)
	}
	return counts ?? none
}

/** How the counts of two headlines differ; undefined if a shared thing has the same number or they share none. */
export function otherCount(
	one: ReadonlyMap<string, number>,
	other: ReadonlyMap<string, number>,
): string | undefined {
	let differing: string | undefined
	for (const [thing, count] of one) {
		const theirs = other.get(thing)
		if (theirs === undefined) continue
		if (thing === 'weekday' ? isSameDay(count, theirs) : sameCount(count, theirs)) return undefined
		differing ??= `${count} and ${theirs} of ${thing}`
	}
	return differing
}

/** 48 may be rounded to 50, but 47 and 48 are different. */
export const sameCount = (one: number, other: number): boolean =>
	one === other ||
	(Math.max(one, other) >= leastRounded &&
		(one % 10 === 0 || other % 10 === 0) &&
		Math.abs(one - other) / Math.max(one, other) <= mostRounded)

const mostRounded = 0.1
/** Smaller numbers are not rounded. */
const leastRounded = 40

/** Neighbouring days are the same, because Tuesday evening in New York is Wednesday in Tehran. */
const isSameDay = (one: number, other: number): boolean => [0, 1, 6].includes(Math.abs(one - other))

/** «سه‌شنبه» becomes two tokens at its half space. */
const dayOf = ({ key, gap }: Token, alone: number, before: Token | undefined): number | undefined =>
	key === 'شنبه' && gap === '\u200c' && before !== undefined ? weekdays.get(before.key + key) : alone

function unitOf({ key, latin }: Token): string {
	const stem = latin ? key : (stemsOf(key)[0] ?? key)
	return units.get(key) ?? units.get(stem) ?? stem
}

/** Adjectives after a number are not what is counted. */
const adjectives: ReadonlySet<string> = new Set([
	'new',
	'additional',
	'big',
	'major',
	'top',
	'جدید',
	'تازه',
	'بزرگ',
])

/** Counted things in both languages, by their English stem. */
const units: ReadonlyMap<string, string> = new Map(
	(
		[
			['minut', 'دقیقه', 'دقیقهای'],
			['hour', 'ساعت', 'ساعته'],
			['day', 'روز', 'روزه'],
			['week', 'هفته', 'هفتهای'],
			['month', 'ماه', 'ماهه'],
			['year', 'سال', 'ساله'],
			['city', 'شهر'],
			['bank', 'بانک'],
			['country', 'کشور'],
			['company', 'شرکت', 'firm'],
			['member', 'عضو'],
			['user', 'کاربر', 'customer', 'مشتری'],
			['page', 'صفحه', 'صفحهای'],
			['game', 'بازی'],
			['wallet', 'کیف'],
			['exchang', 'صرافی'],
			['block', 'بلوک'],
		] as const
	).flatMap(([unit, ...others]) => others.map((other) => [other, unit] as const)),
)
