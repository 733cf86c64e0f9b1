import { createCoalescer } from '#commands/coalesce-calls.ts'
import { campaignState, type InvalidReason } from '#domain/ad.ts'
import { findCampaigns } from '#store/ads/ad-campaign-store.ts'
import { countAdAct, keepInvalidAct } from '#store/ads/ad-count-store.ts'
import { type AdCountParts, type AdViewer, refuseViewer } from './count-ad-acts.ts'

export type ClickOutcome = { link: string; counted: boolean }
export type CountAdClick = (id: number, viewer: AdViewer) => Promise<ClickOutcome | undefined>

/** A click leads to the campaign's own link whether it counts or not; undefined where there is no such campaign. */
export function createCountAdClick(parts: AdCountParts): CountAdClick {
	const { db, now } = parts
	const coalesce = createCoalescer<'counted' | InvalidReason>()
	return async (id, viewer) => {
		const { identity } = viewer
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
			() => countAdAct(db, id, 'click', identity, moment),
			() => 'repeated',
		)
		return { link: campaign.link, counted: outcome === 'counted' }
	}
}
