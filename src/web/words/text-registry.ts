import type { Locale } from '#domain/locale.ts'
import { fillIn, type SentenceKey, type Translate } from '#text/sentence.ts'

type Sentences = Partial<Record<SentenceKey, string>>

const registered: Record<Locale, Sentences> = { fa: {}, en: {} }

/** Routes bring the sentences of their screens, so that a page loads neither the other language nor other screens'. */
export const register = (locale: Locale, sentences: Sentences): Sentences =>
	Object.assign(registered[locale], sentences)

const textFor =
	(locale: Locale): Translate =>
	(key, values) =>
		// A screen whose route forgot to bring its sentences shows their names, which no journey lets pass.
		fillIn(registered[locale][key] ?? key, values, locale)

export const textIn: Record<Locale, Translate> = { fa: textFor('fa'), en: textFor('en') }
