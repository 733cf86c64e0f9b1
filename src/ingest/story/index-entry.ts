import { storyWordKinds } from '#domain/story-word.ts'
import type { FeatureKind } from './read-headline.ts'

/** A feature of more reports than this is common: it finds no candidates, but adds to the weight of those that rarer ones found. */
const mostOfRare = 60

/** A key of the index with the numbers of its reports. */
export type IndexEntry = {
	key: string
	kind: FeatureKind
	reports: number[]
	/** For a common feature, one bit for each report. */
	bits: Uint32Array | undefined
	/** The last search that used it. */
	lastSearch: number
	/** Its weight; 0 until it is computed. */
	weight: number
}

export const newEntry = (key: string): IndexEntry => ({
	key,
	kind: kindOf(key),
	reports: [],
	bits: undefined,
	lastSearch: 0,
	weight: 0,
})

export function addReport(entry: IndexEntry, report: number): void {
	entry.reports.push(report)
	if (entry.reports.length <= mostOfRare) return
	const { bits } = entry
	if (bits === undefined || report >>> 5 >= bits.length) {
		entry.bits = new Uint32Array(2 * ((report >>> 5) + 1))
		for (const one of entry.reports) setBit(entry.bits, one)
	} else setBit(bits, report)
}

const setBit = (bits: Uint32Array, at: number): void => {
	bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export const hasBit = (bits: Uint32Array, at: number): boolean =>
	(((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

/** General words are not indexed. */
const kinds: ReadonlySet<string> = new Set<FeatureKind>([
	'coin',
	...storyWordKinds.filter((kind) => kind !== 'general'),
])

function kindOf(key: string): FeatureKind {
	const kind = key.slice(0, key.indexOf(':'))
	return kinds.has(kind) ? (kind as FeatureKind) : 'word'
}
