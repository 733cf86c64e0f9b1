import type { Likeness } from './compare-headlines.ts'

/**
 * What each kind of likeness counts for, found once on the headlines of `fixtures/stories` by logistic regression and
 * kept as numbers: the sum is the logarithm of the odds that two headlines tell one event. More than `most` of one kind says no more.
 */
type Term = keyof Likeness
const terms: Readonly<Record<Term, { weight: number; most: number }>> = {
	names: { weight: 0.125, most: 14 },
	people: { weight: 0.174, most: 8 },
	places: { weight: 0.454, most: 6 },
	coins: { weight: 0.237, most: 6 },
	events: { weight: 0.287, most: 8 },
	things: { weight: 0.47, most: 8 },
	words: { weight: 0.141, most: 14 },
	sounds: { weight: 0.138, most: 12 },
	amounts: { weight: 0.715, most: 10 },
	nearAmounts: { weight: -0.327, most: 5 },
	otherNames: { weight: -0.115, most: 12 },
	leftNames: { weight: -0.018, most: 24 },
	strangers: { weight: -1.281, most: 1 },
	eventClash: { weight: -0.653, most: 1 },
	amountClash: { weight: -0.573, most: 1 },
	leftWords: { weight: 0.032, most: 50 },
	share: { weight: 1.709, most: 1 },
	crossing: { weight: 0.865, most: 1 },
	actless: { weight: -0.657, most: 1 },
}
const perDayApart = -6.525
/** Where a thousand reports come in three days, two that are alike are one event more seldom than where forty do. */
const perCrowd = -1.737
const mostCrowd = 1_000
const base = 4.626

const weighed = Object.entries(terms) as [Term, { weight: number; most: number }][]

/** The first day parts reports the most; a story that is still told on the third is told for a reason. */
const laterDays = 0.4
const distance = (days: number): number => Math.min(days, 1) + laterDays * Math.max(0, days - 1)

/** Whoever says the very same says it of the same event, be it a day later. */
const verbatim = 0.97
const timeOfVerbatim = 0.15

/** What a crowd weighs, which is the same for all that are compared with one report. */
export const weightOfCrowd = (crowd: number): number => perCrowd * Math.log(1 + Math.min(crowd, mostCrowd))

type Circumstances = { daysApart: number; crowding: number }

/** The odds as a logarithm; above nought it is likelier one event than two. */
export function oddsOf(likeness: Likeness, { daysApart, crowding }: Circumstances): number {
	if (crowding <= crowdingOfUsualDays && isNameAlone(likeness)) return Number.NEGATIVE_INFINITY
	const time = perDayApart * distance(daysApart) * (likeness.share >= verbatim ? timeOfVerbatim : 1)
	let odds = base + time + crowding
	for (const [term, { weight, most }] of weighed) odds += weight * Math.min(likeness[term], most)
	return odds
}

/**
 * The best that the odds can come to for headlines that share marks of this weight, where one of them says so much in
 * all: what cannot be one event by this need not be compared.
 */
export function bestOdds(shared: number, said: number, daysApart: number, crowding: number): number {
	const share = shared / (shared + Math.max(0, said - shared) / 2)
	const time = perDayApart * distance(daysApart) * (share >= verbatim ? timeOfVerbatim : 1)
	return base + terms.crossing.weight + time + crowding + mostPerNat * shared + terms.share.weight * share
}

const mostPerNat = Math.max(
	...weighed.filter(([term]) => term !== 'share' && term !== 'crossing').map(([, { weight }]) => weight),
)

/** A coin, a person or a place that both have, and nothing that happened: that joins nothing, but where hardly anything is told. */
const isNameAlone = ({ names, sounds, events, things, words, amounts, nearAmounts }: Likeness): boolean =>
	names + sounds === 0 && events + things + oneWord * words + amounts + nearAmounts < leastActs

/** One common word more is no event either. */
const oneWord = 0.4
const leastActs = 2.5
const crowdingOfUsualDays = weightOfCrowd(15)
