import { choicesAtFirst } from '#contract/choices.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { loadModule } from '#web/load-module.ts'
import type { HomeCatalogue } from '#web/news/home-catalogue.ts'
import type { CheckRow } from './check-list.tsx'
import { type CardName, inEachCard } from './selection.ts'

/** The rows of the cards. */
export function filterRows({ coins, sources }: HomeCatalogue): Record<CardName, readonly CheckRow[]> {
	const sourceRows = (locale: NewsLocale) =>
		sources
			.filter((source) => source.locale === locale && source.hasNews)
			.map(({ slug, name }) => ({ name: slug, label: name, image: `/images/sources/${slug}` }))
	const coinRows = coins.map(({ symbol, name }) => ({
		name: symbol,
		label: name,
		note: symbol,
		image: `/images/coins/${symbol}.svg`,
	}))
	return inEachCard((card) => (card === 'coins' ? coinRows : sourceRows(card)))
}

/**
 * Of the rows in the page: the first of a card and the selected ones. The rest is there for other parts of the page.
 */
export const firstRows = (rows: readonly CheckRow[], ticked: readonly string[]): CheckRow[] =>
	rows.filter(({ name }, index) => index < choicesAtFirst || ticked.includes(name))

/** Normalises spelling. */
type Fold = (text: string) => string

export const lowerCase: Fold = (text) => text.toLowerCase()

/** The rules of Persian spelling are loaded with the first use of a search box. */
export const loadSpelling = (): Promise<Fold> =>
	loadModule(() => import('./spelling.ts')).then(
		({ foldSpelling }) => foldSpelling,
		() => lowerCase,
	)

/** A case-insensitive substring of the name, for coins also of the symbol. */
export function findRows(rows: readonly CheckRow[], typed: string, fold: Fold): readonly CheckRow[] {
	const wanted = fold(typed)
	if (wanted === '') return rows
	const fits = (words: string | undefined) => words !== undefined && fold(words).includes(wanted)
	return rows.filter(({ label, note }) => fits(label) || fits(note))
}
