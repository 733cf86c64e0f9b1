import type { Rarity } from './rarity.ts'
import { type Headline, longestRead } from './read-headline.ts'
import type { LooseWord } from './said-word.ts'

type WordLikeness = {
	/** The same common word, in nats of rarity. */
	words: number
	/** The same name that no list knows. */
	names: number
	/** Another script or spelling, the same sound. */
	sounds: number
	/** The weight of words that only one of them has. */
	left: number
	/** Of these the names, of either headline. */
	ourNames: number
	theirNames: number
}

/** Other scripts meet by shorter sounds, since there is no other way for them to meet. */
const shortestSound = { across: 3, within: 4 }
/** Of words that may be names in both headlines. */
const shortestOfName = 2
const perLetterHeard = 1.1
const lettersHeard = 6
const factor = 0.8

/**
 * What the words say that no list knows: the same word, or the same sound, alone or joined with its neighbour. Whoever wants
 * to know which words those are gives a list for them.
 */
export function compareWords(a: Headline, b: Headline, rarity: Rarity, both?: string[]): WordLikeness {
	const result: WordLikeness = { words: 0, names: 0, sounds: 0, left: 0, ourNames: 0, theirNames: 0 }
	const ours = sideOf(a, takenOfOurs)
	const theirs = sideOf(b, takenOfTheirs)
	if (a.words.length > 0 && b.words.length > 0) {
		meet(ours, theirs, rarity, result, both)
		if (a.pairs.size > 0 || b.pairs.size > 0) hearPairs(a, b, ours, theirs, result, both)
		const shortest = a.locale === b.locale ? shortestSound.within : shortestSound.across
		for (let at = 0; at < a.words.length; at++) {
			const sound = a.words[at]?.sound ?? ''
			if (ours.taken[at] || sound.length < shortestOfName) continue
			const other = placeSounding(theirs, sound, true)
			if (other < 0) continue
			// Zama and «زاما» have two consonants: that is enough where both may be a name.
			const areNames = a.locale !== b.locale && (a.named[at] ?? 0) > 0 && (b.named[other] ?? 0) > 0
			if (sound.length < shortest && !areNames) continue
			take(ours, at)
			take(theirs, other)
			hear(sound, result, both)
		}
	}
	const [ourWords, ourNames] = weightLeft(ours, rarity)
	const [theirWords, theirNames] = weightLeft(theirs, rarity)
	return { ...result, left: ourWords + theirWords, ourNames, theirNames }
}

/** The words of a headline, and which of them have met one of the other's. */
type Side = { words: readonly LooseWord[]; named: readonly number[]; taken: Uint8Array }

/** One comparison is done before the next begins: what it marks in is used again. */
const takenOfOurs = new Uint8Array(longestRead)
const takenOfTheirs = new Uint8Array(longestRead)

function sideOf({ words, named }: Headline, taken: Uint8Array): Side {
	taken.fill(0, 0, words.length)
	return { words, named, taken }
}

function take({ taken }: Side, at: number): void {
	taken[at] = 1
}

function meet(ours: Side, theirs: Side, rarity: Rarity, result: WordLikeness, both?: string[]): void {
	for (let at = 0; at < ours.words.length; at++) {
		const { key = '', name = '' } = ours.words[at] ?? {}
		const other = placeOf(theirs, key)
		if (other < 0) continue
		take(ours, at)
		take(theirs, other)
		const isNamed = (ours.named[at] ?? 0) > 0 && (theirs.named[other] ?? 0) > 0
		result[isNamed ? 'names' : 'words'] += rarity(name, 'word') * factor
		both?.push(key)
	}
}

function placeOf({ words, taken }: Side, key: string): number {
	for (let at = 0; at < words.length; at++) if (words[at]?.key === key && !taken[at]) return at
	return -1
}

function placeSounding({ words, taken }: Side, sound: string, free: boolean): number {
	for (let at = 0; at < words.length; at++) {
		if (words[at]?.sound === sound && !(free && taken[at])) return at
	}
	return -1
}

function weightLeft({ words, named, taken }: Side, rarity: Rarity): [all: number, names: number] {
	let all = 0
	let names = 0
	for (let at = 0; at < words.length; at++) {
		if (taken[at]) continue
		const weight = rarity(words[at]?.name ?? '', 'word') * factor
		all += weight
		names += weight * (named[at] ?? 0)
	}
	return [all, names]
}

/** Names that one writes in two words: «بلک راک». */
function hearPairs(
	a: Headline,
	b: Headline,
	ours: Side,
	theirs: Side,
	result: WordLikeness,
	both?: string[],
): void {
	for (const [sound, pair] of a.pairs) {
		const other = b.pairs.get(sound)
		if (other !== undefined) hearTogether(sound, ours, pair, theirs, other, result, both)
		const single = placeSounding(theirs, sound, false)
		if (single >= 0) hearTogether(sound, ours, pair, theirs, [single], result, both)
	}
	for (const [sound, pair] of b.pairs) {
		const single = placeSounding(ours, sound, false)
		if (single >= 0) hearTogether(sound, ours, [single], theirs, pair, result, both)
	}
}

type Places = readonly number[]

function hearTogether(
	sound: string,
	ours: Side,
	here: Places,
	theirs: Side,
	there: Places,
	result: WordLikeness,
	both?: string[],
): void {
	if (here.some((at) => ours.taken[at]) || there.some((at) => theirs.taken[at])) return
	for (const at of here) take(ours, at)
	for (const at of there) take(theirs, at)
	hear(sound, result, both)
}

function hear(sound: string, result: WordLikeness, both?: string[]): void {
	result.sounds += Math.min(sound.length, lettersHeard) * perLetterHeard
	both?.push(`~${sound}`)
}
