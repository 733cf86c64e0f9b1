import { type Frequencies, rarityOf } from './rarity.ts'
import { type Headline, type MarkKind, searchKeys } from './read-headline.ts'
import { daysBetween, type Report, storyWindowMs } from './report.ts'
import { bestOdds } from './verdict.ts'

/** Reports that are looked at for one that comes in. */
const mostLookedAt = 200
/** A mark with more bearers than this brings no candidates, but speaks for those that a rarer one has brought. */
const bearersOfRare = 60
/** Where every mark is common, the newest bearers must do. */
const newestOfCommon = 24
/** Marks count for this at least of their rarity. */
const leastFactor = 0.7
/** What any mark hints at least. */
const faintest = 0.3
/** Where nobody says when, as many are taken to be about as busy days bring. */
const crowdOfUndated = 150
/** In an almost empty list too, two that have a name in common may be two events. */
const fewestAround = 3
/** Rarities are reckoned anew after so many headlines. */
const reckonedEvery = 64

const firstKeys = 4_096
/** As many as an integer has bits to spare. */
const marksTogether = 30

/** A report with the numbers of its keys, and what it shares with the one that is asked for; a round is one question. */
type Filed<Id> = { report: Report<Id>; keys: readonly number[]; round: number; shared: number }
/** A key, with a number that is short for it, and the reports that bear it. */
export type Entry<Id> = { key: string; kind: MarkKind; number: number; filed: Filed<Id>[] }
type Bearers<Id> = { number: number; filed: readonly Filed<Id>[]; weight: number }

/** The reports of late by what they say, and how often each thing was said. */
export class ReportIndex<Id> implements Frequencies {
	headlines = 0
	readonly #counts = new Map<string, number>()
	readonly #entries = new Map<string, Entry<Id>>()
	/** By the number of a key, where it stands among the common ones of this round: 1 for the first, 0 for none. */
	#standing = new Uint8Array(firstKeys)
	#round = 0
	readonly #reckoned = new Map<string, number>()
	/** In order. */
	readonly #times: number[] = []
	readonly #fewest: number

	/** `usual`: how many reports a story's time brings at least, where that is known before they have come. */
	constructor(usual = 0) {
		this.#fewest = Math.max(fewestAround, usual)
	}

	of(name: string): number {
		return this.#counts.get(name) ?? 0
	}

	readonly rarity = (name: string, kind: MarkKind): number => {
		const known = this.#reckoned.get(name)
		if (known !== undefined) return known
		const rarity = rarityOf(name, kind, this)
		this.#reckoned.set(name, rarity)
		return rarity
	}

	count({ marks, words }: Headline): void {
		this.headlines++
		if (this.headlines % reckonedEvery === 0) this.#reckoned.clear()
		for (const name of marks.keys()) this.#counts.set(name, this.of(name) + 1)
		for (const [at, { name }] of words.entries()) {
			if (words.findIndex((word) => word.name === name) === at) this.#counts.set(name, this.of(name) + 1)
		}
	}

	/** Where a headline is filed, and found. */
	entriesOf(headline: Headline): Entry<Id>[] {
		const entries: Entry<Id>[] = []
		for (const key of searchKeys(headline)) entries.push(this.#entries.get(key) ?? this.#newEntry(key))
		return entries
	}

	file(report: Report<Id>, entries: readonly Entry<Id>[]): void {
		const filed: Filed<Id> = { report, keys: entries.map(({ number }) => number), round: 0, shared: 0 }
		for (const entry of entries) entry.filed.push(filed)
		if (report.publishedAt !== undefined)
			this.#times.splice(firstAfter(this.#times, report.publishedAt), 0, report.publishedAt)
	}

	/** How many reports lie within a story's time of this one. */
	crowdAround({ publishedAt }: Report<Id>): number {
		if (publishedAt === undefined) return Math.min(this.headlines, crowdOfUndated)
		const from = firstAfter(this.#times, publishedAt - storyWindowMs - 1)
		return Math.max(this.#fewest, firstAfter(this.#times, publishedAt + storyWindowMs) - from)
	}

	/** Those that share the most telling marks, the likeliest first. */
	alike(wanted: Report<Id>, entries: readonly Entry<Id>[], crowd: number): Report<Id>[] {
		const rare: Bearers<Id>[] = []
		const common: Bearers<Id>[] = []
		for (const { key, kind, number, filed } of entries) {
			if (filed.length === 0) continue
			const bearers = { number, filed, weight: Math.max(faintest, this.rarity(key, kind)) }
			if (filed.length > bearersOfRare) common.push(bearers)
			else rare.push(bearers)
		}
		const newest = rare.length > 0 ? undefined : common.shift()
		if (newest !== undefined) rare.push({ ...newest, filed: newest.filed.slice(-newestOfCommon) })
		let said = 0
		for (const { name, kind } of wanted.headline.marks.values()) {
			if (kind !== 'general') said += leastFactor * this.rarity(name, kind)
		}
		const mayBeOne = ({ report, shared }: Filed<Id>, more: number) =>
			bestOdds(shared + more, said, daysBetween(wanted, report), crowd) > 0
		const most = common.reduce((sum, { weight }) => sum + weight, 0)
		// The common marks are only looked for where all of them together could bring a report in.
		const touched = this.#sharing(rare).filter((filed) => mayBeOne(filed, most))
		if (touched.length > 0) this.#addCommon(touched, common)
		// The sort is stable: the answer follows from the reports and their order alone.
		return touched
			.filter((filed) => mayBeOne(filed, 0))
			.sort((a, b) => b.shared - a.shared)
			.slice(0, mostLookedAt)
			.map(({ report }) => report)
	}

	#sharing(marks: readonly Bearers<Id>[]): Filed<Id>[] {
		const round = ++this.#round
		const sharing: Filed<Id>[] = []
		for (const { filed, weight } of marks) {
			for (const one of filed) {
				if (one.round === round) one.shared += weight
				else {
					one.round = round
					one.shared = weight
					sharing.push(one)
				}
			}
		}
		return sharing
	}

	/** Adds what each shares of the common marks too, always in the order of the marks: sums of other orders differ in their last digit. */
	#addCommon(touched: readonly Filed<Id>[], common: readonly Bearers<Id>[]): void {
		for (let from = 0; from < common.length; from += marksTogether) {
			const marks = common.slice(from, from + marksTogether)
			for (const [at, { number }] of marks.entries()) this.#standing[number] = at + 1
			for (const filed of touched) {
				let borne = 0
				for (const number of filed.keys) {
					const standing = this.#standing[number]
					if (standing) borne |= 1 << (standing - 1)
				}
				for (let at = 0; borne >> at !== 0; at++) {
					if ((borne >> at) & 1) filed.shared += marks[at]?.weight ?? 0
				}
			}
			for (const { number } of marks) this.#standing[number] = 0
		}
	}

	#newEntry(key: string): Entry<Id> {
		const entry: Entry<Id> = { key, kind: kindOf(key), number: this.#entries.size, filed: [] }
		this.#entries.set(key, entry)
		if (entry.number >= this.#standing.length) this.#standing = new Uint8Array(this.#standing.length * 2)
		return entry
	}
}

const kinds: ReadonlySet<string> = new Set<MarkKind>([
	'coin',
	'organisation',
	'person',
	'product',
	'place',
	'event',
	'thing',
])

function kindOf(key: string): MarkKind {
	const kind = key.slice(0, key.indexOf(':'))
	return kinds.has(kind) ? (kind as MarkKind) : 'word'
}

/** Where a number would stand behind its equals. */
function firstAfter(sorted: readonly number[], value: number): number {
	let low = 0
	let high = sorted.length
	while (low < high) {
		const middle = (low + high) >>> 1
		if ((sorted[middle] ?? 0) <= value) low = middle + 1
		else high = middle
	}
	return low
}
