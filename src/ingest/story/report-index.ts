import { type Frequencies, rarityOf } from './rarity.ts'
import type { Headline, MarkKind } from './read-headline.ts'
import { type Report, storyWindowMs } from './report.ts'

/** Reports that are looked at for one that comes in. */
const mostLookedAt = 200
/** Of a mark's bearers only the newest: a mark that many bear tells little. */
const bearersRead = 120
/** Weaker hints than this never make a story. */
const leastHint = 0.3
/** What any mark hints at least. */
const faintest = 0.3
/** Where nobody says when, as many are taken to be about as busy days bring. */
const crowdOfUndated = 150

/** The reports of late by what they say, and how often each thing was said. */
export class ReportIndex<Id> implements Frequencies {
	headlines = 0
	readonly #counts = new Map<string, number>()
	readonly #bearers = new Map<string, Report<Id>[]>()
	/** In order. */
	readonly #times: number[] = []

	of(name: string): number {
		return this.#counts.get(name) ?? 0
	}

	count({ marks, words }: Headline): void {
		this.headlines++
		for (const name of marks.keys()) this.#counts.set(name, this.of(name) + 1)
		for (const name of new Set(words.map(({ key }) => `word:${key}`)))
			this.#counts.set(name, this.of(name) + 1)
	}

	file(report: Report<Id>): void {
		for (const key of searchKeys(report.headline)) {
			const bearers = this.#bearers.get(key)
			if (bearers === undefined) this.#bearers.set(key, [report])
			else bearers.push(report)
		}
		if (report.publishedAt !== undefined)
			this.#times.splice(firstAfter(this.#times, report.publishedAt), 0, report.publishedAt)
	}

	/** How many reports lie within a story's time of this one. */
	crowdAround({ publishedAt }: Report<Id>): number {
		if (publishedAt === undefined) return Math.min(this.headlines, crowdOfUndated)
		const from = firstAfter(this.#times, publishedAt - storyWindowMs - 1)
		return Math.max(1, firstAfter(this.#times, publishedAt + storyWindowMs) - from)
	}

	/** Those that share the most telling marks, the likeliest first. */
	alike(headline: Headline): Report<Id>[] {
		const hints = new Map<Report<Id>, number>()
		for (const key of searchKeys(headline)) {
			const bearers = this.#bearers.get(key)
			if (bearers === undefined) continue
			const weight = Math.max(faintest, rarityOf(key, kindOf(key), this))
			const last = bearers.length - 1
			for (let at = last; at >= 0 && at > last - bearersRead; at--) {
				const report = bearers[at]
				if (report !== undefined) hints.set(report, (hints.get(report) ?? 0) + weight)
			}
		}
		// The sort is stable and a map keeps its order: the answer follows from the reports alone.
		return [...hints]
			.filter(([, weight]) => weight >= leastHint)
			.toSorted((a, b) => b[1] - a[1])
			.slice(0, mostLookedAt)
			.map(([report]) => report)
	}
}

/** What a report is looked up by: all that it says but the general words, what it implies, and how words sound. */
function* searchKeys({ marks, implied, words, pairs, amounts }: Headline): Iterable<string> {
	for (const { name, kind } of marks.values()) if (kind !== 'general') yield name
	for (const name of implied) if (!marks.has(name)) yield name
	for (const { key, sound } of words) {
		yield `word:${key}`
		if (sound.length >= shortestSound) yield `sound:${sound}`
	}
	for (const sound of pairs.keys()) yield `sound:${sound}`
	for (const { unit, value } of amounts) if (unit !== 'count') yield `amount:${unit}:${value.toPrecision(1)}`
}

const shortestSound = 3
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
