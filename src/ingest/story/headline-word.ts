import { stemsOf } from '#ingest/tag/persian-suffixes.ts'
import type { Token } from '#ingest/tag/tokenise-title.ts'
import { englishStem } from './english-stem.ts'
import { soundOf } from './sounds.ts'
import { stopWords } from './stop-words.ts'
import { weekdays } from './weekdays.ts'

/** A word that is not in the vocabulary, with its sound. */
export type UnknownWord = { key: string; name: string; sound: string }

/** A word of a headline and what is derived from it. */
export type HeadlineWord = {
	/** A number for the word until the cache is cleared. */
	number: number
	/** Its stem, as in the vocabulary. */
	key: string
	/** It is a stop word and says nothing about the event. */
	isStopWord: boolean
	/** Its number, if it is written in digits. */
	value: number | undefined
	/** Its number in the week, if it is a weekday. */
	weekday: number | undefined
	/** Used if the vocabulary does not have the word. */
	unknown: UnknownWord
}

/** Words recur in many headlines, so each is derived once and shared. */
const wordCache = new Map<string, HeadlineWord>()
const unknownCache = new Map<string, UnknownWord>()
const cachedWords = 20_000
/** Sounds of two neighbouring words, by their numbers. */
const soundCache = new Map<number, string>()
const cachedSounds = 20_000
const bitsOfNumber = 15

/** The words of one title; also replaces the keys of its tokens by stems. The caches may be cleared between two titles. */
export function headlineWords(tokens: readonly Token[]): HeadlineWord[] {
	if (wordCache.size >= cachedWords) {
		wordCache.clear()
		unknownCache.clear()
		soundCache.clear()
	}
	const words: HeadlineWord[] = []
	for (const token of tokens) {
		const word = headlineWord(token)
		token.key = word.key
		words.push(word)
	}
	return words
}

function headlineWord({ key, latin }: Token): HeadlineWord {
	const known = wordCache.get(key)
	if (known !== undefined) return known
	const stem = latin ? englishStem(key) : key
	const isNumber = digitsOnly.test(key)
	const word: HeadlineWord = {
		number: wordCache.size,
		key: stem,
		isStopWord: stopWords.has(key) || (key.length < 2 && !isNumber),
		value: isNumber ? Number(key) : undefined,
		weekday: weekdays.get(stem),
		unknown: unknownWord(stem, latin),
	}
	wordCache.set(key, word)
	return word
}

/** The sound of two neighbouring words. */
export function soundOfBoth(first: HeadlineWord, second: HeadlineWord): string {
	const both = (first.number << bitsOfNumber) | second.number
	const known = soundCache.get(both)
	if (known !== undefined) return known
	if (soundCache.size >= cachedSounds) soundCache.clear()
	const sound = soundOf(first.key + second.key)
	soundCache.set(both, sound)
	return sound
}

/** By stem, so that all forms of a word are one. */
function unknownWord(stem: string, latin: boolean): UnknownWord {
	const known = unknownCache.get(stem)
	if (known !== undefined) return known
	const key = latin ? stem : (stemsOf(stem)[0] ?? stem)
	const word: UnknownWord = { key, name: `word:${key}`, sound: soundOf(stem) }
	unknownCache.set(stem, word)
	return word
}

const digitsOnly = /^\d+$/
