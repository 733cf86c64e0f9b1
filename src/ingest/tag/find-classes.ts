import { wordClasses } from '#ingest/vocabulary/word-classes.ts'
import { joinedSpellings } from './persian-suffixes.ts'
import { PhraseTrie } from './phrase-trie.ts'
import { keysOf, type Token } from './tokenise-title.ts'

type ClassWord = { name: string; capital: boolean }
type FoundClass = { name: string; from: number; to: number }

const words = new PhraseTrie<ClassWord>()
for (const [name, phrases] of wordClasses) {
	for (const phrase of phrases) {
		const capital = phrase.startsWith('!')
		const word: ClassWord = { name, capital }
		for (const spelling of joinedSpellings(keysOf(capital ? phrase.slice(1) : phrase)))
			words.add(spelling, word)
	}
}

const upperFirst = /^\p{Lu}/u

/** The word classes in a title, each once, with the position of its first words. */
export function findClasses(tokens: readonly Token[]): FoundClass[] {
	const found: FoundClass[] = []
	for (let from = 0; from < tokens.length; from++) {
		for (const { values, after } of words.matchesAt(tokens, from)) {
			for (const { name, capital } of values) {
				if (capital && !upperFirst.test(tokens[from]?.text ?? '')) continue
				if (!found.some((other) => other.name === name)) found.push({ name, from, to: after })
			}
		}
	}
	return found
}

const besides = new Map(
	[...wordClasses.keys(), 'coin', 'person', 'price'].map((name) => [name, `${name} with`]),
)

/** The name of the first class in a pair of classes. */
export const classPairName = (name: string): string => besides.get(name) ?? ''
