import type { Similarity } from './compare-headlines.ts'

/**
 * The weights of logistic regression on pairs of headlines, those of `fixtures/stories` and real ones that were judged by
 * reading. The weighted sum is the logarithm of the odds that two headlines are about one event. Each term is capped at
 * `most`. Nothing here depends on how many reports there are, so two headlines are judged alike on a quiet and a busy day.
 */
type Term = Exclude<keyof Similarity, 'otherEvents' | 'people' | 'rareCoins'>
const terms: Readonly<Record<Term, { weight: number; most: number }>> = {
	names: { weight: 0.175, most: 24 },
	places: { weight: 0.786, most: 6 },
	coins: { weight: 0.342, most: 5 },
	events: { weight: 0.148, most: 10 },
	things: { weight: 0.276, most: 8 },
	words: { weight: 0.168, most: 14 },
	amounts: { weight: 0.238, most: 10 },
	otherNames: { weight: -0.046, most: 12 },
	leftWords: { weight: -0.019, most: 50 },
	share: { weight: 4.173, most: 1 },
	crossLanguage: { weight: 2.4, most: 1 },
}
const perDayApart = -3.742
const base = -1.537

const weightedTerms = Object.entries(terms) as [Term, { weight: number; most: number }][]

/** Days after the first count less: a story that is still reported on the third day is important. */
const laterDays = 0.4
const distance = (days: number): number => Math.min(days, 1) + laterDays * Math.max(0, days - 1)

/** Identical headlines are about one event even a day apart. */
const verbatim = 0.97
const timeOfVerbatim = 0.15
const weightOfTime = (days: number, share: number): number =>
	perDayApart * distance(days) * (share >= verbatim ? timeOfVerbatim : 1)

/** The logarithm of the odds: above 0 one event is more likely than two. */
export function oddsOf(similarity: Similarity, daysApart: number): number {
	if (!isDistinctive(similarity)) return Number.NEGATIVE_INFINITY
	let odds = base + weightOfTime(daysApart, similarity.share)
	for (const [term, { weight, most }] of weightedTerms) odds += weight * Math.min(similarity[term], most)
	return odds
}

/**
 * An upper bound of the odds for headlines that share features of this weight, where one of them has `ownWeight` in all. If
 * it is too low the headlines need not be compared.
 */
export function bestOdds(shared: number, ownWeight: number, daysApart: number): number {
	const share = shared / (shared + Math.max(0, ownWeight - shared) / 2)
	return (
		base +
		terms.crossLanguage.weight +
		weightOfTime(daysApart, share) +
		mostPerNat * shared +
		terms.share.weight * share
	)
}

const mostPerNat = Math.max(
	...weightedTerms
		.filter(([term]) => term !== 'share' && term !== 'crossLanguage')
		.map(([, { weight }]) => weight),
)

/** Whether they share more than a coin and a day: a rare name with an event, an exact figure, or several rare words. */
function isDistinctive(similarity: Similarity): boolean {
	const { rareCoins, people, events, things, words, amounts, crossLanguage, otherEvents, share } = similarity
	const isOneLanguage = crossLanguage === 0
	if (isOneLanguage && share < leastShare) return false
	const names = similarity.names + rareCoins
	const acts = events + things + oneWord * words + amounts
	if (isOneLanguage && similarity.names < oneName && rareCoins > 0) return events + amounts >= leastActs
	if (names >= oneName) {
		const ownNames = names - people
		if (acts >= leastActs || (names >= severalNames && ownNames >= oneName)) return true
		return !otherEvents && !(ownNames < oneName && share < halfOfBoth)
	}
	// Across languages the vocabulary finds less than both have in common.
	return acts >= (amounts > 0 || (!isOneLanguage && share >= leastShareAcross) ? leastActs : severalActs)
}

/** A person does several things on one day, so with only a person in common half of both headlines must agree. */
const halfOfBoth = 0.5
/** In one language reports of one event share more of their words. */
const leastShare = 0.4
/** Across languages, unless they agree in more: a thing that both name, such as a wallet, is no event. */
const leastShareAcross = 0.35
/** A single shared common word is no event. */
const oneWord = 0.4
const oneName = 2
const severalNames = 9
/** About one rare event; two. */
const leastActs = 2.5
const severalActs = 4.5
