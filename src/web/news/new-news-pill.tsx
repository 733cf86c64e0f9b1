import { useText } from '#web/layout/use-locale.ts'
import { ArrowUp } from '#web/ui/icons.tsx'
import type { Home } from './use-home.ts'
import type { NewNews } from './use-new-news.ts'
import './new-news-pill.css'

/** Announces new items without taking space. In a filtered list their number is not known yet. */
export function NewNewsPill({ home, news }: { home: Home; news: NewNews }) {
	const text = useText()
	const { search, category, coins, sources } = home.data.query
	const isNarrowed = search !== '' || category !== undefined || coins.length + sources.length > 0
	return (
		<div className="pill-place" role="status">
			{news.waiting > 0 && (
				<button
					type="button"
					className="pill"
					onClick={() => {
						// The list of the front begins below its stories.
						if (home.data.front === null) window.scrollTo({ top: 0 })
						else document.querySelector('.news-rows')?.scrollIntoView()
						void news.bring()
					}}
				>
					<ArrowUp size={14} strokeWidth={2.5} />
					{isNarrowed ? text('news.arrived') : text('news.arrivedCount', { count: news.waiting })}
				</button>
			)}
		</div>
	)
}
