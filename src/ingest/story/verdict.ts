import type { Likeness } from './compare-headlines.ts'

/**
 * What each kind of likeness counts for, found once on the headlines of `fixtures/stories` (`own`, `read`) by logistic
 * regression and kept as numbers: the sum is the logarithm of the odds that two headlines tell one event.
 */
const weights = {
	names: 0.232,
	coins: 0.162,
	events: 0.319,
	things: 0.343,
	words: 0.21,
	sounds: 0.358,
	amounts: 0.276,
	otherNames: -0.217,
	leftNames: -0.042,
	eventClash: -0.709,
	leftWords: 0.042,
	share: 1.873,
} as const
/** More than this of one kind says no more. */
const most: Readonly<Record<keyof typeof weights, number>> = {
	names: 14,
	coins: 6,
	events: 8,
	things: 8,
	words: 14,
	sounds: 12,
	amounts: 8,
	otherNames: 8,
	leftNames: 10,
	eventClash: 1,
	leftWords: 25,
	share: 1,
}
const perDayApart = -4
/** Another language leaves more unsaid, for want of a word in our lists. */
const acrossLanguages = 0.474
/** Where a thousand reports come in three days, two that are alike are one event more seldom than where ten do. */
const perCrowd = -0.68
const base = 1.672

/** The first day parts reports the most; a story that is still told on the third is told for a reason. */
const laterDays = 0.4
const distance = (days: number): number => Math.min(days, 1) + laterDays * Math.max(0, days - 1)

/** Whoever says the very same says it of the same event, be it a day later. */
const verbatim = 0.97
const timeOfVerbatim = 0.3

/** What a crowd weighs, which is the same for all that are compared with one report. */
export const weightOfCrowd = (crowd: number): number => perCrowd * Math.log(1 + crowd)

type Circumstances = { daysApart: number; crossing: boolean; crowding: number }

/** The odds as a logarithm; above nought it is likelier one event than two. */
export function oddsOf(likeness: Likeness, { daysApart, crossing, crowding }: Circumstances): number {
	if (!tellsEnough(likeness)) return Number.NEGATIVE_INFINITY
	const time = perDayApart * distance(daysApart) * (likeness.share >= verbatim ? timeOfVerbatim : 1)
	return (
		base +
		time +
		crowding +
		(crossing ? acrossLanguages : 0) +
		weights.names * Math.min(likeness.names, most.names) +
		weights.coins * Math.min(likeness.coins, most.coins) +
		weights.events * Math.min(likeness.events, most.events) +
		weights.things * Math.min(likeness.things, most.things) +
		weights.words * Math.min(likeness.words, most.words) +
		weights.sounds * Math.min(likeness.sounds, most.sounds) +
		weights.amounts * Math.min(likeness.amounts, most.amounts) +
		weights.otherNames * Math.min(likeness.otherNames, most.otherNames) +
		weights.leftNames * Math.min(likeness.leftNames, most.leftNames) +
		weights.eventClash * Math.min(likeness.eventClash, most.eventClash) +
		weights.leftWords * Math.min(likeness.leftWords, most.leftWords) +
		weights.share * Math.min(likeness.share, most.share)
	)
}

/**
 * The best that the odds can come to for headlines that share marks of this weight, where one of them says so much in
 * all: what cannot be one event by this need not be compared.
 */
export function bestOdds(shared: number, said: number, daysApart: number, crowding: number): number {
	const share = shared / (shared + Math.max(0, said - shared) / 2)
	const time = perDayApart * distance(daysApart) * (share >= verbatim ? timeOfVerbatim : 1)
	return base + acrossLanguages + time + crowding + weights.sounds * shared + weights.share * share
}

/** Titles that share general words and nothing else («Market wrap») are not about the same thing. */
const tellsEnough = ({ told }: Likeness): boolean => told >= leastTold

const leastTold = 1.2
