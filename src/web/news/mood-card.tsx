import type { MoodResponse } from '#contract/readers-interest.ts'
import { wholeNumber } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { SplitBar } from './split-bar.tsx'
import './mood-card.css'

/** The market mood of today; nothing while there are too few votes. */
export function MoodCard({ mood }: { mood: MoodResponse['data'] }) {
	const text = useText()
	const locale = useLocale()
	if (mood === null) return null
	const { bullish, votes } = mood
	return (
		<section aria-label={text('side.mood')} className="card side-card">
			<h2>{text('side.mood')}</h2>
			<div className="mood">
				<MoodShares percent={bullish} />
				<p className="mood-votes">
					{text('side.moodVotes', { count: votes, shown: wholeNumber(votes, locale) })}
				</p>
			</div>
		</section>
	)
}

/** How many percent are bullish, and how many are not: in words and as a bar. */
export function MoodShares({ percent }: { percent: number }) {
	const text = useText()
	return (
		<>
			<p className="mood-shares">
				<span className="mood-up">
					{text('card.bullish')} <bdi>{text('card.percent', { percent })}</bdi>
				</span>
				<span className="mood-down">
					{text('card.bearish')} <bdi>{text('card.percent', { percent: 100 - percent })}</bdi>
				</span>
			</p>
			<SplitBar percent={percent} />
		</>
	)
}
