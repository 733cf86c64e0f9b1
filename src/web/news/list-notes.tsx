import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readHomeQuery } from '#contract/home-query.ts'
import { languages } from '#domain/locale.ts'
import { loadAllChoices } from '#web/filters/all-choices.ts'
import { useText } from '#web/layout/use-locale.ts'
import { failedList, type HomeData } from './home-data.ts'
import { idleSources } from './list-heading.ts'
import type { Home } from './use-home.ts'
import './list-notes.css'

/** Notes about parts of the URL that the list cannot show. */
export function ListNotes({ home }: { home: Home }) {
	const text = useText()
	const unknown = useUnknownCoins(home)
	const idle = idleSources(home)
	const list = (names: readonly string[]) => names.join(languages[home.uiLocale].comma)
	return (
		<>
			{idle.length > 0 && (
				<p className="list-note">
					{text('news.otherLanguage', { names: list(idle.map(({ name }) => name)) })}
				</p>
			)}
			{unknown.length > 0 && (
				<p className="list-note">
					{text('news.unknownCoins', { count: unknown.length, names: list(unknown) })}
				</p>
			)}
			{isSharedGone(home.data) && <p className="list-note">{text('news.sharedGone')}</p>}
		</>
	)
}

/** A shared item is on page 1 of the list; otherwise it does not exist. */
export const isSharedGone = ({ query: { shared, page }, list }: Pick<HomeData, 'query' | 'list'>): boolean =>
	shared !== undefined && page === 1 && !failedList(list) && !list.news.some(({ slug }) => slug === shared)

/**
 * Computed in the browser: the server renders the page without unknown names, so that an invented name creates no new
 * cache entry.
 */
function useUnknownCoins(home: Home): readonly string[] {
	const { search } = useLocation()
	const [unknown, setUnknown] = useState<readonly string[]>([])
	useEffect(() => {
		let current = true
		const { coins } = readHomeQuery(new URLSearchParams(search), undefined, home.uiLocale)
		const missingIn = (known: readonly { symbol: string }[]) =>
			coins.filter((symbol) => !known.some((coin) => coin.symbol === symbol))
		if (missingIn(home.catalogue.coins).length === 0) setUnknown([])
		// The page contains only some of the coins.
		else
			void loadAllChoices(home.data.choices.path).then((all) => {
				if (current && all !== undefined) setUnknown(missingIn(all.coins))
			})
		return () => {
			current = false
		}
	}, [search, home])
	return unknown
}
