import { storyWordKinds } from '#domain/story-word.ts'
import type { MarkKind } from './read-headline.ts'

/** A mark with more bearers than this brings no candidates, but speaks for those that a rarer one has brought. */
const bearersOfRare = 60

/** A key, and the numbers of the reports that bear it. */
export type Entry = {
	key: string
	kind: MarkKind
	filed: number[]
	/** Once they are many, a bit for each report. */
	bits: Uint32Array | undefined
	/** Which headline was the last to ask for it. */
	asked: number
	/** What it weighs; 0 until that is reckoned. */
	weight: number
}

export const newEntry = (key: string): Entry => ({
	key,
	kind: kindOf(key),
	filed: [],
	bits: undefined,
	asked: 0,
	weight: 0,
})

/** The report is filed under the key. */
export function bear(entry: Entry, report: number): void {
	entry.filed.push(report)
	if (entry.filed.length <= bearersOfRare) return
	const { bits } = entry
	if (bits === undefined || report >>> 5 >= bits.length) {
		entry.bits = new Uint32Array(2 * ((report >>> 5) + 1))
		for (const one of entry.filed) setBit(entry.bits, one)
	} else setBit(bits, report)
}

const setBit = (bits: Uint32Array, at: number): void => {
	bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export const hasBit = (bits: Uint32Array, at: number): boolean =>
	(((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

/** By general words nothing is filed. */
const kinds: ReadonlySet<string> = new Set<MarkKind>([
	'coin',
	...storyWordKinds.filter((kind) => kind !== 'general'),
])

function kindOf(key: string): MarkKind {
	const kind = key.slice(0, key.indexOf(':'))
	return kinds.has(kind) ? (kind as MarkKind) : 'word'
}
