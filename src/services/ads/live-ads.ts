import { LRUCache } from 'lru-cache'
import type { Campaign } from '#domain/ad.ts'
import { type Chance, liveCampaigns } from '#domain/ad-choice.ts'

export type LiveAds = {
	/** The campaigns that run at this moment. */
	find: () => Promise<readonly Campaign[]>
	/** Called when a campaign was added, changed or paused. */
	forget: () => void
	chance: Chance
}

type LiveAdsDeps = {
	/** Campaigns that have not ended and are not paused. */
	load: () => Promise<readonly Campaign[]>
	now: () => number
	chance: Chance
}

/** Changes are announced; after a missed announcement they are noticed within this time. */
const maxAgeMs = 2_000

export function createLiveAds({ load, now, chance }: LiveAdsDeps): LiveAds {
	const campaigns = new LRUCache<'unended', readonly Campaign[]>({
		max: 1,
		ttl: maxAgeMs,
		ttlResolution: 0,
		perf: { now },
		fetchMethod: load,
		ignoreFetchAbort: true,
		// Without the database the news still comes from the cache, so a failure to read ads must not fail the request.
		allowStaleOnFetchRejection: true,
	})
	return {
		find: async () => liveCampaigns((await campaigns.fetch('unended').catch(() => undefined)) ?? [], now()),
		forget: () => campaigns.clear(),
		chance,
	}
}
