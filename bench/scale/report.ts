import { measured as figure } from '#bench/measured.ts'
import type { ScaleCase } from './cases.ts'

export type Measured = {
	name: string
	kind: ScaleCase['kind']
	size: number
	/** Medians in milliseconds. */
	items: number
	counts: number
	/** The same list with stories grouped. */
	grouped: { items: number; counts: number }
}

/**
 * How many times slower more items may make a first page, and how slow first pages and other queries may be, in
 * milliseconds.
 */
const mostGrowth = 4
const medianMs = 2
const longestFirstMs = 40
const longestMs = 150

/** The worst case of each bound, by medians. */
export function reportBounds(measured: readonly Measured[], sizes: readonly number[]): void {
	const pages = ({ items, grouped }: Measured) => [items, grouped.items]
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
			[...pages(one), one.counts, one.grouped.counts].map((value) => ({ name: one.name, value })),
		)
		.toSorted((a, b) => b.value - a.value)[0]
	if (slowest !== undefined)
		figure({ ...slowest, name: `the slowest query, ${slowest.name}`, unit: 'ms', atMost: longestMs })
}
