import { memo, type ReactNode } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { useLive } from '#web/ui/use-live.ts'
import { CoinChips } from './coin-chips.tsx'
import { MarkedTitle } from './marked-title.tsx'
import { ReportLink } from './report-link.tsx'
import { RowActs, RowCounts } from './row-acts.tsx'
import { useRowList } from './row-context.ts'
import { EditedMark, RowAge, RowReports, RowSource } from './row-facts.tsx'
import type { RowProps } from './row-props.ts'
import './news-row.css'

type Props = RowProps & {
	/** A river is single lines; a story has its headline above the other columns. */
	density: 'river' | 'story'
	/** It arrived while the page was open. */
	isNew?: boolean
	/** It is no article of the list, and its actions are rendered by the script that they need: a tenth of the page. */
	isAbove?: boolean
	/** The number of a story in a chart or in a briefing. */
	number?: ReactNode
	picture?: ReactNode
	/** In place of the coins, for example the reason why it is listed. */
	end?: ReactNode
	titleId?: string
	/** The level of its heading, under that of the list. */
	heading?: 'h2' | 'h3'
}

/**
 * The one row of every list. Its columns always have the same order: age, source, headline, reports, counts, coins.
 * Memoized: a vote on one item must not render the whole list.
 */
export const NewsRow = memo(function NewsRow({
	density,
	isNew = false,
	isAbove = false,
	number,
	picture,
	end,
	isRead,
	onOpen,
	titleId,
	heading: Heading = 'h3',
	...row
}: Props) {
	const text = useText()
	const live = useLive()
	const { search = '' } = useRowList()
	const { item } = row
	const id = titleId ?? `news-${item.id}`
	const className = `news-row row-${density}${isNew ? ' row-new' : ''}${isRead ? ' row-read' : ''}${number === undefined ? '' : ' row-numbered'}`
	const content = (
		<>
			{number !== undefined && (
				<span className="row-number" aria-hidden="true">
					{number}
				</span>
			)}
			<div className="row-title">
				<Heading id={id} className="row-heading">
					<ReportLink item={item} onOpen={onOpen}>
						<MarkedTitle title={item.title} search={search} />
					</ReportLink>
				</Heading>
				<EditedMark item={item} />
			</div>
			{picture}
			<RowAge publishedAt={item.published_date} />
			{isNew && <span className="sr-only">{text('news.new')}</span>}
			{isRead && <span className="sr-only">{text('card.read')}</span>}
			<RowSource source={item.source} />
			<RowReports story={item.story} />
			{isAbove && !live ? <RowCounts item={item} /> : <RowActs {...row} />}
			{end === undefined ? <CoinChips item={item} /> : <div className="row-end">{end}</div>}
		</>
	)
	return isAbove ? (
		<div className={className}>{content}</div>
	) : (
		<article aria-labelledby={id} className={className}>
			{content}
		</article>
	)
})
