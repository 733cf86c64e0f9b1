import type { BannerResponse } from '#contract/ads.ts'
import type { NewsListResponse } from '#contract/news-list.ts'
import { type Campaign, placementSizes } from '#domain/ad.ts'
import type { MatchedAd } from '#domain/ad-choice.ts'
import type { NewsLocale } from '#domain/locale.ts'
import type { CatalogueIndex } from '#services/catalogue/catalogue-index.ts'
import { translate } from '#text/translate.ts'

export const adImagePath = (id: number, locale: NewsLocale): string => `/images/ads/${id}-${locale}.webp`

export function presentBanner(campaign: Campaign, locale: NewsLocale): BannerResponse | null {
	if (campaign.place.kind !== 'banner') return null
	const { width, height } = placementSizes[campaign.place.placement]
	const { advertiser } = campaign
	return {
		id: campaign.id,
		image: adImagePath(campaign.id, locale),
		width,
		height,
		alt: campaign.texts[locale] ?? '',
		advertiser,
		why: translate(locale)('ads.whyPlacement', { advertiser }),
	}
}

export function presentTextAd(
	{ campaign, newsId, reason }: MatchedAd,
	locale: NewsLocale,
	{ thingById }: CatalogueIndex,
): NewsListResponse['data']['ads'][number] {
	const { id, advertiser, texts } = campaign
	const text = translate(locale)
	const name = thingById.get(`${reason.kind} ${reason.id}`)?.names[locale] ?? ''
	const why =
		reason.kind === 'coin'
			? text('ads.whyCoin', { advertiser, coin: name })
			: text('ads.whySource', { advertiser, source: name })
	return { id, news_id: newsId, text: texts[locale] ?? '', advertiser, why }
}
