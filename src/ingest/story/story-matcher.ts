import { sharedContent, similarityOf } from './compare-headlines.ts'
import type { IndexEntry } from './index-entry.ts'
import { oddsOf } from './odds.ts'
import { slackOfSums } from './one-sum.ts'
import {
	addToStory,
	daysBetween,
	fits,
	newStory,
	type Report,
	type Story,
	setReports,
	timesOf,
} from './report.ts'
import { ReportIndex } from './report-index.ts'
import { otherInTemplate } from './template.ts'
import { vetoOf } from './vetoes.ts'
import type { WordIndex } from './word-index.ts'

type Agreement<Id> = {
	/** The mean over the story's reports, as a logarithm of odds. */
	odds: number
	nearest: Report<Id>
}

type Join<Id> = {
	odds: number
	nearest: Id
	/** What the report shares with the nearest one. */
	both: () => string[]
}

export type MatchResult<Id> = {
	story: Id
	/** Why it joined a story; undefined if it began one. */
	join: Join<Id> | undefined
	/** Stories that were merged into this one, which is the oldest. */
	merged: readonly Id[]
	/** Reports that were split off, by their new story. */
	split: readonly Split<Id>[]
}

type Split<Id> = { story: Id; reports: readonly Id[] }

const none: readonly never[] = []
const storiesCompared = 6
/** From this many reports on a story may have one with a veto. */
const fewestOutvoting = 3
/** More than are compared, because a veto is found quickly. */
const storiesLookedAt = 12
/** A long story is represented by its first and its last reports. */
const firstCompared = 3
const lastCompared = 4
/** A lower bound, so that one very different report does not keep a headline out of its story. */
const leastOdds = -1
const joinAbove = 1.6
/** The threshold for the candidate itself, before the whole story is compared. */
const firstLookAbove = 0.4
const mergeAbove = 1
/** A story with more reports is checked as a whole, and again after every few further reports. */
const checkedAbove = 8
const checkedEvery = 4
/** Lower than the threshold for joining, so that stories do not change back and forth. */
const stayAbove = 0.4

/** Columns name the coins and events of real news, so only nearly the same words join them. */
const nearlyVerbatim = 0.9

/** An outlet seldom reports an event twice. */
const repeatedByOutlet = 1.5

/** Finds the story of each report. The result depends on nothing but the reports and their order. */
export class StoryMatcher<Id extends string | number> {
	readonly #words: WordIndex
	readonly #index: ReportIndex<Id>
	readonly #stories = new Map<Id, Story<Id>>()
	#searches = 0

	constructor(words: WordIndex) {
		this.#words = words
		this.#index = new ReportIndex(words.rarity)
	}

	/** Adds a report whose story is known. */
	put(report: Report<Id>, storyId: Id): void {
		const story = this.#stories.get(storyId) ?? newStory(storyId)
		this.#stories.set(storyId, story)
		this.#addToStory(report, story, this.#index.entriesOf(report.headline))
	}

	keepApart(one: Id, other: Id): void {
		forbidJoin(this.#stories.get(one), other)
		forbidJoin(this.#stories.get(other), one)
	}

	/** Finds the story of a report, or begins one. */
	add(report: Report<Id>): MatchResult<Id> {
		const entries = this.#index.entriesOf(report.headline)
		const found: { story: Story<Id>; agreement: Agreement<Id> }[] = []
		const search = ++this.#searches
		const times = timesOf(report)
		let looked = 0
		let compared = 0
		for (const candidate of this.#index.findCandidates(report, entries)) {
			if (looked >= storiesLookedAt || compared >= storiesCompared) break
			const { story } = candidate
			if (story === undefined || story.lookedAt === search || !fits(story, times)) continue
			story.lookedAt = search
			looked++
			// One comparison is enough to reject most stories.
			const odds = this.#odds(report, candidate)
			// A veto does not use up a comparison: the same sentence about three other countries may come before the right report.
			if (odds !== undefined) compared++
			if (odds === undefined ? story.reports.length < fewestOutvoting : odds < firstLookAbove) continue
			const agreement = this.#agreement(report, story, { report: candidate, odds })
			if (agreement !== undefined && agreement.odds >= joinAbove) found.push({ story, agreement })
		}
		found.sort((a, b) => b.agreement.odds - a.agreement.odds)
		const best = found[0]
		const story = best?.story ?? newStory(report.id)
		this.#stories.set(story.id, story)
		this.#addToStory(report, story, entries)
		const join = best && joinOf(report, best.agreement)
		if (found.length <= 1) return { story: story.id, join, merged: none, split: this.#splitAgain(story) }
		const merged = found.slice(1).filter((other) => this.#areSame(story, other.story))
		const all = [story, ...merged.map((other) => other.story)]
		const oldest = all.reduce((one, other) => (other.id < one.id ? other : one))
		const gone = all.filter((other) => other !== oldest)
		for (const other of gone) this.#merge(oldest, other)
		return {
			story: oldest.id,
			join,
			merged: gone.map(({ id }) => id),
			split: this.#splitAgain(oldest),
		}
	}

	/** An operator has confirmed the story. */
	keepTogether(id: Id): void {
		const story = this.#stories.get(id)
		if (story !== undefined) story.ruled = true
	}

	storyOf(report: Report<Id>): Id | undefined {
		return report.story?.id
	}

	#addToStory(report: Report<Id>, story: Story<Id>, entries: readonly IndexEntry[]): void {
		addToStory(story, report)
		this.#index.add(report, entries)
	}

	#odds(one: Report<Id>, other: Report<Id>): number | undefined {
		if (one.headline.bare || other.headline.bare || isSameColumn(one, other)) return undefined
		const days = daysBetween(one.publishedAt ?? Number.NaN, other.publishedAt ?? Number.NaN)
		const slack = slackOfSums(one.headline, other.headline, days)
		if (vetoOf(one.headline, other.headline, this.#words, slack) !== undefined) return undefined
		const similarity = similarityOf(one.headline, other.headline, this.#words.rarity, slack)
		const isColumn = one.headline.isColumn || other.headline.isColumn
		if (isColumn && (similarity.share < nearlyVerbatim || days >= 1)) return undefined
		const isSameOutlet = one.source !== undefined && one.source === other.source
		const odds = oddsOf(similarity, days) - (isSameOutlet ? repeatedByOutlet : 0)
		// The word by word comparison is slow, so it is done only if the report would join.
		if (odds > 0 && otherInTemplate(one.headline, other.headline) !== undefined) return undefined
		return Math.max(leastOdds, odds)
	}

	/**
	 * How well a report agrees with a story as a whole: the mean over the half of its reports that agree best, because
	 * reports of one event tell different parts of it. Undefined if half of them have a veto; a single figure or tag may be
	 * wrong.
	 */
	#agreement(
		report: Report<Id>,
		story: Story<Id>,
		known?: { report: Report<Id>; odds: number | undefined },
	): Agreement<Id> | undefined {
		const representatives = representativesOf(story)
		const agreeing: { odds: number; report: Report<Id> }[] = []
		for (const member of representatives) {
			// The comparison with the candidate is reused, because most stories have only this report.
			const odds = member === known?.report ? known.odds : this.#odds(report, member)
			if (odds !== undefined) agreeing.push({ odds, report: member })
		}
		if (agreeing.length <= representatives.length / 2) return undefined
		agreeing.sort((a, b) => b.odds - a.odds)
		const best = agreeing.slice(0, Math.ceil(representatives.length / 2))
		const [nearest] = best
		if (nearest === undefined) return undefined
		return { odds: best.reduce((sum, { odds }) => sum + odds, 0) / best.length, nearest: nearest.report }
	}

	/** Whether two stories are one: the reports of each must agree with the other. */
	#areSame(one: Story<Id>, other: Story<Id>): boolean {
		if (one === other || one.apart?.has(other.id) || !fits(one, other)) return false
		const representatives = representativesOf(other)
		const odds: number[] = []
		for (const report of representatives) {
			const agreement = this.#agreement(report, one)
			if (agreement !== undefined) odds.push(agreement.odds)
		}
		if (odds.length <= representatives.length / 2) return false
		return odds.reduce((sum, one) => sum + one, 0) / odds.length >= mergeAbove
	}

	/**
	 * Checks a long story again from its first report on: each report must agree with those that stay. The others form
	 * stories of their own in the same way.
	 */
	#splitAgain(story: Story<Id>): Split<Id>[] {
		const { length } = story.reports
		if (story.ruled || length <= checkedAbove || (length - checkedAbove) % checkedEvery !== 1) return []
		const groups: Report<Id>[][] = []
		for (const report of story.reports) {
			const group = groups.find((members) => this.#staysIn(members, report))
			if (group === undefined) groups.push([report])
			else group.push(report)
		}
		const [first = [], ...others] = groups
		if (others.length === 0) return []
		setReports(story, first)
		return others.map((members) => {
			const id = members.reduce((least, { id }) => (id < least ? id : least), members[0]?.id ?? story.id)
			const apart = newStory(id)
			this.#stories.set(id, apart)
			for (const report of members) addToStory(apart, report)
			return { story: id, reports: members.map((report) => report.id) }
		})
	}

	#staysIn(members: readonly Report<Id>[], report: Report<Id>): boolean {
		const [lead] = members
		const ofLead = lead && this.#odds(report, lead)
		if (ofLead === undefined) return false
		let total = 0
		for (const member of representativesAmong(members)) {
			const odds = this.#odds(report, member)
			if (odds === undefined) return false
			total += odds
		}
		return total / representativesAmong(members).length >= stayAbove
	}

	#merge(into: Story<Id>, from: Story<Id>): void {
		for (const report of from.reports) addToStory(into, report)
		for (const id of from.apart ?? []) forbidJoin(into, id)
		this.#stories.delete(from.id)
	}
}

function forbidJoin<Id>(story: Story<Id> | undefined, other: Id): void {
	if (story === undefined) return
	story.apart ??= new Set()
	story.apart.add(other)
}

const joinOf = <Id>(report: Report<Id>, { odds, nearest }: Agreement<Id>): Join<Id> => ({
	odds,
	nearest: nearest.id,
	both: () => sharedContent(report.headline, nearest.headline),
})

const representativesOf = <Id>({ reports }: Story<Id>): readonly Report<Id>[] => representativesAmong(reports)

const representativesAmong = <Id>(reports: readonly Report<Id>[]): readonly Report<Id>[] =>
	reports.length <= firstCompared + lastCompared
		? reports
		: [...reports.slice(0, firstCompared), ...reports.slice(-lastCompared)]

/** Two reports of one outlet with the same title are a regular column or a repetition. */
const isSameColumn = <Id>(one: Report<Id>, other: Report<Id>): boolean =>
	one.source !== undefined && one.source === other.source && one.title === other.title
