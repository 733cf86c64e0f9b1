import { type Campaign, campaignState } from '#domain/ad.ts'
import { tehranDayName } from '#domain/tehran-day.ts'
import { clickRate } from '#services/ads/ad-report.ts'
import type { AdTotal } from '#store/ads/ad-count-store.ts'
import { type Cell, textTable } from './text-table.ts'

const nothing: AdTotal = { seen: 0, clicks: 0 }

export const campaignDocument = (campaign: Campaign, total: AdTotal = nothing, now: number) => ({
	id: campaign.id,
	kind: campaign.place.kind,
	state: campaignState(campaign, now),
	advertiser: campaign.advertiser,
	language: campaign.language,
	...(campaign.place.kind === 'banner'
		? { placement: campaign.place.placement, exclusive: campaign.place.exclusive }
		: { coins: campaign.place.coinIds, sources: campaign.place.sourceIds }),
	start: campaign.startsAt,
	end: campaign.endsAt,
	weight: campaign.weight,
	texts: campaign.texts,
	link: campaign.link,
	monthly_price: campaign.monthlyPrice.amount,
	currency: campaign.monthlyPrice.currency,
	seen: total.seen,
	clicks: total.clicks,
	click_rate: clickRate(total),
})

const stateStyles = { running: 'green', scheduled: 'cyan', paused: 'yellow', ended: 'dim' } as const

const placeName = ({ place }: Campaign): string => {
	if (place.kind === 'banner') return place.exclusive ? `${place.placement} (alone)` : place.placement
	const counts = [`${place.coinIds.length} coins`, `${place.sourceIds.length} sources`]
	return counts.filter((count) => !count.startsWith('0 ')).join(', ')
}

export function campaignTable(
	campaigns: readonly Campaign[],
	totals: ReadonlyMap<number, AdTotal>,
	now: number,
): string[] {
	const end = (text: string) => ({ text, align: 'end' as const })
	const rows = campaigns.map((campaign): Cell[] => {
		const state = campaignState(campaign, now)
		const { seen, clicks } = totals.get(campaign.id) ?? nothing
		const { amount, currency } = campaign.monthlyPrice
		return [
			campaign.id,
			{ text: state, style: stateStyles[state] },
			...[campaign.place.kind, placeName(campaign), campaign.language],
			...[tehranDayName(campaign.startsAt), tehranDayName(campaign.endsAt)],
			campaign.weight,
			...[seen, clicks].map((count) => end(count.toLocaleString('en'))),
			end(`${amount.toLocaleString('en')} ${currency}`),
			campaign.advertiser,
		]
	})
	const head = ['id', 'state', 'kind', 'place', 'lang', 'start', 'end', 'weight', 'seen', 'clicks', 'a month']
	return textTable([...head, 'advertiser'], rows)
}
