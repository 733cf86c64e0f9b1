import type { UnknownWord } from './headline-word.ts'
import type { Rarity } from './rarity.ts'
import { type Headline, longestRead } from './read-headline.ts'

type WordSimilarity = {
	/** Shared common words, in nats of rarity. */
	words: number
	/** Shared names that are not in the vocabulary, also by their sound in another script or spelling. */
	names: number
	/** The weight of words that only one headline has. */
	left: number
	/** The weight of names among them, for each headline. */
	ourNames: number
	theirNames: number
}

/** The shortest sound that matches. It is shorter across languages, where only sounds can match. */
const shortestSound = { across: 3, within: 4 }
/** The same for words that may be names in both headlines. */
const shortestOfName = 2
const perConsonant = 1.1
const mostConsonants = 6
const factor = 0.8

/**
 * Compares the words that are not in the vocabulary: by the word itself, or by sound, alone or together with the next word.
 * `both` collects the words that matched.
 */
export function compareWords(a: Headline, b: Headline, rarity: Rarity, both?: string[]): WordSimilarity {
	const result: WordSimilarity = { words: 0, names: 0, left: 0, ourNames: 0, theirNames: 0 }
	const ours = sideOf(a, matchedOfOurs)
	const theirs = sideOf(b, matchedOfTheirs)
	if (a.words.length > 0 && b.words.length > 0) {
		matchWords(ours, theirs, rarity, result, both)
		if (a.pairs.size > 0 || b.pairs.size > 0) matchPairSounds(a, b, ours, theirs, result, both)
		const shortest = a.locale === b.locale ? shortestSound.within : shortestSound.across
		for (let at = 0; at < a.words.length; at++) {
			const sound = a.words[at]?.sound ?? ''
			if (ours.matched[at] || sound.length < shortestOfName) continue
			const other = indexOfSound(theirs, sound, true)
			if (other < 0) continue
			// Zama and «زاما» have two consonants, which is enough if both may be names.
			const areNames = a.locale !== b.locale && (a.named[at] ?? 0) > 0 && (b.named[other] ?? 0) > 0
			if (sound.length < shortest && !areNames) continue
			markMatched(ours, at)
			markMatched(theirs, other)
			addSound(sound, result, both)
		}
	}
	const [ourWords, ourNames] = weightLeft(ours, rarity)
	const [theirWords, theirNames] = weightLeft(theirs, rarity)
	return { ...result, left: ourWords + theirWords, ourNames, theirNames }
}

/** The words of a headline, and which of them are matched. */
type Side = { words: readonly UnknownWord[]; named: readonly number[]; matched: Uint8Array }

/** Reused by every comparison, because comparisons never overlap. */
const matchedOfOurs = new Uint8Array(longestRead)
const matchedOfTheirs = new Uint8Array(longestRead)

function sideOf({ words, named }: Headline, matched: Uint8Array): Side {
	matched.fill(0, 0, words.length)
	return { words, named, matched }
}

function markMatched({ matched }: Side, at: number): void {
	matched[at] = 1
}

function matchWords(ours: Side, theirs: Side, rarity: Rarity, result: WordSimilarity, both?: string[]): void {
	for (let at = 0; at < ours.words.length; at++) {
		const { key = '', name = '' } = ours.words[at] ?? {}
		const other = indexOfWord(theirs, key)
		if (other < 0) continue
		markMatched(ours, at)
		markMatched(theirs, other)
		const isNamed = (ours.named[at] ?? 0) > 0 && (theirs.named[other] ?? 0) > 0
		result[isNamed ? 'names' : 'words'] += rarity(name, 'word') * factor
		both?.push(key)
	}
}

function indexOfWord({ words, matched }: Side, key: string): number {
	for (let at = 0; at < words.length; at++) if (words[at]?.key === key && !matched[at]) return at
	return -1
}

function indexOfSound({ words, matched }: Side, sound: string, free: boolean): number {
	for (let at = 0; at < words.length; at++) {
		if (words[at]?.sound === sound && !(free && matched[at])) return at
	}
	return -1
}

function weightLeft({ words, named, matched }: Side, rarity: Rarity): [all: number, names: number] {
	let all = 0
	let names = 0
	for (let at = 0; at < words.length; at++) {
		if (matched[at]) continue
		const weight = rarity(words[at]?.name ?? '', 'word') * factor
		all += weight
		names += weight * (named[at] ?? 0)
	}
	return [all, names]
}

/** Matches names that one headline writes as two words: «بلک راک». */
function matchPairSounds(
	a: Headline,
	b: Headline,
	ours: Side,
	theirs: Side,
	result: WordSimilarity,
	both?: string[],
): void {
	for (const [sound, pair] of a.pairs) {
		const other = b.pairs.get(sound)
		if (other !== undefined) matchPairSound(sound, ours, pair, theirs, other, result, both)
		const single = indexOfSound(theirs, sound, false)
		if (single >= 0) matchPairSound(sound, ours, pair, theirs, [single], result, both)
	}
	for (const [sound, pair] of b.pairs) {
		const single = indexOfSound(ours, sound, false)
		if (single >= 0) matchPairSound(sound, ours, [single], theirs, pair, result, both)
	}
}

type Places = readonly number[]

function matchPairSound(
	sound: string,
	ours: Side,
	here: Places,
	theirs: Side,
	there: Places,
	result: WordSimilarity,
	both?: string[],
): void {
	if (here.some((at) => ours.matched[at]) || there.some((at) => theirs.matched[at])) return
	for (const at of here) markMatched(ours, at)
	for (const at of there) markMatched(theirs, at)
	addSound(sound, result, both)
}

function addSound(sound: string, result: WordSimilarity, both?: string[]): void {
	result.names += Math.min(sound.length, mostConsonants) * perConsonant
	both?.push(`~${sound}`)
}
