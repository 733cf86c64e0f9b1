import { createCoalescer } from '#commands/coalesce-calls.ts'
import { admitReader } from '#commands/votes/count-view.ts'
import { campaignState, type InvalidReason } from '#domain/ad.ts'
import type { Origin, VoterIdentity } from '#domain/vote.ts'
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

/** Why nothing of this viewer counts, for reasons that do not depend on the campaign. */
async function refuseViewer(
	{ identity, invalid, origin }: AdViewer,
	{ db, newReadersPerHour }: AdCountParts,
	now: Date,
): Promise<InvalidReason | undefined> {
	if (invalid !== undefined) return invalid
	if (identity === undefined) return 'no_identity'
	const admitted = await admitReader(db, { identity, origin }, now, newReadersPerHour)
	return admitted ? undefined : 'crowded_address'
}

type SeenOutcome = { kind: 'unknown' } | { kind: 'noted'; counted: number }
type CountAdSeen = (ids: readonly number[], viewer: AdViewer) => Promise<SeenOutcome>

/** Counts ads that were half in view for a second. One unknown id refuses the whole list. */
export function createCountAdSeen(parts: AdCountParts): CountAdSeen {
	const { db, now } = parts
	const coalesce = createCoalescer<'counted' | InvalidReason>()
	return async (ids, viewer) => {
		const { identity, origin } = viewer
		const campaignIds = [...new Set(ids)]
		const campaigns = await findCampaigns(db, campaignIds)
		if (campaigns.length < campaignIds.length) return { kind: 'unknown' }
		const refusal = await refuseViewer(viewer, parts, new Date(now()))
		let counted = 0
		for (const campaign of campaigns) {
			const moment = new Date(now())
			const running = campaignState(campaign, moment.getTime()) === 'running'
			const reason = running ? refusal : 'not_running'
			if (reason !== undefined || identity === undefined) {
				await keepInvalidAct(db, campaign.id, 'seen', reason ?? 'no_identity', moment)
				continue
			}
			const outcome = await coalesce(
				`${identity.kind}:${identity.id}:${campaign.id}`,
				() => countAdAct(db, campaign.id, 'seen', identity, moment, origin.network),
				() => 'repeated',
			)
			if (outcome === 'counted') counted += 1
		}
		return { kind: 'noted', counted }
	}
}

type ClickOutcome = { link: string; counted: boolean }
type CountAdClick = (id: number, viewer: AdViewer) => Promise<ClickOutcome | undefined>

/** A click redirects to the campaign's own link whether it counts or not; undefined where there is no such campaign. */
export function createCountAdClick(parts: AdCountParts): CountAdClick {
	const { db, now } = parts
	const coalesce = createCoalescer<'counted' | InvalidReason>()
	return async (id, viewer) => {
		const { identity, origin } = viewer
		const [campaign] = await findCampaigns(db, [id])
		if (campaign === undefined) return undefined
		const moment = new Date(now())
		const running = campaignState(campaign, moment.getTime()) === 'running'
		const reason = running ? await refuseViewer(viewer, parts, moment) : 'not_running'
		if (reason !== undefined || identity === undefined) {
			await keepInvalidAct(db, id, 'click', reason ?? 'no_identity', moment)
			return { link: campaign.link, counted: false }
		}
		const outcome = await coalesce(
			`${identity.kind}:${identity.id}:${id}`,
			() => countAdAct(db, id, 'click', identity, moment, origin.network),
			() => 'repeated',
		)
		return { link: campaign.link, counted: outcome === 'counted' }
	}
}
