import { joinedSpellings } from './persian-suffixes.ts'
import { PhraseTrie } from './phrase-trie.ts'
import { keysOf, type Token } from './tokenise-title.ts'

type WordClass = {
	name: string
	/** The name as the first half of a pair of classes. */
	pairName: string
}
type ClassWord = WordClass & { capital: boolean }
export type FoundClass = WordClass & { from: number; to: number }

export const wordClass = (name: string): WordClass => ({ name, pairName: `${name} with` })

export function buildClassWords(classes: ReadonlyMap<string, readonly string[]>): PhraseTrie<ClassWord> {
	const words = new PhraseTrie<ClassWord>()
	for (const [name, phrases] of classes) {
		for (const phrase of phrases) {
			const capital = phrase.startsWith('!')
			const word: ClassWord = { ...wordClass(name), capital }
			for (const spelling of joinedSpellings(keysOf(capital ? phrase.slice(1) : phrase)))
				words.add(spelling, word)
		}
	}
	return words
}

const upperFirst = /^\p{Lu}/u

/** The word classes in a title, each once, with the position of its first words. */
export function findClasses(tokens: readonly Token[], words: PhraseTrie<ClassWord>): readonly FoundClass[] {
	const found: FoundClass[] = []
	for (let from = 0; from < tokens.length; from++) {
		for (const { values, after } of words.matchesAt(tokens, from)) {
			for (const { name, pairName, capital } of values) {
				if (capital && !upperFirst.test(tokens[from]?.text ?? '')) continue
				if (!found.some((other) => other.name === name)) found.push({ name, pairName, from, to: after })
			}
		}
	}
	return found
}
