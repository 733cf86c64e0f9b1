import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { fillIn, type SentenceKey, type Translate } from './sentence.ts'

type Sentences = Partial<Record<SentenceKey, string>>

const registered = inEachUiLocale((): Sentences => ({}))

/** Routes bring the sentences of their screens, so that a page loads neither the other languages nor other screens'. */
export const register = (locale: UiLocale, sentences: Sentences): Sentences =>
	Object.assign(registered[locale], sentences)

const textFor =
	(locale: UiLocale): Translate =>
	(key, values) =>
		// A screen whose route forgot to bring its sentences shows their names, which no journey lets pass.
		fillIn(registered[locale][key] ?? key, values, locale)

export const textIn = inEachUiLocale(textFor)
