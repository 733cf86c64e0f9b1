import { campaignState, type InvalidReason } from '#domain/ad.ts'
import { findCampaigns } from '#store/ad-campaign-store.ts'
import { countAdAct, keepInvalidAct } from '#store/ad-count-store.ts'
import type { AdCountPorts, AdViewer } from './count-ad-seen.ts'
import { createTwinCalls } from './twin-calls.ts'

export type ClickOutcome = { link: string; counted: boolean }
export type CountAdClick = (id: number, viewer: AdViewer) => Promise<ClickOutcome | undefined>

/** A click leads to the campaign's own link whether it counts or not; undefined where there is no such campaign. */
export function createCountAdClick({ db, now }: AdCountPorts): CountAdClick {
	const twins = createTwinCalls<'counted' | InvalidReason>()
	return async (id, { identity, invalid }) => {
		const [campaign] = await findCampaigns(db, [id])
		if (campaign === undefined) return undefined
		const moment = new Date(now())
		const running = campaignState(campaign, moment.getTime()) === 'running'
		if (!running || invalid !== undefined || identity === undefined) {
			await keepInvalidAct(db, id, 'click', running ? (invalid ?? 'no_identity') : 'not_running', moment)
			return { link: campaign.link, counted: false }
		}
		const outcome = await twins(
			`${identity.kind}:${identity.id}:${id}`,
			() => countAdAct(db, id, 'click', identity, moment),
			() => 'repeated',
		)
		return { link: campaign.link, counted: outcome === 'counted' }
	}
}
