import { isExact } from './amounts.ts'
import type { Rarity } from './rarity.ts'
import type { Headline } from './read-headline.ts'
import { daysBetween, type Report, storyWindowMs } from './report.ts'
import { bear, type Entry, hasBit, newEntry } from './report-entry.ts'
import { bestOdds } from './verdict.ts'

/** Reports that are looked at for one that comes in. */
const mostLookedAt = 200
/** Where every mark is common, the newest bearers must do. */
const newestOfCommon = 24
/** Marks count for this at least of their rarity. */
const leastFactor = 0.7
/** What any mark hints at least. */
const faintest = 0.3

const firstReports = 1_024

/** Shorter sounds tell too little to be looked up by. */
const shortestSound = 3

/** When a report was published, what its marks weigh in all, what the crowd does, and what others may share with it yet. */
type Asked = { publishedAt: number; said: number; crowding: number; more: number }

/** The reports of late by what they say. */
export class ReportIndex<Id> {
	readonly #rarity: Rarity
	readonly #entries = new Map<string, Entry>()
	readonly #sounds = new Map<string, Entry>()
	#asked = 0
	readonly #reports: Report<Id>[] = []
	/** By the number of a report: when it was published, the last round that touched it, and what it shares in that. */
	#publishedAt = new Float64Array(firstReports)
	#touched = new Uint32Array(firstReports)
	#shared = new Float64Array(firstReports)
	/** A round is one question. */
	#round = 0
	/** In order. */
	readonly #times: number[] = []

	readonly #usual: number

	/** `usual`: how many reports a story's time brings at least, whether or not they are here. */
	constructor(rarity: Rarity, usual: number) {
		this.#rarity = rarity
		this.#usual = usual
	}

	/**
	 * Where a headline is filed, and found: by all that it says but the general words, by what it implies, and by how words
	 * sound.
	 */
	entriesOf({ implied, marks, words, pairs, amounts }: Headline): Entry[] {
		const entries: Entry[] = []
		const asked = ++this.#asked
		const add = (entry: Entry) => {
			if (entry.asked === asked) return
			entry.asked = asked
			entries.push(entry)
		}
		for (const name of implied) add(this.#entryOf(name))
		for (const { name, kind } of marks.values()) if (kind !== 'general') add(this.#entryOf(name))
		for (const { name, sound } of words) {
			add(this.#entryOf(name))
			if (sound.length >= shortestSound) add(this.#entryOfSound(sound))
		}
		for (const sound of pairs.keys()) add(this.#entryOfSound(sound))
		for (const amount of amounts) {
			const { unit, value } = amount
			if (unit !== 'count') add(this.#entryOf(`amount:${unit}:${value.toPrecision(1)}`))
			// On a busy day hundreds of sums begin with the same digit.
			if (isExact(amount)) add(this.#entryOf(`amount:${unit}:${value}`))
		}
		return entries
	}

	file(report: Report<Id>, entries: readonly Entry[]): void {
		const number = this.#reports.push(report) - 1
		if (number >= this.#publishedAt.length) this.#makeRoom()
		this.#publishedAt[number] = report.publishedAt ?? Number.NaN
		for (const entry of entries) bear(entry, number)
		if (report.publishedAt !== undefined)
			this.#times.splice(firstAfter(this.#times, report.publishedAt), 0, report.publishedAt)
	}

	#makeRoom(): void {
		const publishedAt = new Float64Array(2 * this.#publishedAt.length)
		publishedAt.set(this.#publishedAt)
		this.#publishedAt = publishedAt
		// Between two rounds nothing is known of the rest.
		this.#touched = new Uint32Array(publishedAt.length)
		this.#shared = new Float64Array(publishedAt.length)
	}

	/** How many reports lie within a story's time of this one. */
	crowdAround({ publishedAt }: Report<Id>): number {
		if (publishedAt === undefined) return this.#usual
		const from = firstAfter(this.#times, publishedAt - storyWindowMs - 1)
		return Math.max(this.#usual, firstAfter(this.#times, publishedAt + storyWindowMs) - from)
	}

	/** Those that share the most telling marks, the likeliest first. */
	alike(wanted: Report<Id>, entries: readonly Entry[], crowding: number): Report<Id>[] {
		const rare: Entry[] = []
		const common: Entry[] = []
		for (const entry of entries) {
			if (entry.filed.length === 0) continue
			if (entry.bits !== undefined) common.push(entry)
			else rare.push(entry)
		}
		const newest = rare.length > 0 ? undefined : common.shift()
		if (newest !== undefined) rare.push({ ...newest, filed: newest.filed.slice(-newestOfCommon) })
		let said = 0
		for (const { name, kind } of wanted.headline.marks.values()) {
			if (kind !== 'general') said += leastFactor * this.#rarity(name, kind)
		}
		let most = 0
		for (const entry of common) most += this.#weightOf(entry)
		const publishedAt = wanted.publishedAt ?? Number.NaN
		// The common marks are only looked for where all of them together could bring a report in.
		const touched = this.#likely(this.#sharing(rare), { publishedAt, said, crowding, more: most })
		if (touched.length > 0) this.#addCommon(touched, common)
		const alike = this.#likely(touched, { publishedAt, said, crowding, more: 0 })
		const shared = this.#shared
		// The sort is stable: the answer follows from the reports and their order alone.
		alike.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0))
		const reports: Report<Id>[] = []
		for (const filed of alike) {
			const report = this.#reports[filed]
			if (report !== undefined && reports.length < mostLookedAt) reports.push(report)
		}
		return reports
	}

	/** Those that may be of one event with what is asked for, if they share so much more. */
	#likely(touched: readonly number[], { publishedAt, said, crowding, more }: Asked): number[] {
		const moments = this.#publishedAt
		const shared = this.#shared
		const likely: number[] = []
		for (const filed of touched) {
			const days = daysBetween(publishedAt, moments[filed] ?? Number.NaN)
			if (bestOdds((shared[filed] ?? 0) + more, said, days, crowding) > 0) likely.push(filed)
		}
		return likely
	}

	#weightOf(entry: Entry): number {
		if (entry.weight === 0) entry.weight = Math.max(faintest, this.#rarity(entry.key, entry.kind))
		return entry.weight
	}

	#sharing(marks: readonly Entry[]): number[] {
		const round = ++this.#round
		const touched = this.#touched
		const shared = this.#shared
		const sharing: number[] = []
		for (const entry of marks) {
			const weight = this.#weightOf(entry)
			for (const one of entry.filed) {
				if (touched[one] === round) shared[one] = (shared[one] ?? 0) + weight
				else {
					touched[one] = round
					shared[one] = weight
					sharing.push(one)
				}
			}
		}
		return sharing
	}

	/** Adds what each shares of the common marks too, always in the order of the marks: sums of other orders differ in their last digit. */
	#addCommon(touched: readonly number[], common: readonly Entry[]): void {
		const shared = this.#shared
		for (const { bits, weight } of common) {
			for (const filed of touched) {
				if (bits !== undefined && hasBit(bits, filed)) shared[filed] = (shared[filed] ?? 0) + weight
			}
		}
	}

	#entryOf(key: string): Entry {
		const known = this.#entries.get(key)
		if (known !== undefined) return known
		const entry = newEntry(key)
		this.#entries.set(key, entry)
		return entry
	}

	#entryOfSound(sound: string): Entry {
		const known = this.#sounds.get(sound)
		if (known !== undefined) return known
		const entry = newEntry(`sound:${sound}`)
		this.#sounds.set(sound, entry)
		return entry
	}
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
