import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { newsPageSize } from '#domain/news-filter.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { loadModule } from '#web/load-module.ts'
import { SearchX, TriangleAlert } from '#web/ui/icons.tsx'
import { isNarrowed } from './is-narrowed.ts'
import type { Home } from './use-home.ts'
import './list-states.css'

const bones = Array.from({ length: newsPageSize }, (_, index) => index)

/** Ten skeleton rows of the final height, so that nothing moves. */
export function Skeletons({ density = 'story' }: { density?: 'river' | 'story' }) {
	const text = useText()
	return (
		<div className="news-rows row-list">
			<p className="sr-only" role="status">
				{text('news.loading')}
			</p>
			<div className="day-line" aria-hidden="true" />
			{bones.map((index) => (
				<div key={index} className={`bone bone-${density}`} aria-hidden="true" data-testid="skeleton">
					<i />
					<i />
				</div>
			))}
		</div>
	)
}

/** A new installation has no news yet, which is not the same as finding none. */
export function isFilling({ data: { query, freshness } }: Home): boolean {
	return (
		!isNarrowed(query) &&
		query.page === 1 &&
		(freshness === null || freshness.sources_answering < freshness.sources_total)
	)
}

const lookAgainMs = 3_000

export function Filling({ home }: { home: Home }) {
	const text = useText()
	const { revalidate } = useRevalidator()
	useEffect(() => {
		const timer = setInterval(() => void revalidate(), lookAgainMs)
		return () => clearInterval(timer)
	}, [revalidate])
	const { freshness } = home.data
	return (
		<div role="status" className="news-rows list-notice">
			<p className="list-notice-title">{text('news.filling')}</p>
			{freshness !== null && freshness.sources_total > 0 && (
				<p>
					{text('news.fillingHelp', {
						answering: freshness.sources_answering,
						total: freshness.sources_total,
					})}
				</p>
			)}
		</div>
	)
}

const loadNearNames = () => loadModule(() => import('#web/search/near-names.tsx'))

/** What was perhaps meant; few searches find nothing. */
function useNearNames(isSearch: boolean) {
	const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadNearNames>>>()
	useEffect(() => {
		if (isSearch)
			void loadNearNames()
				.then(setLoaded)
				.catch(() => {})
	}, [isSearch])
	return isSearch ? loaded?.NearNames : undefined
}

export function Empty({ home }: { home: Home }) {
	const text = useText()
	const { search } = home.data.query
	const NearNames = useNearNames(search !== '')
	const all = home.addressOf({ search: '', category: undefined, coins: [], sources: [], sort: 'latest' })
	return (
		<div role="alert" className="news-rows list-notice">
			<SearchX size={30} strokeWidth={1.6} className="faint-text" />
			<p className="list-notice-title">{text('news.none')}</p>
			<p>{text('news.noneHelp')}</p>
			<SiteLink to={all} className="quiet-button">
				{text('news.noneClear')}
			</SiteLink>
			{NearNames && <NearNames search={search} />}
		</div>
	)
}

export function Failed() {
	const text = useText()
	const { revalidate } = useRevalidator()
	return (
		<div role="alert" className="news-rows list-notice">
			<TriangleAlert size={30} strokeWidth={1.6} className="error-text" />
			<p className="list-notice-title">{text('news.failed')}</p>
			<p>{text('news.failedHelp')}</p>
			<button type="button" className="primary-button" onClick={() => void revalidate()}>
				{text('news.retry')}
			</button>
		</div>
	)
}
