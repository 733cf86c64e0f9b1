import { memo, type ReactNode } from 'react'
import type { Locale } from '#domain/locale.ts'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { dateAndTimeOf, shortNumber } from '#text/format.ts'
import { Banner } from '#web/ads/banner.tsx'
import { TextAd, type TextAdAnswer } from '#web/ads/text-ad.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { BookmarkButton } from './bookmark-button.tsx'
import { cardIcons } from './card-icons.tsx'
import { CoinTags } from './coin-tags.tsx'
import type { NewsItem } from './home-data.ts'
import type { OwnVotes, VoteKind } from './own-votes.ts'
import { titleOnHover } from './title-on-hover.ts'
import { useAgo } from './use-ago.ts'
import type { Home } from './use-home.ts'
import { useShare } from './use-share.ts'

type Props = {
	home: Home
	item: NewsItem
	own: OwnVotes | undefined
	isShared: boolean
	/** What stands under the item besides. */
	ad: TextAdAnswer | 'banner' | undefined
	/** Whether it is in the reader's own list; undefined for who has none. */
	kept: boolean | undefined
	onVote: (item: NewsItem, kind: VoteKind) => void
	onOpen: (item: NewsItem) => void
	onKeep: (id: number) => void
}

/** Drawn anew only when something on it changes: a vote on one item must not cost the whole list. */
export const NewsCard = memo(function NewsCard({ home, item, own, isShared, ad, kept, ...acts }: Props) {
	const { onVote, onOpen, onKeep } = acts
	const { uiLocale } = home
	const text = useText()
	const share = useShare()
	const titleId = `news-${item.id}`
	return (
		<article
			aria-labelledby={titleId}
			className={`news-card ${item.recent || isShared ? 'news-card-new' : ''}`}
		>
			<div className="news-meta">
				<img
					src={`/images/sources/${item.source.slug}`}
					alt=""
					width={20}
					height={20}
					loading="lazy"
					className="size-5 rounded-md"
				/>
				<b className="font-semibold text-ink-2" lang={item.source.locale}>
					<bdi>{item.source.title}</bdi>
				</b>
				<span aria-hidden="true">·</span>
				<time
					dateTime={item.published_date}
					{...titleOnHover(() => dateAndTimeOf(new Date(item.published_date), uiLocale))}
				>
					<Ago moment={item.published_date} home={home} />
				</time>
				{isShared ? (
					<span className="new-mark">{text('news.shared')}</span>
				) : (
					item.recent && <span className="sr-only">{text('news.new')}</span>
				)}
				<CoinTags coins={item.tags} uiLocale={uiLocale} />
			</div>
			<h2 className="news-title" id={titleId}>
				<a
					href={item.url}
					target="_blank"
					rel="noopener noreferrer"
					dir={titleDirectionOnPage(item.title, item.source.locale)}
					lang={item.source.locale}
					className="block hover:text-brand"
					onClick={() => onOpen(item)}
					onAuxClick={(event) => {
						if (event.button === 1) onOpen(item)
					}}
				>
					{item.title}
				</a>
			</h2>
			<div className="news-acts">
				<VoteButton
					name={text('card.bullish')}
					count={item.bullish}
					mine={own?.signal === 1}
					mineStyle="mine-up"
					icon={cardIcons.bullish}
					showName
					onPress={() => onVote(item, 'bullish')}
					uiLocale={uiLocale}
				/>
				<VoteButton
					name={text('card.bearish')}
					count={item.bearish}
					mine={own?.signal === -1}
					mineStyle="mine-down"
					icon={cardIcons.bearish}
					showName
					onPress={() => onVote(item, 'bearish')}
					uiLocale={uiLocale}
				/>
				<VoteButton
					name={text('card.important')}
					count={item.importance}
					mine={own?.importance === true}
					mineStyle="mine-mark"
					icon={cardIcons.important}
					onPress={() => onVote(item, 'importance')}
					uiLocale={uiLocale}
				/>
				<span className="news-act news-views" title={text('card.views')}>
					{cardIcons.views}
					<span className="sr-only">{text('card.views')} </span>
					<bdi>{shortNumber(item.views, uiLocale)}</bdi>
				</span>
				<button
					type="button"
					className="news-act news-act-small"
					aria-label={text('card.share')}
					onClick={() => void share(item)}
				>
					{cardIcons.share}
					<span className="hidden sm:inline">{text('card.share')}</span>
				</button>
				{kept !== undefined && <BookmarkButton kept={kept} onPress={() => onKeep(item.id)} />}
			</div>
			{ad !== undefined && (
				<div className="ad-under">
					{ad === 'banner' ? (
						<Banner placement="list" places={home.data.adPlacements} />
					) : (
						<TextAd ad={ad} lang={home.data.query.newsLocale} />
					)}
				</div>
			)}
		</article>
	)
})

const Ago = ({ moment, home }: { moment: string; home: Home }) => useAgo(moment, home.data.now, home.uiLocale)

type VoteButtonProps = {
	name: string
	count: number
	mine: boolean
	mineStyle: string
	icon: ReactNode
	showName?: boolean
	uiLocale: Locale
	onPress: () => void
}

function VoteButton({ name, count, mine, mineStyle, icon, showName, uiLocale, onPress }: VoteButtonProps) {
	return (
		<button
			type="button"
			aria-pressed={mine}
			title={name}
			className={`news-act ${showName ? '' : 'news-act-small'} ${mine ? mineStyle : ''}`}
			onClick={onPress}
		>
			{icon}
			<span className={showName ? '' : 'sr-only'}>{name}</span>
			<bdi>{shortNumber(count, uiLocale)}</bdi>
		</button>
	)
}
