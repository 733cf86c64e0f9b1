import type { MoodResponse } from '#contract/readers-interest.ts'
import type { UiLocale } from '#domain/locale.ts'
import { wholeNumber } from '#text/format.ts'
import { useText } from '#web/layout/use-locale.ts'
import { SplitBar } from './vote-share.tsx'
import './mood-card.css'

/** The market mood of today; nothing while there are too few votes. */
export function MoodCard({ mood, uiLocale }: { mood: MoodResponse['data']; uiLocale: UiLocale }) {
	const text = useText()
	if (mood === null) return null
	const { bullish, bearish, votes } = mood
	return (
		<section aria-label={text('side.mood')} className="card side-card">
			<h2>{text('side.mood')}</h2>
			<div className="mood">
				<p className="mood-shares">
					<span className="mood-up">
						{text('card.bullish')} <bdi>{text('card.percent', { percent: bullish })}</bdi>
					</span>
					<span className="mood-down">
						{text('card.bearish')} <bdi>{text('card.percent', { percent: bearish })}</bdi>
					</span>
				</p>
				<SplitBar percent={bullish} />
				<p className="mood-votes">
					{text('side.moodVotes', { count: votes, shown: wholeNumber(votes, uiLocale) })}
				</p>
			</div>
		</section>
	)
}
