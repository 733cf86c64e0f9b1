import { wordTerms } from '#domain/follow.ts'
import { termKeys } from '#store/news/search-keys.ts'

/** Words as titles are searched for them: letters that stand in the folded title, keys of whole words of two letters. */
export function searchedWords(words: readonly string[]): { letters: string[]; wordKeys: number[] } {
	const terms = wordTerms(words)
	return {
		letters: terms.flatMap(({ text, wholeWord }) => (wholeWord ? [] : [text])),
		wordKeys: termKeys(terms.filter(({ wholeWord }) => wholeWord)),
	}
}
