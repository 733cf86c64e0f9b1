import { useCallback, useMemo, useState } from 'react'
import type { VoteCounter } from '#domain/vote.ts'
import { useVotes } from '#web/news/use-votes.ts'
import type { ShownReport, StoryData } from './story-data.ts'

/** The most reports for one request of own votes. */
const mostAsked = 50

/**
 * Readers' votes on all reports of a story. A vote on the story is stored on its lead, or on the report that this
 * reader voted on before, so that nobody votes on a story twice.
 */
export function useStoryVotes({ reports, lead }: StoryData) {
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
	const first = useMemo(() => reports.slice(0, mostAsked), [reports])
	const { items, own, vote } = useVotes(current.items, first, change)
	const sum = (counter: VoteCounter) => items.reduce((all, item) => all + item[counter], 0)
	const signalled = items.find(({ id }) => own[id]?.signal != null)
	const marked = items.find(({ id }) => own[id]?.importance)
	const leading = items.find(({ id }) => id === lead.id) ?? lead
	return {
		counts: { importance: sum('importance'), bullish: sum('bullish'), bearish: sum('bearish') },
		own: { importance: marked !== undefined, signal: signalled && (own[signalled.id]?.signal ?? null) },
		vote: (kind: VoteCounter) => void vote((kind === 'importance' ? marked : signalled) ?? leading, kind),
	}
}
