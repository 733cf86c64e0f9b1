import { sameAmount } from './amounts.ts'
import { compareWords } from './compare-words.ts'
import { isColumnEvent, isDistinctiveName, isSideEvent } from './feature-roles.ts'
import type { Rarity } from './rarity.ts'
import type { Feature, FeatureKind, Headline } from './read-headline.ts'

/** How similar and how different two headlines are, by kind of feature; weights are in nats of rarity. */
export type Similarity = {
	/** Organisations and products, in the vocabulary or not. */
	names: number
	people: number
	places: number
	coins: number
	events: number
	things: number
	words: number
	sounds: number
	/** Figures that are exactly the same, and figures that may be the same. */
	amounts: number
	nearAmounts: number
	/** Names that only one headline has: the smaller and the larger sum of both sides. */
	otherNames: number
	leftNames: number
	/** 1 if both name an organisation, a product or an unknown name, and share none. */
	otherActors: number
	/** 1 if both name an event and share none. */
	eventClash: number
	/** 1 if both have figures and none may be the same. */
	amountClash: number
	leftWords: number
	/** 1 if they share a coin, a person or one name, but hardly any event. */
	noEvent: number
	/** The weight of what both say, as a share of everything that they say. */
	share: number
	crossLanguage: number
}

const factors: Readonly<Record<FeatureKind, number>> = {
	organisation: 1,
	person: 1,
	product: 1,
	coin: 1,
	place: 0.8,
	event: 1,
	thing: 0.7,
	general: 0.4,
	word: 0.8,
}
/** For a name that one headline has and the other implies, and for a name that both imply. */
const impliedShare = 0.6
const bothImpliedShare = 0.5
/** Across languages unmatched features weigh less, because the vocabulary may lack the word in one language. */
const leftMarksAcross = 0.8
const leftWordsWeight = { across: 0.35, within: 0.7 }
const amountWeight = { plain: 5, common: 3.5 }
/** About one rare event; about one and a half names. */
const leastActs = 2.5
const severalNames = 9
const commonUnits: ReadonlySet<string> = new Set(['count', 'percent'])

export function similarityOf(a: Headline, b: Headline, rarity: Rarity): Similarity {
	const crossLanguage = a.locale !== b.locale
	const result: Similarity = {
		names: 0,
		people: 0,
		places: 0,
		coins: 0,
		events: 0,
		things: 0,
		words: 0,
		sounds: 0,
		amounts: 0,
		nearAmounts: 0,
		otherNames: 0,
		leftNames: 0,
		otherActors: 0,
		eventClash: eventClash(a, b),
		amountClash: 0,
		leftWords: 0,
		noEvent: 0,
		share: 0,
		crossLanguage: crossLanguage ? 1 : 0,
	}
	const ours = compareFeatures(a, b, rarity, result)
	const theirs = compareFeatures(b, a, rarity, result)
	compareImplied(a, b, rarity, result)
	const loose = compareWords(a, b, rarity)
	result.words = loose.words
	result.sounds = loose.sounds
	result.leftWords = loose.left
	result.names += loose.names
	compareAmounts(a, b, result)
	const ourNames = ours.names + loose.ourNames
	const theirNames = theirs.names + loose.theirNames
	result.otherNames = Math.min(ourNames, theirNames)
	result.leftNames = Math.max(ourNames, theirNames)
	result.otherActors =
		result.names + result.sounds === 0 &&
		ours.actors + loose.ourNames > 0 &&
		theirs.actors + loose.theirNames > 0
			? 1
			: 0
	const acts = result.events + result.things + result.words + result.amounts + result.nearAmounts
	const named = result.names + result.sounds
	result.noEvent = acts < leastActs && named < severalNames ? 1 : 0
	const shared = acts + named + result.people + result.places + result.coins
	const left =
		(ours.all + theirs.all) * (crossLanguage ? leftMarksAcross : 1) +
		loose.left * (crossLanguage ? leftWordsWeight.across : leftWordsWeight.within)
	result.share = shared === 0 ? 0 : shared / (shared + left / 2)
	return result
}

function compareAmounts(a: Headline, b: Headline, result: Similarity): void {
	if (a.amounts.length === 0 || b.amounts.length === 0) return
	for (const amount of a.amounts) {
		const weight = commonUnits.has(amount.unit) ? amountWeight.common : amountWeight.plain
		const same = b.amounts.filter((other) => sameAmount(amount, other))
		if (same.length === 0) continue
		if (same.some(({ value }) => value === amount.value)) result.amounts += weight
		else result.nearAmounts += weight
	}
	if (result.amounts + result.nearAmounts === 0) result.amountClash = 1
}

/** Adds features that `other` has or implies and returns the weight of the rest. It runs for both sides, so shared features count half each time. */
function compareFeatures(one: Headline, other: Headline, rarity: Rarity, result: Similarity) {
	const left = { all: 0, names: 0, actors: 0 }
	for (const feature of one.features.values()) {
		const weight = rarity(feature.name, feature.kind) * factors[feature.kind]
		if (other.features.has(feature.name)) add(result, feature, weight / 2)
		else if (other.implied.has(feature.name)) add(result, feature, weight * impliedShare)
		else {
			left.all += weight
			if (!isDistinctiveName(feature)) continue
			left.names += weight
			if (feature.kind === 'organisation' || feature.kind === 'product') left.actors += weight
		}
	}
	return left
}

function compareImplied(a: Headline, b: Headline, rarity: Rarity, result: Similarity): void {
	for (const name of a.implied) {
		if (!b.implied.has(name) || a.features.has(name) || b.features.has(name)) continue
		const kind = name.slice(0, name.indexOf(':'))
		// Two different regulators of one country imply the same place, which says little.
		if (isFeatureKind(kind) && kind !== 'place')
			add(result, { name, kind }, rarity(name, kind) * bothImpliedShare)
	}
}

const isFeatureKind = (kind: string): kind is FeatureKind => Object.hasOwn(factors, kind)

function add(result: Similarity, { kind, name }: Feature, weight: number): void {
	result[sums[kind]] += weight * (isColumnEvent(name) ? columnShare : 1)
}

const sums = {
	organisation: 'names',
	product: 'names',
	person: 'people',
	place: 'places',
	coin: 'coins',
	event: 'events',
	thing: 'things',
	general: 'things',
	word: 'words',
} as const satisfies Record<FeatureKind, keyof Similarity>
const columnShare = 0.3

function eventClash(a: Headline, b: Headline): number {
	let hasEvent = false
	for (const name of a.events) {
		if (isSideEvent(name)) continue
		if (b.features.has(name)) return 0
		hasEvent = true
	}
	return hasEvent && b.events.some((name) => !isSideEvent(name)) ? 1 : 0
}

/** What both headlines have in common, as text for `--why`. */
export function sharedContent(a: Headline, b: Headline): string[] {
	const matched = (one: Headline, other: Headline) =>
		[...one.features.keys()].filter((name) => other.features.has(name) || other.implied.has(name))
	const figures = a.amounts.filter((amount) => b.amounts.some((other) => sameAmount(amount, other)))
	const words: string[] = []
	compareWords(a, b, () => 1, words)
	return [
		...new Set([...matched(a, b), ...matched(b, a)]),
		...words,
		...figures.map(({ unit, value }) => `${unit} ${value}`),
	]
}
