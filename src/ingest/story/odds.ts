import type { Similarity } from './compare-headlines.ts'

/**
 * The weights of logistic regression on the headlines of `fixtures/stories`. The weighted sum is the logarithm of the odds that
 * two headlines are about one event. Each term is capped at `most`.
 */
type Term = keyof Similarity
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
	otherActors: { weight: -1.281, most: 1 },
	eventClash: { weight: -0.653, most: 1 },
	amountClash: { weight: -0.573, most: 1 },
	leftWords: { weight: 0.032, most: 50 },
	share: { weight: 1.709, most: 1 },
	crossLanguage: { weight: 0.865, most: 1 },
	noEvent: { weight: -0.657, most: 1 },
}
const perDayApart = -6.525
/** The more reports there are within three days, the less likely two similar ones are about one event. */
const perReport = -1.737
const mostReports = 1_000
const base = 4.626

const weightedTerms = Object.entries(terms) as [Term, { weight: number; most: number }][]

/** Days after the first count less: a story that is still reported on the third day is important. */
const laterDays = 0.4
const distance = (days: number): number => Math.min(days, 1) + laterDays * Math.max(0, days - 1)

/** Identical headlines are about one event even a day apart. */
const verbatim = 0.97
const timeOfVerbatim = 0.15

/** The weight of how many reports there are around one; it is the same for all comparisons with that report. */
export const densityWeight = (reports: number): number =>
	perReport * Math.log(1 + Math.min(reports, mostReports))

type Circumstances = { daysApart: number; density: number }

/** The logarithm of the odds: above 0 one event is more likely than two. */
export function oddsOf(similarity: Similarity, { daysApart, density }: Circumstances): number {
	if (density <= usualDensity && isNameAlone(similarity)) return Number.NEGATIVE_INFINITY
	const time = perDayApart * distance(daysApart) * (similarity.share >= verbatim ? timeOfVerbatim : 1)
	let odds = base + time + density
	for (const [term, { weight, most }] of weightedTerms) odds += weight * Math.min(similarity[term], most)
	return odds
}

/**
 * An upper bound of the odds for headlines that share features of this weight, where one of them has `ownWeight` in all. If
 * it is too low the headlines need not be compared.
 */
export function bestOdds(shared: number, ownWeight: number, daysApart: number, density: number): number {
	const share = shared / (shared + Math.max(0, ownWeight - shared) / 2)
	const time = perDayApart * distance(daysApart) * (share >= verbatim ? timeOfVerbatim : 1)
	return base + terms.crossLanguage.weight + time + density + mostPerNat * shared + terms.share.weight * share
}

const mostPerNat = Math.max(
	...weightedTerms
		.filter(([term]) => term !== 'share' && term !== 'crossLanguage')
		.map(([, { weight }]) => weight),
)

/** They share a coin, a person or a place, but no event. That joins nothing, unless there are very few reports. */
const isNameAlone = ({ names, sounds, events, things, words, amounts, nearAmounts }: Similarity): boolean =>
	names + sounds === 0 && events + things + oneWord * words + amounts + nearAmounts < leastActs

/** A single shared common word is not an event either. */
const oneWord = 0.4
const leastActs = 2.5
const usualDensity = densityWeight(15)
