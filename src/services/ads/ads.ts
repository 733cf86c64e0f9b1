import type { BannerChoiceResponse, PlacementsResponse } from '#contract/ads.ts'
import { type Placement, placements } from '#domain/ad.ts'
import { bannersAt, pickByWeight } from '#domain/ad-choice.ts'
import type { NewsLocale } from '#domain/locale.ts'
import type { Shared } from '#services/shared.ts'
import { findAdImage, findUnendedCampaigns } from '#store/ads/ad-campaign-store.ts'
import { createCountAdClick, createCountAdSeen } from './count-ad-acts.ts'
import { createLiveAds } from './live-ads.ts'
import { presentBanner } from './present-ad.ts'

export type AdsService = ReturnType<typeof createAds>

export function createAds(shared: Shared) {
	const { reads, now, onAdsChange } = shared
	const live = createLiveAds({
		load: () => findUnendedCampaigns(reads.lists, new Date(now())),
		now,
		chance: Math.random,
	})
	onAdsChange(live.forget)
	return {
		/** The campaigns that run at this moment. */
		live,

		/** One of the campaigns that run at a placement, by weight. */
		banner: async (placement: Placement, locale: NewsLocale): Promise<BannerChoiceResponse> => {
			const chosen = pickByWeight(bannersAt(await live.find(), placement, locale), live.chance)
			return { status: 1, data: chosen === undefined ? null : presentBanner(chosen, locale) }
		},

		/** The placements where a campaign runs now. */
		placements: async (locale: NewsLocale): Promise<PlacementsResponse> => {
			const campaigns = await live.find()
			const taken = placements.filter((placement) => bannersAt(campaigns, placement, locale).length > 0)
			return { status: 1, data: { placements: taken } }
		},

		image: (id: number, locale: NewsLocale) => findAdImage(reads.lists, id, locale),
		countSeen: createCountAdSeen(shared),
		countClick: createCountAdClick(shared),
	}
}
