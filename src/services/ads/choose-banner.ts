import { type Campaign, type Placement, placements } from '#domain/ad.ts'
import { bannersAt, pickByWeight } from '#domain/ad-choice.ts'
import type { NewsLocale } from '#domain/locale.ts'
import type { LiveAds } from './live-ads.ts'

/** One of the campaigns that run at a placement, by weight. */
export const createChooseBanner =
	({ ads }: { ads: LiveAds }) =>
	async (placement: Placement, locale: NewsLocale): Promise<Campaign | undefined> =>
		pickByWeight(bannersAt(await ads.find(), placement, locale), ads.chance)

/** The placements where a campaign runs now. */
export const createFindPlacements =
	({ ads }: { ads: LiveAds }) =>
	async (locale: NewsLocale): Promise<Placement[]> => {
		const campaigns = await ads.find()
		return placements.filter((placement) => bannersAt(campaigns, placement, locale).length > 0)
	}
