import { stemsOf } from '#ingest/tag/persian-suffixes.ts'
import type { Token } from '#ingest/tag/tokenise-title.ts'
import { englishStem } from './english-stem.ts'
import { soundOf } from './sounds.ts'
import { stopWords } from './stop-words.ts'
import { weekdays } from './weekdays.ts'

/** A word that no list knows, with how it sounds. */
export type LooseWord = { key: string; name: string; sound: string }

/** What a word comes to wherever a headline says it. */
export type SaidWord = {
	/** Short for it, until it is forgotten. */
	number: number
	/** Its stem, which the lists have it by. */
	key: string
	/** It tells nothing about the event. */
	idle: boolean
	/** What it counts, where it is written in digits. */
	value: number | undefined
	/** Its day, where it is one of the week. */
	weekday: number | undefined
	/** What it is where no list knows it. */
	loose: LooseWord
}

/** The same words come again and again: each is made once, and kept once by all headlines that have it. */
const said = new Map<string, SaidWord>()
const loose = new Map<string, LooseWord>()
const keptWords = 20_000
/** Sounds of two words taken together, by both numbers. */
const sounds = new Map<number, string>()
const keptSounds = 20_000
const bitsOfNumber = 15

/** The words of one title, whose tokens get their stems. Between two titles words may be forgotten, and their numbers given anew. */
export function saidWords(tokens: readonly Token[]): SaidWord[] {
	if (said.size >= keptWords) {
		said.clear()
		loose.clear()
		sounds.clear()
	}
	const words: SaidWord[] = []
	for (const token of tokens) {
		const word = saidWord(token)
		token.key = word.key
		words.push(word)
	}
	return words
}

function saidWord({ key, latin }: Token): SaidWord {
	const known = said.get(key)
	if (known !== undefined) return known
	const stem = latin ? englishStem(key) : key
	const isNumber = digitsOnly.test(key)
	const word: SaidWord = {
		number: said.size,
		key: stem,
		idle: stopWords.has(key) || (key.length < 2 && !isNumber),
		value: isNumber ? Number(key) : undefined,
		weekday: weekdays.get(stem),
		loose: looseWord(stem, latin),
	}
	said.set(key, word)
	return word
}

/** How two words sound that stand together. */
export function soundOfBoth(first: SaidWord, second: SaidWord): string {
	const both = (first.number << bitsOfNumber) | second.number
	const known = sounds.get(both)
	if (known !== undefined) return known
	if (sounds.size >= keptSounds) sounds.clear()
	const sound = soundOf(first.key + second.key)
	sounds.set(both, sound)
	return sound
}

/** By the stem: forms of one word are one. */
function looseWord(stem: string, latin: boolean): LooseWord {
	const known = loose.get(stem)
	if (known !== undefined) return known
	const key = latin ? stem : (stemsOf(stem)[0] ?? stem)
	const word: LooseWord = { key, name: `word:${key}`, sound: soundOf(stem) }
	loose.set(stem, word)
	return word
}

const digitsOnly = /^\d+$/
