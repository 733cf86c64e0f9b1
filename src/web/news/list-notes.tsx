import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readHomeQuery } from '#contract/home-query.ts'
import { languages, newsLocales } from '#domain/locale.ts'
import { loadAllChoices } from '#web/filters/all-choices.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { failedList, type HomeData } from './home-data.ts'
import { isFrontView } from './is-narrowed.ts'
import { idleSources } from './list-heading.ts'
import type { Home } from './use-home.ts'
import './list-notes.css'

/** Notes about parts of the URL that the list cannot show. */
export function ListNotes({ home }: { home: Home }) {
	const text = useText()
	const unknown = useUnknown(home)
	const idle = idleSources(home)
	const list = (names: readonly string[]) => names.join(languages[home.uiLocale].comma)
	return (
		<>
			{home.data.query.newsLocale === 'both' && !isFrontView(home.data.query) && <Coverage home={home} />}
			{idle.length > 0 && (
				<p className="list-note">
					{text('news.otherLanguage', { names: list(idle.map(({ name }) => name)) })}
				</p>
			)}
			{unknown.coins.length > 0 && (
				<p className="list-note">
					{text('news.unknownCoins', { count: unknown.coins.length, names: list(unknown.coins) })}
				</p>
			)}
			{unknown.sources.length > 0 && (
				<p className="list-note">
					{text('news.unknownSources', { count: unknown.sources.length, names: list(unknown.sources) })}
				</p>
			)}
			{isSharedGone(home.data) && <p className="list-note">{text('news.sharedGone')}</p>}
		</>
	)
}

/** Whether a list of both languages has what either of them reported alone. */
function Coverage({ home }: { home: Home }) {
	const text = useText()
	const { coverage: shown } = home.data.query
	return (
		<nav aria-label={text('coverage.label')} className="coverage">
			{[undefined, ...newsLocales].map((coverage) => (
				<SiteLink
					key={coverage ?? 'all'}
					to={home.addressOf({ coverage })}
					preventScrollReset
					aria-current={coverage === shown ? 'true' : undefined}
				>
					{text(coverage === undefined ? 'coverage.all' : `elsewhere.${coverage}`)}
				</SiteLink>
			))}
		</nav>
	)
}

/** A shared item is on page 1 of the list; otherwise it does not exist. */
export const isSharedGone = ({ query: { shared, page }, list }: Pick<HomeData, 'query' | 'list'>): boolean =>
	shared !== undefined && page === 1 && !failedList(list) && !list.news.some(({ slug }) => slug === shared)

/**
 * Computed in the browser: the server renders the page without unknown names, so that an invented name creates no new
 * cache entry.
 */
function useUnknown(home: Home): Unknown {
	const { search } = useLocation()
	const [unknown, setUnknown] = useState(nothingUnknown)
	useEffect(() => {
		let current = true
		const query = readHomeQuery(new URLSearchParams(search), undefined, home.uiLocale)
		const missingIn = ({ coins, sources }: Known): Unknown => ({
			coins: query.coins.filter((symbol) => !coins.some((coin) => coin.symbol === symbol)),
			sources: query.sources.filter((slug) => !sources.some((source) => source.slug === slug)),
		})
		const { coins, sources } = missingIn(home.catalogue)
		if (coins.length + sources.length === 0) setUnknown(nothingUnknown)
		// The page contains only some of the coins and sources.
		else
			void loadAllChoices(home.data.choices.path).then((all) => {
				if (current && all !== undefined) setUnknown(missingIn(all))
			})
		return () => {
			current = false
		}
	}, [search, home])
	return unknown
}

type Known = { coins: readonly { symbol: string }[]; sources: readonly { slug: string }[] }

/** Names in the URL that the catalogue does not have. */
type Unknown = { coins: readonly string[]; sources: readonly string[] }

const nothingUnknown: Unknown = { coins: [], sources: [] }
