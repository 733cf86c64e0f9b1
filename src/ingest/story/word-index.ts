import type { StoryVocabulary, StoryWord } from '#domain/story-word.ts'
import { joinedSpellings } from '#ingest/tag/persian-suffixes.ts'
import { PhraseTrie } from '#ingest/tag/phrase-trie.ts'
import { keysOf } from '#ingest/tag/tokenise-title.ts'
import { englishStem } from './english-stem.ts'
import { type Rarity, rarityFrom } from './rarity.ts'
import { soundOf } from './sounds.ts'

export type WordIndex = {
	trie: PhraseTrie<StoryWord>
	/** Names by their sound, for spellings that the vocabulary lacks. */
	bySound: ReadonlyMap<string, StoryWord>
	/** The names that a word implies, and those that these imply. */
	implied: ReadonlyMap<StoryWord, readonly string[]>
	/** Events by name, with their opposites. */
	opposites: ReadonlyMap<string, readonly string[]>
	rarity: Rarity
	/** Whether headlines use the word as a common one; otherwise it may be a name. */
	isCommon: (word: string) => boolean
}

/** Shorter sounds match too many words. */
const shortestSoundOfName = 4

export function indexWords({ words, frequencies }: StoryVocabulary): WordIndex {
	const trie = new PhraseTrie<StoryWord>()
	const bySound = new Map<string, StoryWord>()
	for (const word of words) {
		for (const phrase of [...word.en, ...word.fa]) {
			for (const spelling of joinedSpellings(keysOf(phrase))) trie.add(spelling.map(englishStem), word)
		}
		if (!isName(word)) continue
		for (const phrase of word.en) {
			const sound = soundOf(phrase)
			if (sound.length >= shortestSoundOfName && !bySound.has(sound)) bySound.set(sound, word)
		}
	}
	const opposites = words.flatMap(({ name, opposes }): [string, string[]][] =>
		opposes.length === 0 ? [] : [[name, opposes.map((ref) => `event:${ref}`)]],
	)
	const byName = new Map(words.map((word) => [word.name, word]))
	const implied = new Map(
		words.flatMap((word): [StoryWord, string[]][] =>
			word.implies.length === 0 ? [] : [[word, [...new Set(impliedBy(word, byName))]]],
		),
	)
	return {
		trie,
		bySound,
		implied,
		opposites: new Map(opposites),
		rarity: rarityFrom(frequencies),
		isCommon: (word) => frequencies.counts.has(word),
	}
}

const deepestImplied = 2

function impliedBy({ implies }: StoryWord, byName: ReadonlyMap<string, StoryWord>, depth = 0): string[] {
	return implies.flatMap((name) => {
		const other = depth < deepestImplied ? byName.get(name) : undefined
		return other === undefined ? [name] : [name, ...impliedBy(other, byName, depth + 1)]
	})
}

const isName = ({ kind }: StoryWord): boolean =>
	kind === 'organisation' || kind === 'person' || kind === 'product' || kind === 'place'
