import type { Translate } from '#text/sentence.ts'
import type { Home } from './use-home.ts'

/** As many names as a line can hold; more are a number. */
const mostNames = 3

/** What the list is of, in a few words: for the heading and the title of the page. */
export function listHeading({ data: { query }, catalogue }: Home, text: Translate): string {
	if (query.search !== '') return text('news.headingSearch', { search: query.search })
	const place = [...catalogue.categories, ...catalogue.influencers].find(
		({ route_ref }) => route_ref === query.category,
	)
	const list = (names: readonly string[]) => names.join(text('list.comma'))
	const coins = catalogue.coins.filter(({ symbol }) => query.coins.includes(symbol))
	const sources = catalogue.sources.filter(({ slug }) => query.sources.includes(slug))
	const inWords =
		coins.length > mostNames
			? coins.map(({ symbol }) => symbol)
			: coins.map(({ name, symbol }) => name || symbol)
	const what = list([...(place === undefined ? [] : [place.name]), ...inWords])
	const count = sources.length
	const topic =
		count === 0
			? what
			: what !== ''
				? text('news.fromSources', { what, count })
				: count > mostNames
					? text('news.sources', { count })
					: list(sources.map(({ name }) => name))
	return topic === '' ? text('news.heading') : text('news.headingIn', { topic })
}
