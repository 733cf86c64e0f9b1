import type { Rarity } from './rarity.ts'
import type { Headline, LooseWord } from './read-headline.ts'

type WordLikeness = {
	/** The same word, in nats of rarity. */
	words: number
	/** Another script or spelling, the same sound. */
	sounds: number
	/** The weight of words that only one of them has. */
	left: number
	both: string[]
}

/** Other scripts meet by shorter sounds, since there is no other way for them to meet. */
const shortestSound = { across: 3, within: 4 }
const perLetterHeard = 1.1
const lettersHeard = 6
const factor = 0.8

/** What the words say that no list knows: the same word, or the same sound, alone or joined with its neighbour. */
export function compareWords(a: Headline, b: Headline, rarity: Rarity): WordLikeness {
	const result: WordLikeness = { words: 0, sounds: 0, left: 0, both: [] }
	const ours: Side = { words: a.words, taken: a.words.map(no) }
	const theirs: Side = { words: b.words, taken: b.words.map(no) }
	if (a.words.length > 0 && b.words.length > 0) {
		meet(ours, theirs, rarity, result)
		if (a.pairs.size > 0 || b.pairs.size > 0) hearPairs(a, b, ours, theirs, result)
		const shortest = a.locale === b.locale ? shortestSound.within : shortestSound.across
		for (let at = 0; at < a.words.length; at++) {
			const sound = a.words[at]?.sound ?? ''
			if (ours.taken[at] || sound.length < shortest) continue
			const other = b.words.findIndex((word, index) => !theirs.taken[index] && word.sound === sound)
			if (other >= 0) hear(sound, [ours, at], [theirs, other], result)
		}
	}
	result.left = weightLeft(theirs, rarity, weightLeft(ours, rarity, 0))
	return result
}

/** The words of a headline, and which of them have met one of the other's. */
type Side = { words: readonly LooseWord[]; taken: boolean[] }

const no = (): boolean => false

function meet(ours: Side, theirs: Side, rarity: Rarity, result: WordLikeness): void {
	for (let at = 0; at < ours.words.length; at++) {
		const { key = '', name = '' } = ours.words[at] ?? {}
		const other = theirs.words.findIndex((word, index) => word.key === key && !theirs.taken[index])
		if (other < 0) continue
		ours.taken[at] = true
		theirs.taken[other] = true
		result.words += rarity(name, 'word') * factor
		result.both.push(key)
	}
}

function weightLeft({ words, taken }: Side, rarity: Rarity, before: number): number {
	let left = before
	for (let at = 0; at < words.length; at++) {
		if (!taken[at]) left += rarity(words[at]?.name ?? '', 'word') * factor
	}
	return left
}

/** Names that one writes in two words: «بلک راک». */
function hearPairs(a: Headline, b: Headline, ours: Side, theirs: Side, result: WordLikeness): void {
	const sounding = ({ words }: Side, sound: string) => words.findIndex((word) => word.sound === sound)
	for (const [sound, pair] of a.pairs) {
		const other = b.pairs.get(sound)
		if (other !== undefined) hear(sound, [ours, ...pair], [theirs, ...other], result)
		const single = sounding(theirs, sound)
		if (single >= 0) hear(sound, [ours, ...pair], [theirs, single], result)
	}
	for (const [sound, pair] of b.pairs) {
		const single = sounding(ours, sound)
		if (single >= 0) hear(sound, [ours, single], [theirs, ...pair], result)
	}
}

type Places = readonly [Side, ...number[]]

function hear(sound: string, one: Places, other: Places, result: WordLikeness): void {
	const isTaken = ([side, ...places]: Places) => places.some((at) => side.taken[at])
	if (isTaken(one) || isTaken(other)) return
	for (const [side, ...places] of [one, other]) for (const at of places) side.taken[at] = true
	result.sounds += Math.min(sound.length, lettersHeard) * perLetterHeard
	result.both.push(`~${sound}`)
}
