import { measured as figure } from '#bench/measured.ts'
import type { ScaleCase } from './cases.ts'
import type { Times } from './time-in-turn.ts'

export type Measured = {
	name: string
	kind: ScaleCase['kind']
	size: number
	items: Times
	counts: Times
	found: number
	/** The same list with stories grouped. */
	grouped: { items: Times; counts: Times }
}

/**
 * How many times slower more items may make a first page, and how slow first pages and other queries may be, in
 * milliseconds.
 */
const mostGrowth = 4
const medianMs = 2
const longestFirstMs = 40
const longestMs = 150

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

/** The worst case of each bound, by medians. */
export function reportBounds(measured: readonly Measured[], sizes: readonly number[]): void {
	const pages = ({ items, grouped }: Measured) => [items.p50, grouped.items.p50]
	const largest = measured.filter(({ size }) => size === sizes.at(-1))
	const first = largest.filter(({ kind, name }) => kind !== 'deep' && !name.includes('page'))
	// Searches are left out: the overlap of several words or symbols grows with the news.
	const steady = first.filter(({ kind }) => kind !== 'search').map((one) => ({ one, small: smallestOf(one) }))
	function smallestOf({ name }: Measured): Measured | undefined {
		return measured.find((other) => other.name === name && other.size === sizes[0])
	}
	const grown = steady
		.flatMap(({ one, small }) =>
			pages(one).map((value, index) => ({
				name: `a first page that grew, ${one.name}`,
				value,
				reference: {
					name: `at ${sizes[0]}`,
					value: small ? (pages(small)[index] ?? Number.NaN) : Number.NaN,
				},
			})),
		)
		.toSorted((a, b) => b.value / b.reference.value - a.value / a.reference.value)[0]
	if (grown !== undefined) figure({ ...grown, unit: 'ms', atMost: mostGrowth })
	const times = first.flatMap(pages).toSorted((a, b) => a - b)
	const median = times[Math.floor(times.length / 2)] ?? Number.NaN
	figure({ name: 'the median of first pages', value: median, unit: 'ms', atMost: medianMs })
	figure({
		name: 'the slowest first page',
		value: times.at(-1) ?? Number.NaN,
		unit: 'ms',
		atMost: longestFirstMs,
	})
	const slowest = largest
		.flatMap((one) =>
			[...pages(one), one.counts.p50, one.grouped.counts.p50].map((value) => ({ name: one.name, value })),
		)
		.toSorted((a, b) => b.value - a.value)[0]
	if (slowest !== undefined)
		figure({ ...slowest, name: `the slowest query, ${slowest.name}`, unit: 'ms', atMost: longestMs })
}
