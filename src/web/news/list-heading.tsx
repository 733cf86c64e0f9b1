import { memo } from 'react'
import type { Locale } from '#domain/locale.ts'
import { wholeNumber } from '#text/format.ts'
import { useText } from '#web/layout/use-locale.ts'
import { failedList, type NewsPage } from './home-data.ts'
import type { Home } from './use-home.ts'

/** “1,234”, or “500+” where counting stopped. */
export const shownCount = ({ count, more }: Pick<NewsPage, 'count' | 'more'>, locale: Locale): string =>
	wholeNumber(count, locale) + (more ? '+' : '')

/** What is listed. Who sees all news needs no telling; of a search, a topic or coins it says how much there is. */
export const ListHeading = memo(function ListHeading({ home, heading }: { home: Home; heading: string }) {
	const text = useText()
	const { list, query } = home.data
	const narrowed = query.search !== '' || query.category !== undefined || query.coins.length > 0
	if (!narrowed) return <h1 className="sr-only">{heading}</h1>
	return (
		<div className="list-heading">
			<h1 className="text-xl font-bold">
				<bdi>{heading}</bdi>
			</h1>
			{!failedList(list) && (
				<p className="text-ink-3">
					{text('news.count', { count: list.count, shown: shownCount(list, home.uiLocale) })}
				</p>
			)}
		</div>
	)
})
