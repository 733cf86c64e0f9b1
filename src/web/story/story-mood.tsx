import type { ReactNode } from 'react'
import { wholeNumber } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { SplitBar } from '#web/news/vote-share.tsx'
import { Star, TrendDown, TrendUp } from '#web/ui/icons.tsx'
import type { StoryData } from './story-data.ts'
import { useStoryVotes } from './use-story-votes.ts'
import '#web/news/mood-card.css'
import './story-mood.css'

/** The votes on all reports of the story. */
export function StoryMood({ story }: { story: StoryData }) {
	const text = useText()
	const { counts, own, vote } = useStoryVotes(story)
	const votes = counts.bullish + counts.bearish
	const percent = votes === 0 ? 0 : Math.round((counts.bullish / votes) * 100)
	return (
		<section className="card side-card" aria-label={text('story.mood')}>
			<h2>{text('story.mood')}</h2>
			<div className="mood">
				{votes > 0 && (
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
				)}
				<p className="mood-votes">
					{votes + counts.importance === 0
						? text('story.noVotes')
						: text('story.votes', { count: votes, important: counts.importance })}
				</p>
			</div>
			<div className="story-votes needs-script">
				<Vote
					name={text('card.bullish')}
					count={counts.bullish}
					mine={own.signal === 1}
					kind="up"
					onPress={() => vote('bullish')}
				>
					<TrendUp size={16} />
				</Vote>
				<Vote
					name={text('card.bearish')}
					count={counts.bearish}
					mine={own.signal === -1}
					kind="down"
					onPress={() => vote('bearish')}
				>
					<TrendDown size={16} />
				</Vote>
				<Vote
					name={text('card.important')}
					count={counts.importance}
					mine={own.importance}
					kind="mark"
					onPress={() => vote('importance')}
				>
					<Star size={16} />
				</Vote>
			</div>
		</section>
	)
}

type VoteProps = {
	name: string
	count: number
	mine: boolean
	kind: 'up' | 'down' | 'mark'
	onPress: () => void
	children: ReactNode
}

function Vote({ name, count, mine, kind, onPress, children }: VoteProps) {
	const shown = wholeNumber(count, useLocale())
	return (
		<button
			type="button"
			className={`quiet-button story-vote-${kind}`}
			aria-label={`${name} ${shown}`}
			title={name}
			aria-pressed={mine}
			onClick={onPress}
		>
			{children}
			<bdi>{shown}</bdi>
		</button>
	)
}
