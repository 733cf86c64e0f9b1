import { campaignState, type InvalidReason } from '#domain/ad.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { findCampaigns } from '#store/ad-campaign-store.ts'
import { countAdAct, keepInvalidAct } from '#store/ad-count-store.ts'
import type { Queryable } from '#store/schema.ts'
import { createTwinCalls } from './twin-calls.ts'

export type AdCountPorts = { db: Queryable; now: () => number }

/** Who looked, as far as the request shows; undefined is a program. */
export type AdViewer = { identity: VoterIdentity | undefined; invalid: InvalidReason | undefined }

export type SeenOutcome = { kind: 'unknown' } | { kind: 'noted'; counted: number }
export type CountAdSeen = (ids: readonly number[], viewer: AdViewer) => Promise<SeenOutcome>

/** Ads that stood half in view for a second. One unknown id refuses the whole list. */
export function createCountAdSeen({ db, now }: AdCountPorts): CountAdSeen {
	const twins = createTwinCalls<'counted' | InvalidReason>()
	return async (ids, { identity, invalid }) => {
		const asked = [...new Set(ids)]
		const campaigns = await findCampaigns(db, asked)
		if (campaigns.length < asked.length) return { kind: 'unknown' }
		let counted = 0
		for (const campaign of campaigns) {
			const moment = new Date(now())
			const reason =
				campaignState(campaign, moment.getTime()) === 'running'
					? (invalid ?? (identity === undefined ? 'no_identity' : undefined))
					: 'not_running'
			if (reason !== undefined || identity === undefined) {
				await keepInvalidAct(db, campaign.id, 'seen', reason ?? 'no_identity', moment)
				continue
			}
			const outcome = await twins(
				`${identity.kind}:${identity.id}:${campaign.id}`,
				() => countAdAct(db, campaign.id, 'seen', identity, moment),
				() => 'repeated',
			)
			if (outcome === 'counted') counted += 1
		}
		return { kind: 'noted', counted }
	}
}
