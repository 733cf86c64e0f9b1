import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { fillIn, type SentenceKey, type Translate } from './sentence.ts'

type Sentences = Partial<Record<SentenceKey, string>>

const registered = inEachUiLocale((): Sentences => ({}))

/**
 * Routes register the texts of their screens, so that a page loads neither other languages nor those of other
 * screens.
 */
export const register = (locale: UiLocale, sentences: Sentences): Sentences =>
	Object.assign(registered[locale], sentences)

const textFor =
	(locale: UiLocale): Translate =>
	(key, values) =>
		// A text that its route did not register is shown as its key, which every journey notices.
		fillIn(registered[locale][key] ?? key, values, locale)

export const textIn = inEachUiLocale(textFor)
