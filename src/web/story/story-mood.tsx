import { useCallback, useMemo, useState } from 'react'
import { signalNumbers, type VoteCounter } from '#domain/vote.ts'
import { wholeNumber } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { MoodShares } from '#web/news/mood-card.tsx'
import { useVotes } from '#web/news/use-votes.ts'
import { ArrowDownFilled, ArrowUpFilled, Flag } from '#web/ui/icons.tsx'
import type { ShownReport, StoryData } from './story-data.ts'
import './story-mood.css'

const voteKinds = [
	{ kind: 'bullish', name: 'card.bullish', tone: 'up', Icon: ArrowUpFilled },
	{ kind: 'bearish', name: 'card.bearish', tone: 'down', Icon: ArrowDownFilled },
	{ kind: 'importance', name: 'card.important', tone: 'mark', Icon: Flag },
] as const

/** The votes on all reports of the story. */
export function StoryMood({ story }: { story: StoryData }) {
	const text = useText()
	const locale = useLocale()
	const { counts, own, vote } = useStoryVotes(story)
	const votes = counts.bullish + counts.bearish
	return (
		<section className="card side-card" aria-label={text('story.mood')}>
			<h2>{text('story.mood')}</h2>
			<div className="mood">
				{votes > 0 && <MoodShares percent={Math.round((counts.bullish / votes) * 100)} />}
				<p className="mood-votes">
					{votes + counts.importance === 0
						? text('story.noVotes')
						: text('story.votes', { count: votes, important: counts.importance })}
				</p>
			</div>
			<div className="story-votes needs-script">
				{voteKinds.map(({ kind, name, tone, Icon }) => {
					const shown = wholeNumber(counts[kind], locale)
					return (
						<button
							key={kind}
							type="button"
							className={`quiet-button story-vote-${tone}`}
							aria-label={`${text(name)} ${shown}`}
							title={text(name)}
							aria-pressed={own[kind]}
							onClick={() => vote(kind)}
						>
							<Icon size={16} />
							<bdi>{shown}</bdi>
						</button>
					)
				})}
			</div>
		</section>
	)
}

/** The most reports for one request of own votes. */
const mostAsked = 50

/**
 * Readers' votes on all reports of a story. A vote on the story is stored on its lead, or on the report that this
 * reader voted on before, so that nobody votes on a story twice.
 */
function useStoryVotes({ reports, lead }: StoryData) {
	const [shown, setShown] = useState({ of: reports, items: reports })
	// The page was loaded again.
	const current = shown.of === reports ? shown : { of: reports, items: reports }
	if (current !== shown) setShown(current)
	const change = useCallback(
		(id: number, counts: Partial<ShownReport>) =>
			setShown(({ of, items }) => ({
				of,
				items: items.map((item) => (item.id === id ? { ...item, ...counts } : item)),
			})),
		[],
	)
	const asked = useMemo(() => reports.slice(0, mostAsked), [reports])
	const { items, own, vote } = useVotes(current.items, asked, change)
	const sum = (counter: VoteCounter) => items.reduce((all, item) => all + item[counter], 0)
	const signalled = items.find(({ id }) => own[id]?.signal != null)
	const signal = signalled && own[signalled.id]?.signal
	const marked = items.find(({ id }) => own[id]?.importance)
	const leading = items.find(({ id }) => id === lead.id) ?? lead
	return {
		counts: { importance: sum('importance'), bullish: sum('bullish'), bearish: sum('bearish') },
		own: {
			importance: marked !== undefined,
			bullish: signal === signalNumbers.bullish,
			bearish: signal === signalNumbers.bearish,
		},
		vote: (kind: VoteCounter) => void vote((kind === 'importance' ? marked : signalled) ?? leading, kind),
	}
}
