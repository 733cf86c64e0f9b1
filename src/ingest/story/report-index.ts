import { type Frequencies, rarityOf } from './rarity.ts'
import type { Headline, MarkKind } from './read-headline.ts'
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

/** A report with what it shares with the one that is asked for; a round is one question. */
type Filed<Id> = { report: Report<Id>; round: number; shared: number }
type Bearers<Id> = { key: string; filed: Filed<Id>[]; weight: number }

/** The reports of late by what they say, and how often each thing was said. */
export class ReportIndex<Id> implements Frequencies {
	headlines = 0
	readonly #counts = new Map<string, number>()
	readonly #bearers = new Map<string, Filed<Id>[]>()
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

	file(report: Report<Id>): void {
		const filed: Filed<Id> = { report, round: 0, shared: 0 }
		for (const key of report.headline.keys) {
			const bearers = this.#bearers.get(key)
			if (bearers === undefined) this.#bearers.set(key, [filed])
			else bearers.push(filed)
		}
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
	alike(wanted: Report<Id>, crowd: number): Report<Id>[] {
		const rare: Bearers<Id>[] = []
		const common: Bearers<Id>[] = []
		for (const key of wanted.headline.keys) {
			const filed = this.#bearers.get(key)
			if (filed === undefined) continue
			const bearers = { key, filed, weight: this.#weightOf(key) }
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
		for (const { key, weight } of common) {
			for (const filed of touched) if (filed.report.headline.keys.has(key)) filed.shared += weight
		}
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

	#weightOf(key: string): number {
		return Math.max(faintest, this.rarity(key, kindOf(key)))
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
