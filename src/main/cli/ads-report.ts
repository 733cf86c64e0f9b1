import { campaignState } from '#domain/ad.ts'
import { tehranDayName } from '#domain/tehran-day.ts'
import { type AdReport, clickRate } from '#services/ads/ad-report.ts'
import type { AdDay } from '#store/ads/ad-count-store.ts'
import { type Cell, paint, textTable } from './text-table.ts'

const reportTotal = (days: readonly AdDay[]) => ({
	seen: days.reduce((sum, { seen }) => sum + seen, 0),
	clicks: days.reduce((sum, { clicks }) => sum + clicks, 0),
	invalid: days.reduce((sum, { invalid }) => sum + invalid, 0),
})

const percent = (rate: number | null): string => (rate === null ? '' : `${(rate * 100).toFixed(2)} %`)

export function reportDocument({ campaign, days, invalid }: AdReport, now: number) {
	const total = reportTotal(days)
	return {
		id: campaign.id,
		advertiser: campaign.advertiser,
		state: campaignState(campaign, now),
		start: campaign.startsAt,
		end: campaign.endsAt,
		total: { ...total, click_rate: clickRate(total) },
		days: days.map((day) => ({
			day: tehranDayName(day.start),
			seen: day.seen,
			clicks: day.clicks,
			click_rate: clickRate(day),
			invalid: day.invalid,
		})),
		invalid: invalid.map(({ act, reason, times }) => ({ act, reason, times })),
	}
}

const number = (value: number): Cell => ({ text: value.toLocaleString('en'), align: 'end' })

export function reportLines({ campaign, days, invalid }: AdReport, now: number): string[] {
	const total = reportTotal(days)
	const row = (name: string, sums: ReturnType<typeof reportTotal>): Cell[] => [
		name,
		number(sums.seen),
		number(sums.clicks),
		{ text: percent(clickRate(sums)), align: 'end' },
		number(sums.invalid),
		// The last column is not aligned, so an empty one follows the numbers.
		'',
	]
	const table = textTable(
		['day (Tehran)', 'seen', 'clicks', 'click rate', 'invalid', ''],
		[...days.map((day) => row(tehranDayName(day.start), day)), row('total', total)],
	)
	const reasons = invalid.map(({ act, reason, times }) => `${act} ${reason}: ${times}`).join(', ')
	return [
		paint('bold', `campaign ${campaign.id}: ${campaign.advertiser} (${campaignState(campaign, now)})`),
		'',
		...table,
		...(reasons === '' ? [] : ['', `not counted: ${reasons}`]),
	]
}
