import type { Campaign } from '#domain/ad.ts'
import { nextTehranDay, startOfTehranDay, tehranDayName } from '#domain/tehran-day.ts'
import { type AdDay, type InvalidCount, readAdDays, readInvalidActs } from '#store/ads/ad-count-store.ts'
import type { Queryable } from '#store/sql.ts'

export type AdReport = { campaign: Campaign; days: readonly AdDay[]; invalid: readonly InvalidCount[] }

/** A campaign's days from its start to its end or today, also those on which nothing happened. */
export async function readAdReport(db: Queryable, campaign: Campaign, now: Date): Promise<AdReport> {
	const [found, invalid] = await Promise.all([readAdDays(db, campaign.id), readInvalidActs(db, campaign.id)])
	const byStart = new Map(found.map((day) => [day.start.getTime(), day]))
	const earliest = Math.min(campaign.startsAt.getTime(), ...byStart.keys())
	const latest = Math.max(Math.min(now.getTime(), campaign.endsAt.getTime() - 1), ...byStart.keys())
	const days: AdDay[] = []
	for (
		let start = startOfTehranDay(new Date(earliest));
		start.getTime() <= latest;
		start = nextTehranDay(start)
	) {
		days.push(byStart.get(start.getTime()) ?? { start, seen: 0, clicks: 0, invalid: 0 })
	}
	return { campaign, days, invalid }
}

/** Clicks per impression. */
export const clickRate = ({ seen, clicks }: { seen: number; clicks: number }): number | null =>
	seen === 0 ? null : clicks / seen

/** The days as a table, under the names of its columns. */
export const reportTable = ({ days }: Pick<AdReport, 'days'>): (string | number)[][] => [
	['day', 'seen', 'clicks', 'click_rate', 'invalid'],
	...days.map((day) => [
		tehranDayName(day.start),
		day.seen,
		day.clicks,
		clickRate(day)?.toFixed(6) ?? '',
		day.invalid,
	]),
]
