import { campaignState } from '#domain/ad.ts'
import { loadSampleCampaigns } from '#sample/sample-campaigns.ts'
import { addCampaign } from '#services/ads/manage-campaign.ts'
import { findAllCampaigns } from '#store/ads/ad-campaign-store.ts'
import type { News } from './open-news.ts'

/** Adds the sample's campaigns where there are none, so that placements can be seen. */
export async function addSampleCampaigns(
	{ database: { db }, catalogue }: News,
	now: () => number,
): Promise<void> {
	const known = await findAllCampaigns(db)
	if (known.some((campaign) => campaignState(campaign, now()) !== 'ended')) return
	for (const { draft, pictures } of await loadSampleCampaigns(catalogue, new Date(now()))) {
		// A campaign that another process has just added is refused here, which is right.
		await addCampaign({ db, now }, draft, pictures)
	}
}
