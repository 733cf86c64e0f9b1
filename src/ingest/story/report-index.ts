import { isExact } from './amounts.ts'
import { addReport, hasBit, type IndexEntry, newEntry } from './index-entry.ts'
import { bestOdds } from './odds.ts'
import type { Rarity } from './rarity.ts'
import type { Headline } from './read-headline.ts'
import { daysBetween, type Report } from './report.ts'

/** The most candidates for a new report. */
const mostLookedAt = 200
/** If every feature is common, the newest reports of one are the candidates. */
const newestOfCommon = 24
/** The smallest factor with which a comparison weighs a feature. */
const leastFactor = 0.7
/** The smallest weight of a feature. */
const faintest = 0.3

const firstReports = 1_024

/** Shorter sounds are too common to be indexed. */
const shortestSound = 3

/** `ownWeight` is the weight of all features of the report; `more` is what candidates may share in addition to what is known. */
type SearchContext = { publishedAt: number; ownWeight: number; more: number }

/** Finds recent reports by their features. */
export class ReportIndex<Id> {
	readonly #rarity: Rarity
	readonly #entries = new Map<string, IndexEntry>()
	readonly #sounds = new Map<string, IndexEntry>()
	#searches = 0
	readonly #reports: Report<Id>[] = []
	/** By number of the report: its time, the last round that touched it, and the weight that it shares in that round. */
	#publishedAt = new Float64Array(firstReports)
	#touched = new Uint32Array(firstReports)
	#shared = new Float64Array(firstReports)
	/** Each search is a round. */
	#round = 0

	constructor(rarity: Rarity) {
		this.#rarity = rarity
	}

	/** The keys of a headline: its features except general words, what they imply, its words, their sounds and its figures. */
	entriesOf({ implied, features, words, pairs, amounts }: Headline): IndexEntry[] {
		const entries: IndexEntry[] = []
		const search = ++this.#searches
		const add = (entry: IndexEntry) => {
			if (entry.lastSearch === search) return
			entry.lastSearch = search
			entries.push(entry)
		}
		for (const name of implied) add(this.#entryOf(name))
		for (const { name, kind } of features.values()) if (kind !== 'general') add(this.#entryOf(name))
		for (const { name, sound } of words) {
			add(this.#entryOf(name))
			if (sound.length >= shortestSound) add(this.#entryOfSound(sound))
		}
		for (const sound of pairs.keys()) add(this.#entryOfSound(sound))
		for (const amount of amounts) {
			const { unit, value } = amount
			if (unit !== 'count') add(this.#entryOf(`amount:${unit}:${value.toPrecision(1)}`))
			// The exact value as well, because on a busy day hundreds of sums have the same first digit.
			if (isExact(amount)) add(this.#entryOf(`amount:${unit}:${value}`))
		}
		return entries
	}

	add(report: Report<Id>, entries: readonly IndexEntry[]): void {
		const number = this.#reports.push(report) - 1
		if (number >= this.#publishedAt.length) this.#makeRoom()
		this.#publishedAt[number] = report.publishedAt ?? Number.NaN
		for (const entry of entries) addReport(entry, number)
	}

	#makeRoom(): void {
		const publishedAt = new Float64Array(2 * this.#publishedAt.length)
		publishedAt.set(this.#publishedAt)
		this.#publishedAt = publishedAt
		// These are only used within a round and need not be copied.
		this.#touched = new Uint32Array(publishedAt.length)
		this.#shared = new Float64Array(publishedAt.length)
	}

	/** Reports that may be about the same event, the most similar first. */
	findCandidates(wanted: Report<Id>, entries: readonly IndexEntry[]): Report<Id>[] {
		const rare: IndexEntry[] = []
		const common: IndexEntry[] = []
		for (const entry of entries) {
			if (entry.reports.length === 0) continue
			if (entry.bits !== undefined) common.push(entry)
			else rare.push(entry)
		}
		const newest = rare.length > 0 ? undefined : common.shift()
		if (newest !== undefined) rare.push({ ...newest, reports: newest.reports.slice(-newestOfCommon) })
		let ownWeight = 0
		for (const { name, kind } of wanted.headline.features.values()) {
			if (kind !== 'general') ownWeight += leastFactor * this.#rarity(name, kind)
		}
		let most = 0
		for (const entry of common) most += this.#weightOf(entry)
		const publishedAt = wanted.publishedAt ?? Number.NaN
		// Common features are only added for reports that could still become likely with them.
		const touched = this.#onlyLikely(this.#sumShared(rare), { publishedAt, ownWeight, more: most })
		if (touched.length > 0) this.#addCommon(touched, common)
		const likely = this.#onlyLikely(touched, { publishedAt, ownWeight, more: 0 })
		const shared = this.#shared
		// The sort is stable, so that the result depends on nothing but the reports and their order.
		likely.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0))
		const reports: Report<Id>[] = []
		for (const number of likely) {
			const report = this.#reports[number]
			if (report !== undefined && reports.length < mostLookedAt) reports.push(report)
		}
		return reports
	}

	/** Keeps reports that may be about the same event if they share `more` in addition. */
	#onlyLikely(touched: readonly number[], { publishedAt, ownWeight, more }: SearchContext): number[] {
		const times = this.#publishedAt
		const shared = this.#shared
		const likely: number[] = []
		for (const number of touched) {
			const days = daysBetween(publishedAt, times[number] ?? Number.NaN)
			if (bestOdds((shared[number] ?? 0) + more, ownWeight, days) > 0) likely.push(number)
		}
		return likely
	}

	#weightOf(entry: IndexEntry): number {
		if (entry.weight === 0) entry.weight = Math.max(faintest, this.#rarity(entry.key, entry.kind))
		return entry.weight
	}

	#sumShared(features: readonly IndexEntry[]): number[] {
		const round = ++this.#round
		const touched = this.#touched
		const shared = this.#shared
		const sharing: number[] = []
		for (const entry of features) {
			const weight = this.#weightOf(entry)
			for (const one of entry.reports) {
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

	/** Adds the common features, always in the same order, because sums in another order differ in the last digit. */
	#addCommon(touched: readonly number[], common: readonly IndexEntry[]): void {
		const shared = this.#shared
		for (const { bits, weight } of common) {
			for (const number of touched) {
				if (bits !== undefined && hasBit(bits, number)) shared[number] = (shared[number] ?? 0) + weight
			}
		}
	}

	#entryOf(key: string): IndexEntry {
		const known = this.#entries.get(key)
		if (known !== undefined) return known
		const entry = newEntry(key)
		this.#entries.set(key, entry)
		return entry
	}

	#entryOfSound(sound: string): IndexEntry {
		const known = this.#sounds.get(sound)
		if (known !== undefined) return known
		const entry = newEntry(`sound:${sound}`)
		this.#sounds.set(sound, entry)
		return entry
	}
}
