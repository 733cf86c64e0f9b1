import { coinsByPrice } from '#contract/choices.ts'
import { nameLocale } from '#domain/catalogue.ts'
import { type NewsLocale, newsLocaleFor, newsLocales, type UiLocale } from '#domain/locale.ts'
import { foldForSearch } from '#domain/persian-text.ts'
import type { WholeCatalogue } from '#web/use-catalogue.ts'

/** A coin, topic, person or outlet that a search may mean. */
export type SearchableThing = {
	kind: 'coin' | 'topic' | 'person' | 'source'
	/** A symbol, a route_ref or a slug. */
	ref: string
	/** As the interface calls it, and the language of that name. */
	name: string
	lang: NewsLocale
	/** The language of an outlet. */
	locale?: NewsLocale
	/** In every language, and folded. */
	names: readonly string[]
}

export const thingKinds = ['coin', 'topic', 'person', 'source'] as const

/** Everything in the catalogue that has a name, in the order of each kind; `priced` are the symbols of the price list. */
export function searchableThings(
	{ coins, sources, categories, influencers }: WholeCatalogue,
	uiLocale: UiLocale,
	priced: readonly string[],
): SearchableThing[] {
	type Names = Record<NewsLocale, string>
	const own = newsLocaleFor(uiLocale)
	const thing = (
		kind: SearchableThing['kind'],
		ref: string,
		names: Names,
		lang: NewsLocale,
	): SearchableThing => ({
		...{ kind, ref, lang },
		name: names[lang],
		names: [...newsLocales.map((locale) => names[locale]), ...(kind === 'coin' ? [ref] : [])].map(
			foldForSearch,
		),
	})
	const ownSourcesFirst = sources.toSorted(
		(one, other) => Number(other.locale === own) - Number(one.locale === own),
	)
	return [
		...coinsByPrice(coins, priced).map((coin) => thing('coin', coin.symbol, coin, own)),
		...categories.map((topic) => thing('topic', topic.route_ref, topic, own)),
		...influencers.map((person) => thing('person', person.route_ref, person, own)),
		...ownSourcesFirst.map((source) => ({
			...thing('source', source.slug, source, nameLocale(source.locale, uiLocale)),
			locale: source.locale,
		})),
	]
}

/** What has a name whose words begin with the typed ones: first what is called exactly so, then what begins so. */
export function suggestNames(things: readonly SearchableThing[], typed: string): SearchableThing[] {
	const folded = foldForSearch(typed)
	const words = folded.split(' ')
	const rankOf = ({ names }: SearchableThing): number => {
		if (names.includes(folded)) return 0
		if (names.some((name) => name.startsWith(folded))) return 1
		const begun = names.flatMap((name) => name.split(' '))
		return words.every((word) => begun.some((one) => one.startsWith(word))) ? 2 : 3
	}
	return things
		.map((thing) => ({ thing, rank: rankOf(thing) }))
		.filter(({ rank }) => rank < 3)
		.toSorted((one, other) => one.rank - other.rank)
		.map(({ thing }) => thing)
}

const mostNear = 4
/** From measured pairs: “bitcon” and “Bitcoin” have 0.73, “etherum” and “Ethereum” 0.77. */
const leastLikeness = 0.5

/** What is spelled most like the typed words. */
export function nearNames(things: readonly SearchableThing[], typed: string): SearchableThing[] {
	const folded = foldForSearch(typed)
	const wanted = [folded, ...folded.split(' ')].map(pairsIn)
	return things
		.map((thing) => {
			const likenesses = thing.names.flatMap((name) => wanted.map((pairs) => likeness(pairs, pairsIn(name))))
			return { thing, likeness: Math.max(...likenesses) }
		})
		.filter((near) => near.likeness >= leastLikeness)
		.toSorted((one, other) => other.likeness - one.likeness)
		.slice(0, mostNear)
		.map(({ thing }) => thing)
}

const pairsIn = (text: string): ReadonlySet<string> =>
	new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))

/** The share of the pairs of letters that two words have in common, after Dice. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const both = [...one].filter((pair) => other.has(pair)).length
	return both === 0 ? 0 : (2 * both) / (one.size + other.size)
}

const folders = { topic: 'categories', person: 'people' } as const

export function pictureOf({ kind, ref }: SearchableThing): string {
	if (kind === 'coin') return `/images/coins/${ref}.svg`
	if (kind === 'source') return `/images/sources/${ref}`
	return `/images/${folders[kind]}/${ref}.svg`
}
