import { sameAmount } from './amounts.ts'
import { compareWords } from './compare-words.ts'
import { isDistinctiveName, isFaint } from './feature-roles.ts'
import type { Rarity } from './rarity.ts'
import type { Feature, FeatureKind, Headline } from './read-headline.ts'

/** How similar and how different two headlines are, by kind of feature; weights are in nats of rarity. */
export type Similarity = {
	/** Organisations, products and people, in the vocabulary or not, and names that sound alike. */
	names: number
	/** The part of names that are people, who are in several events of a day, or what a name stands for. */
	people: number
	places: number
	coins: number
	/** The part of coins that few headlines name, which is as good as a name. */
	rareCoins: number
	events: number
	things: number
	words: number
	amounts: number
	/** Names that both headlines have for themselves: the smaller sum of both sides. */
	otherNames: number
	leftWords: number
	/** The weight of what both say, as a share of everything that they say. */
	share: number
	crossLanguage: number
	/** Both name an event and share none. */
	otherEvents: boolean
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
const commonUnits: ReadonlySet<string> = new Set(['count', 'percent', 'usd-price'])

export function similarityOf(a: Headline, b: Headline, rarity: Rarity, slack = 0): Similarity {
	const crossLanguage = a.locale !== b.locale
	const result: Similarity = {
		names: 0,
		people: 0,
		places: 0,
		coins: 0,
		rareCoins: 0,
		events: 0,
		things: 0,
		words: 0,
		amounts: 0,
		otherNames: 0,
		leftWords: 0,
		share: 0,
		crossLanguage: crossLanguage ? 1 : 0,
		otherEvents: a.events.length > 0 && b.events.length > 0 && !a.events.some((name) => b.features.has(name)),
	}
	const ours = compareFeatures(a, b, rarity, result)
	const theirs = compareFeatures(b, a, rarity, result)
	compareImplied(a, b, rarity, result)
	const loose = compareWords(a, b, rarity)
	result.words = loose.words
	result.leftWords = loose.left
	result.names += loose.names
	compareAmounts(a, b, result, slack)
	result.otherNames = Math.min(ours.names + loose.ourNames, theirs.names + loose.theirNames)
	const shared =
		result.names +
		result.places +
		result.coins +
		result.events +
		result.things +
		result.words +
		result.amounts
	const left =
		(ours.all + theirs.all) * (crossLanguage ? leftMarksAcross : 1) +
		loose.left * (crossLanguage ? leftWordsWeight.across : leftWordsWeight.within)
	result.share = shared === 0 ? 0 : shared / (shared + left / 2)
	return result
}

/** Figures that are nearly the same are a coincidence in headlines that share no name. */
function compareAmounts(a: Headline, b: Headline, result: Similarity, slack: number): void {
	const share = result.names + result.rareCoins > 0 ? 1 : shareOfNear
	for (const amount of a.amounts) {
		const weight = commonUnits.has(amount.unit) ? amountWeight.common : amountWeight.plain
		if (b.amounts.some(({ unit, value }) => unit === amount.unit && value === amount.value))
			result.amounts += weight
		else if (b.amounts.some((other) => sameAmount(amount, other, slack))) result.amounts += weight * share
	}
}

const shareOfNear = 0.3

/** Adds features that `other` has or implies and returns the weight of the rest. It runs for both sides, so shared features count half each time. */
function compareFeatures(one: Headline, other: Headline, rarity: Rarity, result: Similarity) {
	const left = { all: 0, names: 0 }
	for (const feature of one.features.values()) {
		const weight = rarity(feature.name, feature.kind) * factors[feature.kind]
		if (other.features.has(feature.name)) add(result, feature, weight / 2)
		else if (other.implied.has(feature.name)) {
			add(result, feature, weight * impliedShare)
			if (sums[feature.kind] === 'names' && feature.kind !== 'person') result.people += weight * impliedShare
		} else {
			left.all += weight
			if (isDistinctiveName(feature)) left.names += weight
		}
	}
	return left
}

function compareImplied(a: Headline, b: Headline, rarity: Rarity, result: Similarity): void {
	for (const name of a.implied) {
		if (!b.implied.has(name) || a.features.has(name) || b.features.has(name)) continue
		const kind = name.slice(0, name.indexOf(':'))
		// Two different regulators of one country imply the same place, which says little.
		if (!isFeatureKind(kind) || kind === 'place') continue
		const weight = rarity(name, kind) * bothImpliedShare
		add(result, { name, kind }, weight)
		if (sums[kind] === 'names' && kind !== 'person') result.people += weight
	}
}

const isFeatureKind = (kind: string): kind is FeatureKind => Object.hasOwn(factors, kind)

function add(result: Similarity, { kind, name }: Feature, weight: number): void {
	result[sums[kind]] += weight * (isFaint(name) ? faintShare : 1)
	if (kind === 'person') result.people += weight
	if (kind === 'coin' && weight >= leastOfRareCoin) result.rareCoins += weight
}

const sums = {
	organisation: 'names',
	product: 'names',
	person: 'names',
	place: 'places',
	coin: 'coins',
	event: 'events',
	thing: 'things',
	general: 'things',
	word: 'words',
} as const satisfies Record<FeatureKind, keyof Similarity>
const faintShare = 0.3
/** Half of it is added for each side. */
const leastOfRareCoin = 2.2

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
