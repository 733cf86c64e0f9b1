import { memo, use } from 'react'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { shortAge } from '#text/format.ts'
import { kept as keptPart } from '#web/kept-parts.tsx'
import { StoryLine } from '#web/story/story-line.tsx'
import { CoinChips, coinsInOrder, nothingElse, PriceChangeContext } from './coin-chips.tsx'
import type { NewsItem } from './home-data.ts'
import type { OwnVotes } from './own-votes.ts'
import { type RowActions, RowActs } from './row-acts.tsx'
import { RowMeta } from './row-meta.tsx'
import { rowId } from './said-on-page.ts'
import type { Home } from './use-home.ts'

type Props = RowActions & {
	home: Home
	item: NewsItem
	own: OwnVotes | undefined
	/** It came in while the page was open. */
	isNew: boolean
	isOpened: boolean
	kept: boolean
}

/** Drawn anew only when something on it changes: a vote on one item must not cost the whole list. */
const DrawnRow = memo(function NewsRow({ home, item, own, isNew, isOpened, kept, ...acts }: Props) {
	const { onVote, onOpen, onKeep } = acts
	const titleId = rowId(item.id)
	return (
		<article
			aria-labelledby={titleId}
			className={`news-row${isNew ? ' news-row-new' : ''}${isOpened ? ' news-row-opened' : ''}`}
		>
			<h3 id={titleId}>
				<a
					href={item.url}
					target="_blank"
					rel="noopener noreferrer"
					onClick={() => onOpen(item)}
					onAuxClick={(event) => {
						if (event.button === 1) onOpen(item)
					}}
				>
					{/* The line begins where all lines of the page do; the words in it read as their language does. */}
					<bdi dir={titleDirectionOnPage(item.title, item.source.locale)} lang={item.source.locale}>
						{item.title}
					</bdi>
				</a>
			</h3>
			<RowMeta item={item} home={home} isNew={isNew} />
			<CoinChips item={item} home={home} />
			{home.data.grouped && item.story.slug !== null && (
				<StoryLine item={item} slug={item.story.slug} now={home.data.now} onOpen={onOpen} />
			)}
			<RowActs item={item} own={own} kept={kept} uiLocale={home.uiLocale} onVote={onVote} onKeep={onKeep} />
		</article>
	)
})

/** All that stands in a row as the server writes it. */
function useWhatRowShows({ home, item, own, isNew, isOpened, kept }: Props) {
	const changes = use(PriceChangeContext)
	const { now, grouped } = home.data
	return [
		item,
		shortAge(new Date(item.published_date), new Date(now), home.uiLocale),
		coinsInOrder(item, home).map(({ symbol }) => [symbol, changes.get(symbol)]),
		home.addressOf({ coins: [], ...nothingElse }),
		grouped,
		own,
		isNew,
		isOpened,
		kept,
	]
}

export const NewsRow = import.meta.env.SSR ? keptPart('row', DrawnRow, useWhatRowShows) : DrawnRow
