import { isWholeWord, type SearchTerm, type TitleWord, type WordPattern } from '#domain/search-words.ts'

/** A word as a quoted lexeme of a tsvector or tsquery, whatever characters it has. */
const lexeme = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The words of titles as a tsvector. A position is left out between two titles, so that no phrase spans both. */
export function wordVector(titles: readonly (readonly TitleWord[])[]): string {
	let from = 1
	const lexemes: string[] = []
	for (const words of titles) {
		for (const { text, position } of words) lexemes.push(`${lexeme(text)}:${from + position}`)
		from += (words.at(-1)?.position ?? -1) + 2
	}
	return lexemes.join(' ')
}

/** The words of a query as a tsquery: each is a prefix, and those of a phrase are consecutive. */
export function patternQuery(pattern: WordPattern): string {
	const { words, joined } = pattern
	const beginning = (word: string) => (isWholeWord(word, pattern) ? lexeme(word) : `${lexeme(word)}:*`)
	const apart = words.map(beginning).join(' <-> ')
	return joined === null ? `(${apart})` : `(${apart} | ${beginning(joined)})`
}

/** All words of a term, or any other spelling of what they name. */
export function termQuery({ patterns, names }: Pick<SearchTerm, 'patterns' | 'names'>): string {
	const typed = patterns.map(patternQuery).join(' & ')
	const spellings = names.flatMap((thing) => thing.spellings.map(patternQuery))
	return [typed, ...spellings].join(' | ')
}
