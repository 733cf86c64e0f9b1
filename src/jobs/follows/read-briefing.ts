import type { BriefedStory } from '#mail/briefed-story.ts'
import { describeStories } from '#services/news/describe-stories.ts'
import { createFindPriceChanges } from '#services/prices/find-price-changes.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import type { Queryable } from '#store/sql.ts'

/** The stories of a briefing in their order, as messages show them; removed stories are left out. */
export async function readBriefing(
	db: Queryable,
	ids: readonly number[],
	now: () => Date,
): Promise<BriefedStory[]> {
	const stories = await describeStories(db, await findNewsByIds(db, ids))
	const findChanges = createFindPriceChanges({
		reads: { lists: db },
		cache: { fetch: (_key, load) => load() },
		now: () => now().getTime(),
	})
	const changeSince = await findChanges(stories)
	return stories.map((story) => {
		const [coin] = story.coins
		const percent = coin === undefined ? null : changeSince(story, coin)
		return { ...story, change: coin && percent !== null ? { symbol: coin.symbol, percent } : null }
	})
}
