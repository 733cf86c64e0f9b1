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
	const takenA = new Set<number>()
	const takenB = new Set<number>()
	const weigh = (word: LooseWord) => rarity(word.name, 'word') * factor
	for (const [i, word] of a.words.entries()) {
		const j = b.words.findIndex((other, at) => other.key === word.key && !takenB.has(at))
		if (j < 0) continue
		takenA.add(i)
		takenB.add(j)
		result.words += weigh(word)
		result.both.push(word.key)
	}
	const hear = (ours: readonly number[], theirs: readonly number[], sound: string) => {
		if (ours.some((i) => takenA.has(i)) || theirs.some((j) => takenB.has(j))) return
		for (const i of ours) takenA.add(i)
		for (const j of theirs) takenB.add(j)
		result.sounds += Math.min(sound.length, lettersHeard) * perLetterHeard
		result.both.push(`~${sound}`)
	}
	for (const [sound, at] of a.pairs) {
		const pair = b.pairs.get(sound)
		if (pair !== undefined) hear(at, pair, sound)
		const single = b.words.findIndex((word) => word.sound === sound)
		if (single >= 0) hear(at, [single], sound)
	}
	for (const [sound, at] of b.pairs) {
		const single = a.words.findIndex((word) => word.sound === sound)
		if (single >= 0) hear([single], at, sound)
	}
	const shortest = a.locale === b.locale ? shortestSound.within : shortestSound.across
	for (const [i, { sound }] of a.words.entries()) {
		if (sound.length < shortest || takenA.has(i)) continue
		const j = b.words.findIndex((other, at) => !takenB.has(at) && other.sound === sound)
		if (j >= 0) hear([i], [j], sound)
	}
	for (const [i, word] of a.words.entries()) if (!takenA.has(i)) result.left += weigh(word)
	for (const [j, word] of b.words.entries()) if (!takenB.has(j)) result.left += weigh(word)
	return result
}
