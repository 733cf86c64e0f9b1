import { shortNumber } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import './vote-share.css'

/** From this number of votes on a share says more than two counts. */
const enoughVotes = 5
const gap = 2

export const hasShare = ({ bullish, bearish }: { bullish: number; bearish: number }): boolean =>
	bullish + bearish >= enoughVotes

/** The share of bullish votes: a bar, a number, and words where there is space. */
export function VoteShare({ bullish, bearish }: { bullish: number; bearish: number }) {
	const locale = useLocale()
	const text = useText()
	const votes = bullish + bearish
	const percent = Math.round((bullish / votes) * 100)
	return (
		<span className="vote-share">
			<SplitBar percent={percent} />
			<span>
				{text('card.percent', { percent })}
				<span className="vote-share-words">
					{' '}
					{text('card.ofVotes', { count: shortNumber(votes, locale) })}
				</span>
			</span>
		</span>
	)
}

/** Drawn by attributes, because the page's policy allows no style attributes. */
export const SplitBar = ({ percent }: { percent: number }) => (
	<svg className="split-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
		<rect className="split-up" width={Math.max(0, percent - gap / 2)} height="4" />
		<rect
			className="split-down"
			x={Math.min(100, percent + gap / 2)}
			width={Math.max(0, 100 - percent - gap / 2)}
			height="4"
		/>
	</svg>
)
