import type { VoteChoice } from '#domain/vote.ts'
import { chance } from './chance.ts'
import type { SampleItem } from './sample-news.ts'

const minute = 60_000
const hour = 60 * minute

/** What one invented reader did with an item. */
export type SampleReading = { reader: number; viewedAt: number; votes: readonly VoteChoice[] }

/** The invented readers have these numbers and no accounts, so nobody can log in as one of them. */
const readers = 400
const halfReadWithin = 4 * hour
const importantShare = 0.12
const signalShare = 0.3
/** The share of bullish votes among readers' signals. */
const bullishShare = { bullish: 0.86, bearish: 0.15, mixed: 0.5 }

/** Who has read an item by now: few items have many readers, and those that weighty events begin with have most. */
export function readersOf(item: SampleItem, seed: string, now: number): SampleReading[] {
	const { event, outlet, path } = item
	const random = chance(seed, 'readers', outlet, path)
	const rank = event.reports.findIndex((report) => report.outlet === outlet)
	const interest = (2 + event.reports.length ** 2.1) / (rank + 1)
	const many = Math.min(readers, Math.round(interest * Math.exp(1.4 * (random() - 0.4))))
	const first = Math.floor(random() * readers)
	return Array.from({ length: many }, (_empty, index): SampleReading => {
		const viewedAt = item.publishedAt - Math.log2(1 - random()) * halfReadWithin
		const isImportant = random() < importantShare
		const hasSignal = random() < signalShare
		const signal = random() < bullishShare[event.mood] ? 'bullish' : 'bearish'
		const votes: VoteChoice[] = [
			...(isImportant ? ['important' as const] : []),
			...(hasSignal ? [signal as VoteChoice] : []),
		]
		return { reader: (first + index) % readers, viewedAt, votes }
	}).filter(({ viewedAt }) => viewedAt <= now)
}
