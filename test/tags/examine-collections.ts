import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { everyName } from '#domain/catalogue.ts'
import type { Tagger } from '#ingest/tag/tag-entry.ts'
import { type PublishedHeadline, readArchive, readGeneralNews, readPublishers } from './collections.ts'

/** The months and the year that may be read while the tagger is changed. */
const usual = ['2025-06', '2025-08', '2024']

/** Tags public collections, and gives a line of figures for each; no headline is printed. */
export async function examineCollections(
	folder: string,
	tag: Tagger,
	given: readonly string[],
): Promise<string[]> {
	const catalogue = await loadCatalogue()
	if (!catalogue.ok) throw new Error('the catalogue cannot be read')
	const namesOf = new Map(
		catalogue.value.coins.map((coin) => [coin.symbol, new Set([coin.symbol, ...everyName(coin)])]),
	)

	const coinsOf = (name: string, headlines: readonly PublishedHeadline[]): string => {
		let [named, found, given, unlabelled, nanoseconds] = [0, 0, 0, 0, 0n]
		for (const { title, labels } of headlines) {
			const began = process.hrtime.bigint()
			const { coins } = tag(title, 'en')
			nanoseconds += process.hrtime.bigint() - began
			const inTitle = ` ${title.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
			// A label is of the whole article, so only coins count that the title names.
			const wanted = new Set(
				labels.filter((label) => [...(namesOf.get(label) ?? [])].some((one) => inTitle.includes(` ${one} `))),
			)
			named += wanted.size
			found += coins.filter((coin) => wanted.has(coin)).length
			given += coins.length
			unlabelled += coins.filter((coin) => !labels.includes(coin)).length
		}
		const milliseconds = Number(nanoseconds) / 1e6 / headlines.length
		return (
			`${name}: ${headlines.length} headlines; coins that label and title name ${named}, of which found ${share(found, named)}; ` +
			`tagged ${given}, without a label ${share(unlabelled, given)}; ${milliseconds.toFixed(3)} ms a headline`
		)
	}
	const periods = given.length > 0 ? given : usual
	const lines = periods.map((period) =>
		coinsOf(period, period.includes('-') ? readPublishers(folder, period) : readArchive(folder, period)),
	)
	return [...lines, controlOf(readGeneralNews(folder), tag)]
}

function controlOf(titles: readonly string[], tag: Tagger): string {
	const tags = titles.map((title) => tag(title, 'fa'))
	const having = (kind: 'coins' | 'people' | 'topics') => tags.filter((one) => one[kind].length > 0).length
	return `general news in Persian: ${titles.length} headlines; with a coin ${having('coins')}, a person ${having('people')}, a topic ${having('topics')}`
}

const share = (part: number, whole: number): string => (part / whole).toFixed(3)
