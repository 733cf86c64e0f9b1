import { sameAmount } from './amounts.ts'
import { compareWords } from './compare-words.ts'
import { isColumn, isOwnName, isSideEvent } from './mark-roles.ts'
import type { Rarity } from './rarity.ts'
import type { Headline, Mark, MarkKind } from './read-headline.ts'

/** What speaks for two headlines telling one event and what against it, kind by kind, each in nats of rarity. */
export type Likeness = {
	/** Organisations and products, of the lists or not. */
	names: number
	people: number
	places: number
	coins: number
	events: number
	things: number
	words: number
	sounds: number
	/** Figures that are the same to the last digit, and such as may be the same one. */
	amounts: number
	nearAmounts: number
	/** Names that only one of them has: the side with less, and the side with more. */
	otherNames: number
	leftNames: number
	/** 1 where each names an organisation, a product or what no list knows, and none is the other's. */
	strangers: number
	/** 1 where both tell an event and none of them is the other's. */
	eventClash: number
	/** 1 where both have figures, and not one that may be the same. */
	amountClash: number
	leftWords: number
	/** 1 where both have a coin, a person or one name, and hardly anything that happened. */
	actless: number
	/** The share of what both say in all that is said. */
	share: number
	crossing: number
}

const factors: Readonly<Record<MarkKind, number>> = {
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
/** A name that one says and the other makes us think of; and one that both make us think of. */
const impliedShare = 0.6
const bothImpliedShare = 0.5
/** What is left unsaid weighs less where it may only want a word in our lists. */
const leftMarksAcross = 0.8
const leftWordsWeight = { across: 0.35, within: 0.7 }
const amountWeight = { plain: 5, common: 3.5 }
/** About one event or thing that is told seldom; about one and a half names. */
const leastActs = 2.5
const severalNames = 9
const commonUnits: ReadonlySet<string> = new Set(['count', 'percent'])

export function likenessOf(a: Headline, b: Headline, rarity: Rarity): Likeness {
	const crossing = a.locale !== b.locale
	const result: Likeness = {
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
		strangers: 0,
		eventClash: eventClash(a, b),
		amountClash: 0,
		leftWords: 0,
		actless: 0,
		share: 0,
		crossing: crossing ? 1 : 0,
	}
	const ours = compareMarks(a, b, rarity, result)
	const theirs = compareMarks(b, a, rarity, result)
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
	result.strangers =
		result.names + result.sounds === 0 &&
		ours.actors + loose.ourNames > 0 &&
		theirs.actors + loose.theirNames > 0
			? 1
			: 0
	const acts = result.events + result.things + result.words + result.amounts + result.nearAmounts
	const named = result.names + result.sounds
	result.actless = acts < leastActs && named < severalNames ? 1 : 0
	const said = acts + named + result.people + result.places + result.coins
	const left =
		(ours.all + theirs.all) * (crossing ? leftMarksAcross : 1) +
		loose.left * (crossing ? leftWordsWeight.across : leftWordsWeight.within)
	result.share = said === 0 ? 0 : said / (said + left / 2)
	return result
}

function compareAmounts(a: Headline, b: Headline, result: Likeness): void {
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

/** Adds what one says and the other says or implies; answers what only this one says. What both say is added once. */
function compareMarks(one: Headline, other: Headline, rarity: Rarity, result: Likeness) {
	const left = { all: 0, names: 0, actors: 0 }
	for (const mark of one.marks.values()) {
		const weight = rarity(mark.name, mark.kind) * factors[mark.kind]
		if (other.marks.has(mark.name)) add(result, mark, weight / 2)
		else if (other.implied.has(mark.name)) add(result, mark, weight * impliedShare)
		else {
			left.all += weight
			if (!isOwnName(mark)) continue
			left.names += weight
			if (mark.kind === 'organisation' || mark.kind === 'product') left.actors += weight
		}
	}
	return left
}

function compareImplied(a: Headline, b: Headline, rarity: Rarity, result: Likeness): void {
	for (const name of a.implied) {
		if (!b.implied.has(name) || a.marks.has(name) || b.marks.has(name)) continue
		const kind = name.slice(0, name.indexOf(':'))
		// The country of a regulator says little where both regulators are left out.
		if (isMarkKind(kind) && kind !== 'place')
			add(result, { name, kind }, rarity(name, kind) * bothImpliedShare)
	}
}

const isMarkKind = (kind: string): kind is MarkKind => Object.hasOwn(factors, kind)

function add(result: Likeness, { kind, name }: Mark, weight: number): void {
	result[sums[kind]] += weight * (isColumn(name) ? columnShare : 1)
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
} as const satisfies Record<MarkKind, keyof Likeness>
const columnShare = 0.3

function eventClash(a: Headline, b: Headline): number {
	let told = false
	for (const name of a.events) {
		if (isSideEvent(name)) continue
		if (b.marks.has(name)) return 0
		told = true
	}
	return told && b.events.some((name) => !isSideEvent(name)) ? 1 : 0
}

/** What both headlines say, in words for whoever asks why. */
export function saidByBoth(a: Headline, b: Headline): string[] {
	const met = (one: Headline, other: Headline) =>
		[...one.marks.keys()].filter((name) => other.marks.has(name) || other.implied.has(name))
	const figures = a.amounts.filter((amount) => b.amounts.some((other) => sameAmount(amount, other)))
	const words: string[] = []
	compareWords(a, b, () => 1, words)
	return [
		...new Set([...met(a, b), ...met(b, a)]),
		...words,
		...figures.map(({ unit, value }) => `${unit} ${value}`),
	]
}
