import { memo } from 'react'
import { Link } from 'react-router'
import type { UiLocale } from '#domain/locale.ts'
import { wholeNumber } from '#text/format.ts'
import { useText } from '#web/layout/use-locale.ts'
import { X } from '#web/ui/icons.tsx'
import { failedList, type NewsPage } from './home-data.ts'
import type { Home } from './use-home.ts'

/** “1,234”, or “500+” where counting stopped. */
export const shownCount = ({ count, more }: Pick<NewsPage, 'count' | 'more'>, locale: UiLocale): string =>
	wholeNumber(count, locale) + (more ? '+' : '')

/** What the list is narrowed to, how much of it there is, and the way back to all. Who sees all news needs no telling. */
export const NarrowedLine = memo(function NarrowedLine({ home, heading }: { home: Home; heading: string }) {
	const text = useText()
	const { list, query } = home.data
	const narrowed =
		query.search !== '' || query.category !== undefined || query.coins.length + query.sources.length > 0
	if (!narrowed) return <h1 className="sr-only">{heading}</h1>
	const all = home.addressOf({ search: '', category: undefined, coins: [], sources: [] })
	return (
		<div className="narrowed-line">
			<h1>
				<bdi>{heading}</bdi>
			</h1>
			{!failedList(list) && (
				<p>{text('news.count', { count: list.count, shown: shownCount(list, home.uiLocale) })}</p>
			)}
			<Link to={all} className="narrowed-clear" aria-label={text('news.clear')} title={text('news.clear')}>
				<X size={15} />
			</Link>
		</div>
	)
})
