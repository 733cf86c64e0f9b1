import type { NewsLocale } from '#domain/locale.ts'
import words from './data/headline-words.json' with { type: 'json' }

/** A name for headlines of both languages. Where a claim could hurt somebody, the name is invented. */
type BilingualWord = Readonly<Record<NewsLocale, string>> & {
	adjectives?: Partial<Record<NewsLocale, string>>
}

const bilingualWords: ReadonlyMap<string, readonly BilingualWord[]> = new Map(Object.entries(words))

export const wordsNamed = (name: string): readonly BilingualWord[] | undefined => bilingualWords.get(name)

/** English says "Swiss regulators" where Persian says «رگولاتورهای سوئیس». */
export const writeWord = (word: BilingualWord, locale: NewsLocale, form: string | undefined): string =>
	(form === 'adj' && word.adjectives?.[locale]) || word[locale]
