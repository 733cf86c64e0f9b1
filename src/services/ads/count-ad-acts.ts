import { type AdAct, type Campaign, campaignState, type InvalidReason } from '#domain/ad.ts'
import type { Origin, VoterIdentity } from '#domain/vote.ts'
import { createCoalescer } from '#services/coalesce-calls.ts'
import { admitReader } from '#services/votes/count-view.ts'
import { findCampaigns } from '#store/ads/ad-campaign-store.ts'
import { countAdAct, keepInvalidAct } from '#store/ads/ad-count-store.ts'
import type { Queryable } from '#store/sql.ts'

type AdCountParts = { db: Queryable; now: () => number; newReadersPerHour: number }

/** The viewer, as far as the request shows; undefined is a program. */
export type AdViewer = {
	identity: VoterIdentity | undefined
	invalid: InvalidReason | undefined
	origin: Origin
}

/** Counts an act of a viewer on a campaign, or keeps why it does not count; returns whether it does. */
function createCountAct(act: AdAct, { db, now, newReadersPerHour }: AdCountParts) {
	const coalesce = createCoalescer<'counted' | InvalidReason>()
	return async (campaign: Campaign, { identity, invalid, origin }: AdViewer): Promise<boolean> => {
		const moment = new Date(now())
		const refuse = async (): Promise<InvalidReason | undefined> => {
			if (campaignState(campaign, moment.getTime()) !== 'running') return 'not_running'
			if (invalid !== undefined) return invalid
			if (identity === undefined) return 'no_identity'
			const admitted = await admitReader(db, { identity, origin }, moment, newReadersPerHour)
			return admitted ? undefined : 'crowded_address'
		}
		const reason = await refuse()
		if (reason !== undefined || identity === undefined) {
			await keepInvalidAct(db, campaign.id, act, reason ?? 'no_identity', moment)
			return false
		}
		const outcome = await coalesce(
			`${identity.kind}:${identity.id}:${campaign.id}`,
			() => countAdAct(db, campaign.id, act, identity, moment, origin.network),
			() => 'repeated',
		)
		return outcome === 'counted'
	}
}

type SeenOutcome = { kind: 'unknown' } | { kind: 'noted'; counted: number }

/** Counts ads that were half in view for a second. One unknown id refuses the whole list. */
export function createCountAdSeen(parts: AdCountParts) {
	const count = createCountAct('seen', parts)
	return async (ids: readonly number[], viewer: AdViewer): Promise<SeenOutcome> => {
		const campaignIds = [...new Set(ids)]
		const campaigns = await findCampaigns(parts.db, campaignIds)
		if (campaigns.length < campaignIds.length) return { kind: 'unknown' }
		let counted = 0
		for (const campaign of campaigns) if (await count(campaign, viewer)) counted += 1
		return { kind: 'noted', counted }
	}
}

type ClickOutcome = { link: string; counted: boolean }

/** A click redirects to the campaign's own link whether it counts or not; undefined where there is no such campaign. */
export function createCountAdClick(parts: AdCountParts) {
	const count = createCountAct('click', parts)
	return async (id: number, viewer: AdViewer): Promise<ClickOutcome | undefined> => {
		const [campaign] = await findCampaigns(parts.db, [id])
		return campaign && { link: campaign.link, counted: await count(campaign, viewer) }
	}
}
