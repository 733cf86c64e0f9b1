import { Suspense, useMemo } from 'react'
import { type Location, useLocation, useNavigation } from 'react-router'
import { defaultLocale } from '#domain/locale.ts'
import { Banner } from '#web/ads/banner.tsx'
import { TextAd } from '#web/ads/text-ad.tsx'
import { AwayLine } from '#web/briefing/away-line.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { ArrowUp } from '#web/ui/icons.tsx'
import { PlainList } from '#web/ui/plain-list.tsx'
import { cachedList } from './cached-lists.ts'
import { DayLine, HereLine } from './day-line.tsx'
import { ElsewhereList } from './elsewhere-list.tsx'
import { FrontBlock } from './front-block.tsx'
import { failedList, type ListItem } from './home-data.ts'
import { isFrontView, isNarrowed } from './is-narrowed.ts'
import { useLastVisit } from './last-visit.ts'
import { type ListEntry, listEntries } from './list-entries.ts'
import { Empty, Failed, Filling, isFilling, Skeletons } from './list-states.tsx'
import { newsPanelId } from './news-panel-id.ts'
import { NewsRow } from './news-row.tsx'
import { NextPage } from './next-page.tsx'
import { Pagination } from './pagination.tsx'
import { type RowList, RowListContext } from './row-context.ts'
import type { RowProps } from './row-props.ts'
import { outletOf } from './source-name.ts'
import { useBookmarks } from './use-bookmarks.ts'
import type { Home } from './use-home.ts'
import { useItems } from './use-items.ts'
import { useMuted } from './use-muted.ts'
import type { NewNews } from './use-new-news.ts'
import { usePageInView } from './use-page-in-view.ts'
import { viewAt } from './view-at.ts'
import './news-list.css'

/** The list and its three other states: loading, empty, or failed. */
export function NewsList({ home }: { home: Home }) {
	const text = useText()
	const { query, list } = home.data
	const next = useNextPage()
	const isFront = next === undefined ? isFrontView(query) : viewAt(next) === 'front'
	return (
		<div
			id={newsPanelId}
			role="tabpanel"
			tabIndex={-1}
			className={isFront ? 'news-panel row-list' : 'news-panel row-list row-list-full'}
			aria-label={text(`tabs.${query.newsLocale}`)}
			aria-busy={next !== undefined || undefined}
		>
			{next ? (
				<div className="rows-to-come">
					<Skeletons density={isFront ? 'river' : 'story'} />
				</div>
			) : failedList(list) ? (
				<Failed />
			) : (
				<Rows home={home} />
			)}
		</div>
	)
}

/**
 * Where another page is loading that is not cached. Opening or closing a dialog is a short navigation too, and the list
 * stays.
 */
function useNextPage(): Location | undefined {
	const here = useLocation()
	const { location: next } = useNavigation()
	if (next === undefined || next.hash !== '') return undefined
	const address = next.pathname + next.search
	return address === here.pathname + here.search || cachedList(address) ? undefined : next
}

function Rows({ home }: { home: Home }) {
	const text = useText()
	const { query, adPlacements, topBanner } = home.data
	const shown = useItems(home)
	const { items, front, firstPage, last, starts, own, vote, viewed } = shown
	const { arrived, opened, ads, days, news, more } = shown
	usePageInView(home, firstPage, starts)
	const lastVisit = useLastVisit()
	const { saved, toggle } = useBookmarks()
	const { isMuted, show } = useMuted()
	const isFront = isFrontView(query)
	const shared = firstPage === 1 ? query.shared : undefined
	const rowList = useMemo(
		(): RowList => ({
			...{ now: home.data.now, search: query.search, coins: query.coins },
			...{ isFull: !isFront, isUngrouped: !home.data.grouped, addressOf: home.addressOf },
		}),
		[home, query, isFront],
	)
	const entries = useMemo(
		() =>
			listEntries({
				items,
				ads,
				placements: adPlacements,
				page: firstPage,
				byTime: query.sort === 'latest',
				shared,
				lastVisit: firstPage === 1 ? lastVisit : undefined,
				isFront,
			}),
		[items, ads, adPlacements, query, firstPage, shared, lastVisit, isFront],
	)
	if (items.length === 0)
		return (
			<>
				{isFilling(home) ? <Filling home={home} /> : <Empty home={home} />}
				<Pagination home={home} />
			</>
		)
	// In a list of both languages the ad has the language of the first item.
	const adLocale = query.newsLocale === 'both' ? (items[0]?.source.locale ?? defaultLocale) : query.newsLocale
	const rowOf = <Item extends ListItem>(item: Item): RowProps<Item> => ({
		...{ item, own: own[item.id], isRead: opened.has(item.id), saved: saved.has(item.id) },
		...{ onVote: vote, onOpen: viewed, onKeep: toggle },
	})
	const drawn = (entry: ListEntry, index: number) => {
		switch (entry.kind) {
			case 'day':
				return <DayLine key={entry.key} day={entry.day} home={home} days={days} isFirst={index === 0} />
			case 'here':
				return <HereLine key={entry.key} at={lastVisit ?? ''} now={home.data.now} />
			case 'text-ad':
				return <TextAd key={entry.key} ad={entry.ad} lang={adLocale} />
			case 'banner':
				return (
					<Banner
						key={entry.key}
						as="li"
						placement={entry.placement}
						places={adPlacements}
						initial={entry.placement === 'top' ? topBanner : null}
					/>
				)
			case 'item':
				if (isMuted(entry.item))
					return (
						<li key={entry.key} data-page={starts.get(entry.item.id)} className="muted-row">
							<bdi>{text('mute.row', { source: outletOf(entry.item.source, home.uiLocale).name })}</bdi>
							<button type="button" onClick={() => show(entry.item.id)}>
								{text('mute.show')}
							</button>
						</li>
					)
				return (
					<li key={entry.key} data-page={starts.get(entry.item.id)}>
						<NewsRow
							{...rowOf(entry.item)}
							density={isFront ? 'river' : 'story'}
							isNew={arrived.has(entry.item.id)}
						/>
					</li>
				)
		}
	}
	return (
		<RowListContext value={rowList}>
			<div className={more.state === 'none' ? undefined : 'rows-to-come'}>
				{front.length > 0 && <AwayLine now={home.data.now} />}
				{front.length > 0 && <FrontBlock stories={front} rowOf={rowOf} home={home} />}
				{front.length > 0 && <ElsewhereList home={home} />}
				<NewNewsPill home={home} news={news} />
				<PlainList aria-label={text('news.list')} className="news-rows">
					{entries.map(drawn)}
				</PlainList>
				{more.state !== 'none' && <NextPage state={more.state} last={last} load={more.load} />}
			</div>
			<Suspense>
				<Pagination home={home} page={last} />
			</Suspense>
		</RowListContext>
	)
}

/** Announces new items without taking space. In a filtered list their number is not known yet. */
function NewNewsPill({ home, news }: { home: Home; news: NewNews }) {
	const text = useText()
	return (
		<div className="pill-place" role="status">
			{news.waiting > 0 && (
				<button
					type="button"
					className="pill thumb"
					onClick={() => {
						// The list of the front begins below its stories.
						if (home.data.front === null) window.scrollTo({ top: 0 })
						else document.querySelector('.news-rows')?.scrollIntoView()
						void news.bring()
					}}
				>
					<ArrowUp size={14} strokeWidth={2.5} />
					{isNarrowed(home.data.query)
						? text('news.arrived')
						: text('news.arrivedCount', { count: news.waiting })}
				</button>
			)}
		</div>
	)
}
