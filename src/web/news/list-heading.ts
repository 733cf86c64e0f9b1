import { languages, newsLocaleFor } from '#domain/locale.ts'
import type { Translate } from '#text/sentence.ts'
import { failedList } from './home-data.ts'
import type { Home } from './use-home.ts'

/** As many names as fit a line; more are counted. */
const mostNames = 3

type Listed = Pick<Home, 'data' | 'catalogue' | 'uiLocale'>

const chosenSources = ({ data: { query }, catalogue }: Listed) =>
	catalogue.sources.filter(({ slug }) => query.sources.includes(slug))

/** The sources that filter the list: those that publish in its language. */
export const narrowingSources = (home: Listed) =>
	chosenSources(home).filter(({ locale }) => [locale, 'both'].includes(home.data.query.newsLocale))

/** Selected sources without effect, because none of them publishes in the language of the list. */
export const idleSources = (home: Listed) => (narrowingSources(home).length > 0 ? [] : chosenSources(home))

/** A short description of the list for the heading and the title of the page. */
export function listHeading(home: Listed, text: Translate): string {
	const { search } = home.data.query
	const place = placeName(home)
	if (search !== '') {
		const names = matchedNames(home).join(languages[home.uiLocale].comma)
		if (place === undefined)
			return names === ''
				? text('news.headingSearch', { search })
				: text('news.headingMatched', { names, search })
		return names === ''
			? text('news.headingSearchIn', { search, place })
			: text('news.headingMatchedIn', { names, search, place })
	}
	const topic = listTopic(home, text)
	const { coverage } = home.data.query
	if (coverage !== undefined) {
		const only = text(`elsewhere.${coverage}`)
		return topic === '' ? only : `${topic}${languages[home.uiLocale].comma}${only}`
	}
	return topic === '' ? text('news.heading') : text('news.headingIn', { topic })
}

/** The coins, people and sources that the search names: “Bitcoin (BTC)”. */
function matchedNames({ data: { list }, uiLocale }: Listed): string[] {
	if (failedList(list)) return []
	return list.matched.map(({ kind, ref, [newsLocaleFor(uiLocale)]: name }) =>
		kind === 'coin' && name !== ref ? `${name} (${ref})` : name,
	)
}

/** The suggested name for a follow of the list, without “News”. */
export function followName(home: Listed, text: Translate): string {
	const { search } = home.data.query
	if (search === '') return listTopic(home, text) || text('news.heading')
	const place = placeName(home)
	return place === undefined ? search : `${search}${languages[home.uiLocale].comma}${place}`
}

/** The topic or person of the list. */
const placeName = ({ data: { query }, catalogue }: Listed): string | undefined =>
	[...catalogue.categories, ...catalogue.influencers].find(({ route_ref }) => route_ref === query.category)
		?.name

function listTopic(home: Listed, text: Translate): string {
	const { query } = home.data
	const place = placeName(home)
	const list = (names: readonly string[]) => names.join(languages[home.uiLocale].comma)
	const coins = home.catalogue.coins.filter(({ symbol }) => query.coins.includes(symbol))
	const sources = narrowingSources(home)
	const inWords =
		coins.length > mostNames
			? coins.map(({ symbol }) => symbol)
			: coins.map(({ name, symbol }) => name || symbol)
	const what = list([...(place === undefined ? [] : [place]), ...inWords])
	const count = sources.length
	if (count === 0) return what
	if (what !== '') return text('news.fromSources', { what, count })
	return count > mostNames ? text('news.sources', { count }) : list(sources.map(({ name }) => name))
}
