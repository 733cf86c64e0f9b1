import type { Campaign } from '#domain/ad.ts'
import { type Chance, liveCampaigns } from '#domain/ad-choice.ts'

/** The campaigns that run at this moment, and a name for them that changes when they do. */
export type LiveAds = { campaigns: readonly Campaign[]; version: string }

export type AdBoard = {
	live: () => Promise<LiveAds>
	/** The same where it need not be waited for. */
	known: () => LiveAds | undefined
	/** A campaign was added or paused: ask again. */
	forget: () => void
	chance: Chance
}

type AdBoardParts = {
	/** Campaigns that have not ended and are not paused. */
	load: () => Promise<readonly Campaign[]>
	now: () => number
	chance: Chance
}

/** Changes are heard of at once; where one was missed it is noticed after this time. */
const maxAgeMs = 2_000

/** Which ads run, from memory: a request asks the clock, not the database. */
export function createAdBoard({ load, now, chance }: AdBoardParts): AdBoard {
	let known: readonly Campaign[] = []
	let loadedAt = Number.NEGATIVE_INFINITY
	let loading: Promise<void> | undefined
	let changes = 0
	let shown: { from: readonly Campaign[]; since: number; until: number; live: LiveAds } | undefined

	const refresh = async () => {
		const seenChanges = changes
		try {
			known = await load()
		} catch {
			// Without the database the news still comes from the cache; ads are no reason to refuse it.
		}
		// What was announced while we read may not be in it.
		loadedAt = seenChanges === changes ? now() : Number.NEGATIVE_INFINITY
	}
	const refreshed = () => {
		loading ??= refresh().finally(() => {
			loading = undefined
		})
		return loading
	}
	const isYoungerThan = (ms: number) => {
		const age = now() - loadedAt
		return age >= 0 && age < ms
	}
	const liveNow = () => {
		const moment = now()
		if (shown?.from !== known || moment < shown.since || moment >= shown.until) {
			shown = { from: known, since: moment, until: nextChange(known, moment), live: liveAt(known, moment) }
		}
		return shown.live
	}
	return {
		live: async () => {
			if (!isYoungerThan(maxAgeMs)) await refreshed()
			return liveNow()
		},
		known: () => {
			if (!isYoungerThan(maxAgeMs)) void refreshed()
			// Until they are read again what was read last is told for as long once more, but for what is known to have changed.
			return isYoungerThan(2 * maxAgeMs) ? liveNow() : undefined
		},
		forget: () => {
			changes += 1
			loadedAt = Number.NEGATIVE_INFINITY
		},
		chance,
	}
}

function liveAt(campaigns: readonly Campaign[], moment: number): LiveAds {
	const live = liveCampaigns(campaigns, moment)
	// A campaign never changes, so the ids of those that run say all.
	return { campaigns: live, version: live.map(({ id }) => id.toString(36)).join('.') }
}

/** The next instant at which a campaign begins or ends. */
const nextChange = (campaigns: readonly Campaign[], moment: number): number =>
	Math.min(
		...campaigns
			.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
			.filter((instant) => instant > moment),
	)
