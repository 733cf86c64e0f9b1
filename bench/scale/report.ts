import type { ScaleCase } from './cases.ts'

export type Times = { p50: number; p99: number }
export type Measured = {
	name: string
	kind: ScaleCase['kind']
	size: number
	items: Times
	counts: Times
	found: number
	/** The same list of stories. */
	grouped: { items: Times; counts: Times }
}

/** Bounds: how much slower more items may make a list and its count, and how slow a search or a deep page may be. */
const mostItemsGrowth = 2
const mostCountsGrowth = 3
const longestSearchCountMs = 150
const mostDeepRatio = 15

const ms = (value: number): string => value.toFixed(2).padStart(8)

export function reportTable(measured: readonly Measured[], sizes: readonly number[]): string {
	const names = [...new Set(measured.map(({ name }) => name))]
	const lines = names.map((name) => {
		const columns = sizes.map((size) => {
			const at = measured.find((one) => one.name === name && one.size === size)
			if (!at) return ''
			return `${ms(at.items.p50)}${ms(at.items.p99)} |${ms(at.counts.p50)}${ms(at.counts.p99)} ${String(at.found).padStart(6)}`
		})
		const growth = growthOf(measured, sizes, name)
		const stories = groupingOf(measured, sizes, name)
		return `${name.padEnd(34)} ${columns.join(' ‖ ')} ‖ ${growth.items.toFixed(2)} ${growth.counts.toFixed(2)} ‖ ${stories}`
	})
	const head = sizes.map((size) => `${size} items: list p50 p99 | count p50 p99 found`).join(' ‖ ')
	return [
		`milliseconds; ${head} ‖ growth of list and count from the smallest to the largest ‖ grouped at the largest, of ungrouped`,
		...lines,
	].join('\n')
}

/** How much longer list and count take where stories are grouped, at the largest size. */
function groupingOf(measured: readonly Measured[], sizes: readonly number[], name: string): string {
	const at = measured.find((one) => one.name === name && one.size === sizes.at(-1))
	if (!at) return ''
	const { items, counts, grouped } = at
	return [grouped.items.p50 / items.p50, grouped.counts.p50 / counts.p50]
		.map((ratio) => ratio.toFixed(2))
		.join(' ')
}

function growthOf(measured: readonly Measured[], sizes: readonly number[], name: string) {
	const at = (size: number | undefined) => measured.find((one) => one.name === name && one.size === size)
	const [small, large] = [at(sizes[0]), at(sizes.at(-1))]
	if (!small || !large) return { items: 0, counts: 0 }
	return { items: large.items.p50 / small.items.p50, counts: large.counts.p50 / small.counts.p50 }
}

/** Every bound that the medians break. */
export function brokenBounds(measured: readonly Measured[], sizes: readonly number[]): string[] {
	const largest = measured.filter(({ size }) => size === sizes.at(-1))
	const first = (size: number) => measured.find((one) => one.name === 'all by latest' && one.size === size)
	return largest.flatMap(({ name, kind, size, items, counts }) => {
		const growth = growthOf(measured, sizes, name)
		const broken: string[] = []
		if (kind !== 'deep' && !name.includes('page') && growth.items > mostItemsGrowth)
			broken.push(`${name}: list grew ${growth.items.toFixed(2)} times, ${mostItemsGrowth} allowed`)
		if (kind === 'list' && growth.counts > mostCountsGrowth)
			broken.push(`${name}: count grew ${growth.counts.toFixed(2)} times, ${mostCountsGrowth} allowed`)
		if (counts.p50 > longestSearchCountMs)
			broken.push(`${name}: count takes ${counts.p50.toFixed(1)} ms, ${longestSearchCountMs} allowed`)
		const deep = items.p50 / (first(size)?.items.p50 ?? Number.POSITIVE_INFINITY)
		if (kind === 'deep' && deep > mostDeepRatio)
			broken.push(`${name}: ${deep.toFixed(1)} times page 1, ${mostDeepRatio} allowed`)
		return broken
	})
}
