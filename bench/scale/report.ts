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
	/** The same list of stories. */
	grouped: { items: Times; counts: Times }
}

/** Bounds: how much slower more items may make a list and its count, and how slow a search or a deep page may be. */
const mostItemsGrowth = 2
const mostCountsGrowth = 3
const longestMs = 150
const mostDeepRatio = 15
const mostGrouping = 1.25

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

/** A median and what it is held against. */
type Compared = { name: string; value: number; reference: { name: string; value: number } }

/** The worst case of each bound, by medians. */
export function tellBounds(measured: readonly Measured[], sizes: readonly number[]): void {
	const largest = measured.filter(({ size }) => size === sizes.at(-1))
	const smallest = (name: string) => measured.find((one) => one.name === name && one.size === sizes[0])
	const grown = (pick: (one: Measured) => Times, of: readonly Measured[]): Compared[] =>
		of.map((one) => {
			const small = smallest(one.name)
			const value = small === undefined ? Number.NaN : pick(small).p50
			return { name: one.name, value: pick(one).p50, reference: { name: `at ${sizes[0]}`, value } }
		})
	const beside = (name: string, pick: (one: Measured) => [Times, Times]): Compared[] =>
		largest.map((one) => {
			const [value, reference] = pick(one)
			return { name: one.name, value: value.p50, reference: { name, value: reference.p50 } }
		})
	const tell = (what: string, all: readonly Compared[], atMost: number) => {
		const worst = all.toSorted((a, b) => b.value / b.reference.value - a.value / a.reference.value)[0]
		if (worst !== undefined) figure({ ...worst, name: `${what}, ${worst.name}`, unit: 'ms', atMost })
	}
	const near = largest.filter(({ kind, name }) => kind !== 'deep' && !name.includes('page'))
	const lists = largest.filter(({ kind }) => kind === 'list')
	tell(
		'a list that grew',
		grown(({ items }) => items, near),
		mostItemsGrowth,
	)
	tell(
		'a grouped list that grew',
		grown(({ grouped }) => grouped.items, near),
		mostItemsGrowth,
	)
	tell(
		'a count that grew',
		grown(({ counts }) => counts, lists),
		mostCountsGrowth,
	)
	tell(
		'a grouped list',
		beside('ungrouped', ({ items, grouped }) => [grouped.items, items]),
		mostGrouping,
	)
	tell(
		'a grouped count',
		beside('ungrouped', ({ counts, grouped }) => [grouped.counts, counts]),
		mostGrouping,
	)
	const first = largest.find(({ name }) => name === 'all by latest')
	if (first !== undefined) {
		const deep = largest.filter(({ kind }) => kind === 'deep')
		const reference = { name: 'page 1', value: first.items.p50 }
		tell(
			'a deep page',
			deep.map(({ name, items }) => ({ name, value: items.p50, reference })),
			mostDeepRatio,
		)
	}
	const slowest = largest
		.flatMap(({ name, items, counts, grouped }) =>
			[items, counts, grouped.items, grouped.counts].map(({ p50 }) => ({ name, value: p50 })),
		)
		.toSorted((a, b) => b.value - a.value)[0]
	if (slowest !== undefined)
		figure({ ...slowest, name: `the slowest question, ${slowest.name}`, unit: 'ms', atMost: longestMs })
}
