import { mostBriefed } from '#domain/digest.ts'
import type { Mutes } from '#domain/follow.ts'
import type { ListLocale } from '#domain/locale.ts'
import type { StoryHeadline } from '#domain/story.ts'
import { describeStories } from '#services/news/describe-stories.ts'
import type { Reads, TakeTurn } from '#services/reading.ts'
import type { Viewer } from '#services/viewer.ts'
import { findBriefingDone } from '#store/follows/briefing-done.ts'
import { findBriefing } from '#store/follows/briefing-store.ts'
import { findFollows } from '#store/follows/follow-store.ts'
import { findMutes } from '#store/follows/mute-store.ts'
import { findStoriesByIds } from '#store/news/news-lookup.ts'

type BriefingQuery = {
	accountId: number | undefined
	locale: ListLocale
	since: Date
	until: Date
}

type Briefing = {
	stories: StoryHeadline[]
	/** Ids that the reader has marked as done; empty for guests, whose browser stores them. */
	done: readonly number[]
}

/**
 * The stories of a span of time: what the reader follows first, then the other stories with the most outlets; at most
 * seven.
 */
export const createFindBriefing =
	({ reads, takeTurn }: { reads: Reads; takeTurn: TakeTurn }) =>
	({ accountId, ...span }: BriefingQuery, viewer: Viewer): Promise<Briefing> =>
		takeTurn(viewer.network, async () => {
			const db = reads.lists
			const [follows, mutes, done] =
				accountId === undefined
					? [[], noMutes, []]
					: await Promise.all([
							findFollows(reads.own, accountId),
							findMutes(reads.own, accountId),
							findBriefingDone(reads.own, accountId),
						])
			const [followed, top] = await Promise.all([
				findBriefing(db, {
					...span,
					follows: follows.filter(({ paused }) => !paused),
					mutes,
					most: mostBriefed,
				}),
				findBriefing(db, { ...span, follows: undefined, mutes, most: 2 * mostBriefed }),
			])
			const items = await findStoriesByIds(db, [...new Set([...followed.ids, ...top.ids])])
			const stories = [...new Map(items.toReversed().map((item) => [item.story.id, item])).values()]
			return { stories: await describeStories(db, stories.toReversed().slice(0, mostBriefed)), done }
		})

const noMutes: Mutes = { words: [], sourceIds: [] }
