import { memo } from 'react'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { StoryLine } from '#web/story/story-line.tsx'
import { CoinChips } from './coin-chips.tsx'
import type { ListItem } from './home-data.ts'
import { MarkedTitle } from './marked-title.tsx'
import type { OwnVotes } from './own-votes.ts'
import { type RowActions, RowActs } from './row-acts.tsx'
import { RowMeta } from './row-meta.tsx'
import type { Home } from './use-home.ts'
import './news-row.css'

type Props = RowActions & {
	home: Home
	item: ListItem
	own: OwnVotes | undefined
	/** It arrived while the page was open. */
	isNew: boolean
	isOpened: boolean
	kept: boolean
}

/** Memoized: a vote on one item must not render the whole list. */
export const NewsRow = memo(function NewsRow({ home, item, own, isNew, isOpened, kept, ...acts }: Props) {
	const { onVote, onOpen, onKeep } = acts
	const titleId = `news-${item.id}`
	return (
		<article
			aria-labelledby={titleId}
			className={`news-row${isNew ? ' news-row-new' : ''}${isOpened ? ' news-row-opened' : ''}`}
		>
			<h3 id={titleId}>
				<TitleLink item={item} search={home.data.query.search} onOpen={onOpen} />
			</h3>
			<RowMeta item={item} home={home} isNew={isNew} />
			<CoinChips item={item} filtered={home.data.query.coins} />
			{home.data.grouped && item.story.slug !== null && (
				<StoryLine item={item} slug={item.story.slug} now={home.data.now} onOpen={onOpen} />
			)}
			<RowActs item={item} own={own} kept={kept} uiLocale={home.uiLocale} onVote={onVote} onKeep={onKeep} />
		</article>
	)
})

type TitleProps = { item: ListItem; search?: string; onOpen: RowActions['onOpen'] }

/** A headline opens the report itself, in a new tab, and counts a view. */
export const TitleLink = ({ item, search = '', onOpen }: TitleProps) => (
	<a
		href={item.url}
		target="_blank"
		rel="noopener noreferrer"
		onClick={() => onOpen(item)}
		onAuxClick={(event) => {
			if (event.button === 1) onOpen(item)
		}}
	>
		{/* The line is aligned with the page; its text has its own direction. */}
		<bdi dir={titleDirectionOnPage(item.title, item.source.locale)} lang={item.source.locale}>
			<MarkedTitle title={item.title} search={search} />
		</bdi>
	</a>
)
