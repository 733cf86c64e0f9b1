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
	const ours = a.words.map(untaken)
	const theirs = b.words.map(untaken)
	if (ours.length > 0 && theirs.length > 0) {
		for (const one of ours) {
			const other = theirs.find(({ word, taken }) => !taken && word.key === one.word.key)
			if (other === undefined) continue
			one.taken = true
			other.taken = true
			result.words += rarity(one.word.name, 'word') * factor
			result.both.push(one.word.key)
		}
		if (a.pairs.size > 0 || b.pairs.size > 0) hearPairs(a, b, ours, theirs, result)
		const shortest = a.locale === b.locale ? shortestSound.within : shortestSound.across
		for (const one of ours) {
			const { sound } = one.word
			if (one.taken || sound.length < shortest) continue
			const other = theirs.find(({ word, taken }) => !taken && word.sound === sound)
			if (other !== undefined) hear([one, other], sound, result)
		}
	}
	for (const { word, taken } of ours) if (!taken) result.left += rarity(word.name, 'word') * factor
	for (const { word, taken } of theirs) if (!taken) result.left += rarity(word.name, 'word') * factor
	return result
}

type Place = { word: LooseWord; taken: boolean }

const untaken = (word: LooseWord): Place => ({ word, taken: false })

/** Names that one writes in two words: «بلک راک». */
function hearPairs(a: Headline, b: Headline, ours: Place[], theirs: Place[], result: WordLikeness): void {
	const at = (places: readonly Place[], [first, second]: readonly [number, number]): Place[] =>
		places.filter((_place, index) => index === first || index === second)
	for (const [sound, pair] of a.pairs) {
		const other = b.pairs.get(sound)
		if (other !== undefined) hear([...at(ours, pair), ...at(theirs, other)], sound, result)
		const single = theirs.find(({ word }) => word.sound === sound)
		if (single !== undefined) hear([...at(ours, pair), single], sound, result)
	}
	for (const [sound, pair] of b.pairs) {
		const single = ours.find(({ word }) => word.sound === sound)
		if (single !== undefined) hear([single, ...at(theirs, pair)], sound, result)
	}
}

function hear(places: readonly Place[], sound: string, result: WordLikeness): void {
	if (places.some(({ taken }) => taken)) return
	for (const place of places) place.taken = true
	result.sounds += Math.min(sound.length, lettersHeard) * perLetterHeard
	result.both.push(`~${sound}`)
}
