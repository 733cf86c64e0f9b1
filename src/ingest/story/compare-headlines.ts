import { sameAmount } from './amounts.ts'
import { compareWords } from './compare-words.ts'
import { isName, isOwnName, isSideEvent, tellsAnEvent } from './mark-roles.ts'
import type { Rarity } from './rarity.ts'
import type { Headline, Mark, MarkKind } from './read-headline.ts'

/** What speaks for two headlines telling one event, kind by kind, each in nats of rarity. */
export type Likeness = {
	names: number
	coins: number
	events: number
	things: number
	words: number
	sounds: number
	amounts: number
	/** Names that only one of them has: the side with less, and the side with more. */
	otherNames: number
	leftNames: number
	/** 1 where both tell an event and none of them is the other's. */
	eventClash: number
	leftWords: number
	/** What both say beyond general words and the kind of a column. */
	told: number
	/** The share of what both say in all that is said. */
	share: number
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
const commonUnits: ReadonlySet<string> = new Set(['count', 'percent'])

export function likenessOf(a: Headline, b: Headline, rarity: Rarity): Likeness {
	const result: Likeness = {
		names: 0,
		coins: 0,
		events: 0,
		things: 0,
		words: 0,
		sounds: 0,
		amounts: 0,
		otherNames: 0,
		leftNames: 0,
		eventClash: eventClash(a, b),
		leftWords: 0,
		told: 0,
		share: 0,
	}
	const crossing = a.locale !== b.locale
	const ours = compareMarks(a, b, rarity, result)
	const theirs = compareMarks(b, a, rarity, result)
	compareImplied(a, b, rarity, result)
	const loose = compareWords(a, b, rarity)
	result.words = loose.words
	result.sounds = loose.sounds
	result.leftWords = loose.left
	for (const amount of b.amounts.length === 0 ? b.amounts : a.amounts) {
		if (!b.amounts.some((other) => sameAmount(amount, other))) continue
		result.amounts += commonUnits.has(amount.unit) ? amountWeight.common : amountWeight.plain
	}
	result.otherNames = Math.min(ours.names, theirs.names)
	result.leftNames = Math.max(ours.names, theirs.names)
	const loosely = result.words + result.sounds + result.amounts
	const said = result.names + result.coins + result.events + result.things + loosely
	const left =
		(ours.all + theirs.all) * (crossing ? leftMarksAcross : 1) +
		loose.left * (crossing ? leftWordsWeight.across : leftWordsWeight.within)
	result.told += loosely
	result.share = said === 0 ? 0 : said / (said + left / 2)
	return result
}

/** Adds what one says and the other says or implies; answers what only this one says. What both say is added once. */
function compareMarks(one: Headline, other: Headline, rarity: Rarity, result: Likeness) {
	const left = { all: 0, names: 0 }
	for (const mark of one.marks.values()) {
		const weight = rarity(mark.name, mark.kind) * factors[mark.kind]
		if (other.marks.has(mark.name)) add(result, mark, weight / 2)
		else if (other.implied.has(mark.name)) add(result, mark, weight * impliedShare)
		else {
			left.all += weight
			if (isOwnName(mark)) left.names += weight
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

function add(result: Likeness, mark: Mark, weight: number): void {
	if (tellsAnEvent(mark)) result.told += weight
	if (mark.kind === 'coin') result.coins += weight
	else if (isName(mark.kind)) result.names += weight
	else if (mark.kind === 'event') result.events += weight
	else result.things += weight
}

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
