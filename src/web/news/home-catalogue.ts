import type { CatalogueAnswer } from '#contract/catalogue.ts'
import { type Choices, coinsByPrice } from '#contract/choices.ts'
import type { NewsLocale } from '#domain/locale.ts'

/** A topic or an influencer. */
export type Place = { id: number; route_ref: string; name: string }

/** What filters and panels list, named in the language of the page; of coins and sources maybe only some. */
export type Catalogue = {
	coins: readonly { id: number; symbol: string; name: string }[]
	sources: readonly { id: number; slug: string; locale: NewsLocale; name: string; hasNews: boolean }[]
	categories: readonly Place[]
	influencers: readonly Place[]
}

/** A catalogue as text. Three hundred records of both languages were half of the page; so they are a sixth of that. */
export type PackedCatalogue = string

const section = '\n\n'
const line = '\n'
const field = '\t'

/** `withNews`: the sources that have any; null where that is not known, and then all count as having some. */
export function packCatalogue(
	{ coins, sources, categories, influencers }: Omit<CatalogueAnswer['data'], 'choices'>,
	locale: NewsLocale,
	withNews: readonly number[] | null,
): PackedCatalogue {
	const hasNews = (id: number) => withNews === null || withNews.length === 0 || withNews.includes(id)
	const sections = [
		coins.map((coin) => [coin.id, coin.symbol, coin[locale]]),
		sources.map((source) => [source.id, source.slug, source.locale, source[locale], hasNews(source.id)]),
		categories.map((place) => [place.id, place.route_ref, place[locale]]),
		influencers.map((place) => [place.id, place.route_ref, place[locale]]),
	]
	const write = (value: string | number | boolean) => String(value).replace(/\s+/g, ' ')
	return sections
		.map((records) => records.map((record) => record.map(write).join(field)).join(line))
		.join(section)
}

let last: { packed: PackedCatalogue; catalogue: Catalogue } | undefined

/** Reads it back; the same text gives the same object, so that whatever hangs on it need not be made anew. */
export function unpackCatalogue(packed: PackedCatalogue): Catalogue {
	if (last?.packed !== packed) last = { packed, catalogue: read(packed) }
	return last.catalogue
}

function read(packed: PackedCatalogue): Catalogue {
	const [coins = [], sources = [], categories = [], influencers = []] = packed
		.split(section)
		.map((text) => (text === '' ? [] : text.split(line).map((record) => record.split(field))))
	const place = ([id, route_ref = '', name = '']: string[]) => ({ id: Number(id), route_ref, name })
	return {
		coins: coins.map(([id, symbol = '', name = '']) => ({ id: Number(id), symbol, name })),
		sources: sources.map(([id, slug = '', locale, name = '', hasNews]) => ({
			id: Number(id),
			slug,
			locale: locale === 'fa' ? 'fa' : 'en',
			name,
			hasNews: hasNews === 'true',
		})),
		categories: categories.map(place),
		influencers: influencers.map(place),
	}
}

/** The catalogue of a page with all coins and sources in it, the coins in the order of the price list. */
export function completeCatalogue(
	page: Catalogue,
	{ coins, sources }: Choices,
	locale: NewsLocale,
	{ priced, withoutNews }: { priced: readonly string[]; withoutNews: readonly number[] },
): Catalogue {
	return {
		...page,
		coins: coinsByPrice(coins, priced).map(({ id, symbol, [locale]: name }) => ({ id, symbol, name })),
		sources: sources.map(({ id, slug, locale: of, [locale]: name }) => ({
			id,
			slug,
			locale: of,
			name,
			hasNews: !withoutNews.includes(id),
		})),
	}
}
