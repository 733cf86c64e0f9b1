import type { SourcesResponse } from '#contract/source-states.ts'
import { rankedFrom } from './order-sources.ts'

type Source = SourcesResponse['data'][number]

/** A source in the plot: its place from a minute (0) to a day (1) on a logarithmic axis, and its row away from the line. */
export type PlacedSource = {
	source: Source
	lag: number
	at: number
	row: number
	radius: number
	opacity: number
}

const minute = 60
const day = 1440 * minute
/** The width for which dots are placed apart; on a narrower screen they may overlap a little. */
const usualWidth = 1000
const mostRows = 4
const manyStories = 80

/** Where a delay lies on the axis. */
export const placeOfDelay = (seconds: number): number =>
	Math.min(1, Math.max(0, Math.log(Math.max(minute, seconds) / minute) / Math.log(day / minute)))

/** The same as a share of the width: the dots at its ends need room beside them. */
export const placeOnWidth = (at: number): number => 0.03 + at * 0.94

/** The sources whose delay is known; those with most stories lie next to the line. */
export function placeSources(sources: readonly Source[]): PlacedSource[] {
	const placed: PlacedSource[] = []
	for (const source of sources.toSorted((one, other) => other.stories - one.stories)) {
		const { lag_seconds: lag, stories, locale } = source
		if (lag === null) continue
		const at = placeOfDelay(lag)
		const radius = Math.min(13, 3 + Math.sqrt(stories) * 0.7)
		const near = placed.filter(
			(one) => one.source.locale === locale && Math.abs(one.at - at) * usualWidth < one.radius + radius + 2,
		)
		const taken = new Set(near.map(({ row }) => row))
		const free = Array.from({ length: mostRows }, (_, row) => row).find((row) => !taken.has(row))
		const opacity = stories < rankedFrom ? 0.35 : stories < manyStories ? 0.65 : 0.95
		placed.push({ source, lag, at, row: free ?? mostRows - 1, radius, opacity })
	}
	return placed
}
