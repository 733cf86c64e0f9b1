import type { PricePoint } from '#domain/price-point.ts'

/** The area of a line in the units of its SVG. Time runs from left to right in every language. */
type ChartBox = { left: number; right: number; top: number; bottom: number; from: number; to: number }

export type ChartScale = { x: (at: number) => number; y: (usd: number) => number; low: number; high: number }

export function chartScale(points: readonly PricePoint[], box: ChartBox): ChartScale {
	const prices = points.map(([, usd]) => usd)
	const low = Math.min(...prices)
	const high = Math.max(...prices)
	const span = Math.max(1, box.to - box.from)
	return {
		low,
		high,
		x: (at) => box.left + ((at - box.from) / span) * (box.right - box.left),
		// A constant price is a line in the middle.
		y: (usd) =>
			high === low
				? (box.top + box.bottom) / 2
				: box.bottom - ((usd - low) / (high - low)) * (box.bottom - box.top),
	}
}

const gapSteps = 4

/**
 * The points in runs without gaps: nothing is drawn across a gap. A step is long by the usual one and by those beside
 * it: old points are hourly, and no gaps.
 */
export function unbrokenRuns(points: readonly PricePoint[]): PricePoint[][] {
	const steps = points.slice(1).map(([at], index) => at - (points[index]?.[0] ?? at))
	const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
	const runs: PricePoint[][] = []
	for (const [index, point] of points.entries()) {
		const [before = 0, step = 0, after = 0] = [steps[index - 2], steps[index - 1], steps[index]]
		const isBroken = step > gapSteps * Math.max(usual, before, after)
		const run = index === 0 || isBroken ? undefined : runs.at(-1)
		if (run === undefined) runs.push([point])
		else run.push(point)
	}
	return runs
}

/** The path of a line through the points, with gaps. */
export const linePath = (points: readonly PricePoint[], { x, y }: ChartScale): string =>
	unbrokenRuns(points)
		.map((run) => `M${run.map(([at, usd]) => `${x(at).toFixed(1)},${y(usd).toFixed(1)}`).join(' ')}`)
		.join('')

/** The same with the area below it. */
export const areaPath = (points: readonly PricePoint[], { x, y }: ChartScale, bottom: number): string =>
	unbrokenRuns(points)
		.map((run) => {
			const line = run.map(([at, usd]) => `${x(at).toFixed(1)},${y(usd).toFixed(1)}`).join(' ')
			const [first, last] = [run[0]?.[0] ?? 0, run.at(-1)?.[0] ?? 0]
			return `M${line} ${x(last).toFixed(1)},${bottom} ${x(first).toFixed(1)},${bottom}Z`
		})
		.join('')

/** The nearest moment between the first point and the last. */
export const withinPoints = (points: readonly PricePoint[], at: number): number =>
	Math.max(points[0]?.[0] ?? at, Math.min(points.at(-1)?.[0] ?? at, at))

/** The price of a moment, from the nearest point; undefined in a gap. */
export function priceNear(points: readonly PricePoint[], at: number): number | undefined {
	const run = unbrokenRuns(points).find(
		(one) => at >= (one[0]?.[0] ?? Number.POSITIVE_INFINITY) && at <= (one.at(-1)?.[0] ?? 0),
	)
	return run?.reduce((best, point) => (Math.abs(point[0] - at) < Math.abs(best[0] - at) ? point : best))[1]
}

/** The price of a moment on the line between two points, so that a mark lies on it; undefined in a gap. */
export function priceOn(points: readonly PricePoint[], at: number): number | undefined {
	for (const run of unbrokenRuns(points)) {
		const next = run.findIndex(([time]) => time >= at)
		const [after, before] = [run[next], run[next - 1]]
		if (after === undefined) continue
		if (after[0] === at) return after[1]
		if (before === undefined) return undefined
		return before[1] + ((at - before[0]) / (after[0] - before[0])) * (after[1] - before[1])
	}
	return undefined
}
