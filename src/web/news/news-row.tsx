import { memo } from 'react'
import { markHits } from '#domain/mark-hits.ts'
import { searchTerms } from '#domain/search-words.ts'
import { StoryLine } from '#web/story/story-line.tsx'
import { CoinChips } from './coin-chips.tsx'
import { ReportLink } from './report-link.tsx'
import { RowActs, type RowProps } from './row-acts.tsx'
import { RowMeta } from './row-meta.tsx'
import './news-row.css'

type Props = RowProps & {
	/** It arrived while the page was open. */
	isNew: boolean
}

/** Memoized: a vote on one item must not render the whole list. */
export const NewsRow = memo(function NewsRow({ home, isNew, isOpened, ...row }: Props) {
	const { item, onOpen } = row
	const titleId = `news-${item.id}`
	return (
		<article
			aria-labelledby={titleId}
			className={`news-row${isNew ? ' news-row-new' : ''}${isOpened ? ' news-row-opened' : ''}`}
		>
			<h3 id={titleId}>
				<ReportLink item={item} onOpen={onOpen}>
					<MarkedTitle title={item.title} search={home.data.query.search} />
				</ReportLink>
			</h3>
			<RowMeta item={item} home={home} isNew={isNew} />
			<CoinChips item={item} filtered={home.data.query.coins} />
			{home.data.grouped && item.story.slug !== null && (
				<StoryLine item={item} slug={item.story.slug} now={home.data.now} onOpen={onOpen} />
			)}
			<RowActs {...row} />
		</article>
	)
})

/** A title with the matched words of a search marked. */
function MarkedTitle({ title, search }: { title: string; search: string }) {
	if (search === '') return title
	let at = 0
	return markHits(title, searchTerms(search)).map(({ text, isHit }) => {
		at += text.length
		return isHit ? <mark key={at}>{text}</mark> : text
	})
}
