import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { translateBy } from '#text/sentence.ts'

/** The same file of each language, as `import.meta.glob` returns it: “/src/text/en/coin.ts”. */
export function textsByLocale<Texts>(files: Readonly<Record<string, Texts>>): Record<UiLocale, Texts> {
	const found = new Map(Object.entries(files).map(([path, texts]) => [path.split('/').at(-2), texts]))
	return inEachUiLocale((locale) => {
		const texts = found.get(locale)
		if (texts === undefined) throw new Error(`src/text/${locale} lacks a file of texts`)
		return texts
	})
}

/** The sentences that one part of the product has to itself, by language. */
export function translationsOf<Key extends PropertyKey>(
	files: Readonly<Record<string, Readonly<Record<Key, string>>>>,
) {
	const texts = textsByLocale(files)
	return inEachUiLocale((locale) => translateBy(texts[locale], locale))
}
