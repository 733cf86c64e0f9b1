import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { newsPageSize } from '#domain/news-filter.ts'
import { adPlaces } from '#web/ads/ad-places.ts'
import { useText } from '#web/layout/use-locale.ts'
import { failedList } from './home-data.ts'
import { NewsCard } from './news-card.tsx'
import { newsPanelId } from './news-tabs.tsx'
import { useBookmarks } from './use-bookmarks.ts'
import type { Home } from './use-home.ts'
import { useItems } from './use-items.ts'

/** The list and the three things it can be instead: loading, empty, or failed. They never look alike. */
export function NewsList({ home, busy }: { home: Home; busy: boolean }) {
	const { query, list } = home.data
	const { items, own, vote, viewed } = useItems(home)
	const { kept, toggle } = useBookmarks()
	const ads = adPlaces(
		items.map(({ id }) => id),
		failedList(list) ? [] : list.ads,
	)
	const shared = query.page === 1 ? query.shared : undefined
	return (
		<div id={newsPanelId} role="tabpanel" aria-labelledby={`tab-${query.newsLocale}`} aria-busy={busy}>
			{busy ? (
				<Skeletons />
			) : failedList(list) ? (
				<Failed />
			) : items.length === 0 ? (
				isFilling(home) ? (
					<Filling home={home} />
				) : (
					<Empty home={home} />
				)
			) : (
				<FeedOf label="news.list">
					{items.map((item) => (
						<NewsCard
							key={item.id}
							home={home}
							item={item}
							own={own[item.id]}
							isShared={item.slug === shared}
							ad={ads.textUnder.get(item.id) ?? (ads.bannerUnder === item.id ? 'banner' : undefined)}
							kept={kept?.has(item.id)}
							onVote={vote}
							onOpen={viewed}
							onKeep={toggle}
						/>
					))}
				</FeedOf>
			)}
		</div>
	)
}

function FeedOf({ label, children }: { label: 'news.list'; children: React.ReactNode }) {
	const text = useText()
	return (
		<div role="feed" aria-label={text(label)} className="card overflow-hidden">
			{children}
		</div>
	)
}

const skeletons = Array.from({ length: newsPageSize }, (_, index) => index)

function Skeletons() {
	const text = useText()
	return (
		<div className="card overflow-hidden">
			<p className="sr-only" role="status">
				{text('news.loading')}
			</p>
			{skeletons.map((index) => (
				<div key={index} className="skeleton-item" aria-hidden="true" data-testid="skeleton">
					<div className="skeleton h-4 w-2/5" />
					<div className="skeleton h-5 w-11/12" />
					<div className="skeleton h-8 w-3/5" />
				</div>
			))}
		</div>
	)
}

/** A newsroom that has only just started has no news yet; that is not the same as finding none. */
function isFilling({ data: { query, freshness } }: Home): boolean {
	const narrowed =
		query.search !== '' || query.category !== undefined || query.coins.length + query.sources.length > 0
	return (
		!narrowed &&
		query.page === 1 &&
		(freshness === null || freshness.sources_answering < freshness.sources_total)
	)
}

const lookAgainMs = 3_000

function Filling({ home }: { home: Home }) {
	const text = useText()
	const { revalidate } = useRevalidator()
	useEffect(() => {
		const timer = setInterval(() => void revalidate(), lookAgainMs)
		return () => clearInterval(timer)
	}, [revalidate])
	const { freshness } = home.data
	return (
		<div role="status" className="card notice border-brand">
			<p className="text-lg font-bold">{text('news.filling')}</p>
			{freshness !== null && freshness.sources_total > 0 && (
				<p className="text-ink-2">
					{text('news.fillingHelp', {
						answering: freshness.sources_answering,
						total: freshness.sources_total,
					})}
				</p>
			)}
		</div>
	)
}

function Empty({ home }: { home: Home }) {
	const text = useText()
	const all = home.addressOf({ search: '', category: undefined, coins: [], sources: [], sort: 'latest' })
	return (
		<div role="alert" className="card notice border-mark">
			<p className="text-lg font-bold">{text('news.none')}</p>
			<p className="text-ink-2">{text('news.noneHelp')}</p>
			<Link to={all} className="quiet-button">
				{text('news.noneClear')}
			</Link>
		</div>
	)
}

function Failed() {
	const text = useText()
	const { revalidate } = useRevalidator()
	return (
		<div role="alert" className="card notice border-down">
			<p className="text-lg font-bold">{text('news.failed')}</p>
			<p className="text-ink-2">{text('news.failedHelp')}</p>
			<button type="button" className="primary-button" onClick={() => void revalidate()}>
				{text('news.retry')}
			</button>
		</div>
	)
}
