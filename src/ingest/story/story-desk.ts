import { likenessOf, saidByBoth } from './compare-headlines.ts'
import { daysBetween, enter, fits, keepOnly, newStory, type Report, type Story, timesOf } from './report.ts'
import type { Entry } from './report-entry.ts'
import { ReportIndex } from './report-index.ts'
import { otherInTemplate } from './template.ts'
import { oddsOf, weightOfCrowd } from './verdict.ts'
import { vetoOf } from './vetoes.ts'
import type { WordIndex } from './word-index.ts'

type Agreement<Id> = {
	/** The mean over the story's reports, as a logarithm. */
	odds: number
	nearest: Report<Id>
}

type Join<Id> = {
	odds: number
	nearest: Id
	/** What the nearest report says too. */
	both: () => string[]
}

export type Placement<Id> = {
	story: Id
	/** Why it stands in a story with others; nothing for the first. */
	join: Join<Id> | undefined
	/** Stories that turned out to be this one, the older, and are no more. */
	merged: readonly Id[]
	/** Reports that turned out not to belong to it, by the story that they make now. */
	split: readonly Split<Id>[]
}

type Split<Id> = { story: Id; reports: readonly Id[] }

const none: readonly never[] = []
const storiesCompared = 3
/** Most that are forbidden are by a name, which is soon seen. */
const storiesLookedAt = 12
/** The first reports and the latest speak for a story of many. */
const firstCompared = 3
const lastCompared = 4
/** One odd report alone does not keep a headline out of its story, nor does one that is like it bring it in. */
const leastOdds = -1
const joinAbove = 0.8
/** The report that shares the most marks may not be the nearest, but is not far from it. */
const firstLookAbove = 0
const mergeAbove = 1
/** A story of more is checked as a whole, and again whenever so many more have come. */
const checkedAbove = 8
const checkedEvery = 4
/** What once joined is not parted again for a trifle. */
const stayAbove = 0.4

/** Stories as they form, report by report. What it decides follows from the reports and their order alone. */
export class StoryDesk<Id extends string | number> {
	readonly #words: WordIndex
	readonly #index: ReportIndex<Id>
	readonly #stories = new Map<Id, Story<Id>>()
	#searches = 0

	/** `usual`: how many reports three days bring at least. The more there are, the more seldom two that are alike are one event. */
	constructor(words: WordIndex, usual: number) {
		this.#words = words
		this.#index = new ReportIndex(words.rarity, usual)
	}

	/** Takes in a report whose story is known. */
	put(report: Report<Id>, storyId: Id): void {
		const story = this.#stories.get(storyId) ?? newStory(storyId)
		this.#stories.set(storyId, story)
		this.#enter(report, story, this.#index.entriesOf(report.headline))
	}

	keepApart(one: Id, other: Id): void {
		keepFrom(this.#stories.get(one), other)
		keepFrom(this.#stories.get(other), one)
	}

	/** Finds a report's story, or begins one. */
	add(report: Report<Id>): Placement<Id> {
		const crowding = weightOfCrowd(this.#index.crowdAround(report))
		const entries = this.#index.entriesOf(report.headline)
		const found: { story: Story<Id>; agreement: Agreement<Id> }[] = []
		const search = ++this.#searches
		const times = timesOf(report)
		let looked = 0
		let compared = 0
		for (const likeliest of this.#index.alike(report, entries, crowding)) {
			if (looked >= storiesLookedAt || compared >= storiesCompared) break
			const { story } = likeliest
			if (story === undefined || story.lookedAt === search || !fits(story, times)) continue
			story.lookedAt = search
			looked++
			// The mean is never above the best: most stories are done with after one look.
			const odds = this.#odds(report, likeliest, crowding)
			// What is forbidden takes no other's place: the same sentence of three other countries may stand before the right one.
			if (odds === undefined) continue
			compared++
			if (odds < firstLookAbove) continue
			const agreement = this.#agreement(report, story, crowding, { report: likeliest, odds })
			if (agreement !== undefined && agreement.odds >= joinAbove) found.push({ story, agreement })
		}
		found.sort((a, b) => b.agreement.odds - a.agreement.odds)
		const best = found[0]
		const story = best?.story ?? newStory(report.id)
		this.#stories.set(story.id, story)
		this.#enter(report, story, entries)
		const join = best && joinOf(report, best.agreement)
		if (found.length <= 1)
			return { story: story.id, join, merged: none, split: this.#partAgain(story, crowding) }
		const merged = found.slice(1).filter((other) => this.#areOne(story, other.story, crowding))
		const all = [story, ...merged.map((other) => other.story)]
		const oldest = all.reduce((one, other) => (other.id < one.id ? other : one))
		const gone = all.filter((other) => other !== oldest)
		for (const other of gone) this.#merge(oldest, other)
		return {
			story: oldest.id,
			join,
			merged: gone.map(({ id }) => id),
			split: this.#partAgain(oldest, crowding),
		}
	}

	/** Somebody has said that a story is one. */
	keepTogether(id: Id): void {
		const story = this.#stories.get(id)
		if (story !== undefined) story.ruled = true
	}

	storyOf(report: Report<Id>): Id | undefined {
		return report.story?.id
	}

	#enter(report: Report<Id>, story: Story<Id>, entries: readonly Entry[]): void {
		enter(story, report)
		this.#index.file(report, entries)
	}

	#odds(one: Report<Id>, other: Report<Id>, crowding: number): number | undefined {
		if (one.headline.bare || other.headline.bare || isSameColumn(one, other)) return undefined
		if (vetoOf(one.headline, other.headline, this.#words) !== undefined) return undefined
		const likeness = likenessOf(one.headline, other.headline, this.#words.rarity)
		const odds = oddsOf(likeness, {
			daysApart: daysBetween(one.publishedAt ?? Number.NaN, other.publishedAt ?? Number.NaN),
			crowding,
		})
		// Only what would join is compared word by word.
		if (odds > 0 && otherInTemplate(one.headline, other.headline) !== undefined) return undefined
		return Math.max(leastOdds, odds)
	}

	/** How well a report agrees with a story as a whole; nothing where one of its reports forbids it. */
	#agreement(
		report: Report<Id>,
		story: Story<Id>,
		crowding: number,
		known?: { report: Report<Id>; odds: number },
	): Agreement<Id> | undefined {
		let total = 0
		let nearest: { odds: number; report: Report<Id> } | undefined
		const speaking = speakersOf(story)
		for (const member of speaking) {
			// Comparing is what placing costs, and most stories are the one report that was looked at.
			const odds = member === known?.report ? known.odds : this.#odds(report, member, crowding)
			if (odds === undefined) return undefined
			total += odds
			if (nearest === undefined || odds > nearest.odds) nearest = { odds, report: member }
		}
		if (nearest === undefined) return undefined
		return { odds: total / speaking.length, nearest: nearest.report }
	}

	/** Two stories are one when what each tells agrees with the other. */
	#areOne(one: Story<Id>, other: Story<Id>, crowding: number): boolean {
		if (one === other || one.apart?.has(other.id) || !fits(one, other)) return false
		let total = 0
		const speaking = speakersOf(other)
		for (const report of speaking) {
			const agreement = this.#agreement(report, one, crowding)
			if (agreement === undefined) return false
			total += agreement.odds
		}
		return total / speaking.length >= mergeAbove
	}

	/**
	 * A story that grew past a few reports is gone through again from its lead: each must still agree with those that stay.
	 * The others are gone through in the same way, so that they make stories of their own.
	 */
	#partAgain(story: Story<Id>, crowding: number): Split<Id>[] {
		const { length } = story.reports
		if (story.ruled || length <= checkedAbove || (length - checkedAbove) % checkedEvery !== 1) return []
		const groups: Report<Id>[][] = []
		for (const report of story.reports) {
			const group = groups.find((members) => this.#staysIn(members, report, crowding))
			if (group === undefined) groups.push([report])
			else group.push(report)
		}
		const [first = [], ...others] = groups
		if (others.length === 0) return []
		keepOnly(story, first)
		return others.map((members) => {
			const id = members.reduce((least, { id }) => (id < least ? id : least), members[0]?.id ?? story.id)
			const apart = newStory(id)
			this.#stories.set(id, apart)
			for (const report of members) enter(apart, report)
			return { story: id, reports: members.map((report) => report.id) }
		})
	}

	#staysIn(members: readonly Report<Id>[], report: Report<Id>, crowding: number): boolean {
		const [lead] = members
		const ofLead = lead && this.#odds(report, lead, crowding)
		if (ofLead === undefined) return false
		let total = 0
		for (const member of spokenBy(members)) {
			const odds = this.#odds(report, member, crowding)
			if (odds === undefined) return false
			total += odds
		}
		return total / spokenBy(members).length >= stayAbove
	}

	#merge(into: Story<Id>, from: Story<Id>): void {
		for (const report of from.reports) enter(into, report)
		for (const id of from.apart ?? []) keepFrom(into, id)
		this.#stories.delete(from.id)
	}
}

function keepFrom<Id>(story: Story<Id> | undefined, other: Id): void {
	if (story === undefined) return
	story.apart ??= new Set()
	story.apart.add(other)
}

const joinOf = <Id>(report: Report<Id>, { odds, nearest }: Agreement<Id>): Join<Id> => ({
	odds,
	nearest: nearest.id,
	both: () => saidByBoth(report.headline, nearest.headline),
})

const speakersOf = <Id>({ reports }: Story<Id>): readonly Report<Id>[] => spokenBy(reports)

const spokenBy = <Id>(reports: readonly Report<Id>[]): readonly Report<Id>[] =>
	reports.length <= firstCompared + lastCompared
		? reports
		: [...reports.slice(0, firstCompared), ...reports.slice(-lastCompared)]

/** An outlet that gives two reports one title has a column of that name, or repeats itself. */
const isSameColumn = <Id>(one: Report<Id>, other: Report<Id>): boolean =>
	one.source !== undefined && one.source === other.source && one.title === other.title
