import { addCampaign } from '#commands/ads/manage-campaign.ts'
import { campaignState } from '#domain/ad.ts'
import { loadSampleCampaigns } from '#sample/sample-campaigns.ts'
import { findAllCampaigns } from '#store/ads/ad-campaign-store.ts'
import type { News } from './open-news.ts'

/** The sample newsroom brings advertisers along, where none is left, so that placements can be seen. */
export async function addSampleCampaigns(
	{ database: { db }, catalogue }: News,
	now: () => number,
): Promise<void> {
	const known = await findAllCampaigns(db)
	if (known.some((campaign) => campaignState(campaign, now()) !== 'ended')) return
	for (const { draft, pictures } of await loadSampleCampaigns(catalogue, new Date(now()))) {
		// One that another process was first to add is refused here, which is what we want.
		await addCampaign({ db, now }, draft, pictures)
	}
}
