import { type FollowCriteria, type Mutes, wordPatterns } from '#domain/follow.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { hasPattern, type TitleWord, type WordPattern } from '#domain/search-words.ts'

/** The criteria of follows with their parsed words; follows with the same criteria share one. */
export type Condition = FollowCriteria & {
	wantedPatterns: readonly WordPattern[]
	unwantedPatterns: readonly WordPattern[]
}

export const makeCondition = (criteria: FollowCriteria): Condition => ({
	...criteria,
	wantedPatterns: wordPatterns(criteria.words),
	unwantedPatterns: wordPatterns(criteria.notWords),
})

/** A follow with at least one instant channel. */
type IndexedFollow = {
	id: number
	accountId: number
	/** Its instant channels. */
	channels: readonly string[]
	condition: Condition
}

/** The properties of an item that matching needs. */
type Report = {
	locale: NewsLocale
	sourceId: number
	tags: readonly number[]
	/** A follow may name the story by any of its reports. */
	storyReports: readonly number[]
	words: readonly TitleWord[]
	/** A new item; otherwise an earlier report of a story that grew, for follows that wait for more outlets. */
	isFresh: boolean
	/** The number of outlets of its story. */
	outlets: number
}

/** The index keys of a condition: by the rarest kind of thing that it requires, otherwise by a letter of a word. */
function keysOf({ storyIds, personIds, sourceIds, coinIds, topicIds, wantedPatterns }: Condition): string[] {
	const lists = [
		storyIds.map((id) => `story ${id}`),
		personIds.map((id) => `tag ${id}`),
		sourceIds.map((id) => `source ${id}`),
		coinIds.map((id) => `tag ${id}`),
		topicIds.map((id) => `tag ${id}`),
		wantedPatterns.slice(0, 1).map(({ words }) => `letter ${words[0]?.[0]}`),
	]
	return lists.find((keys) => keys.length > 0) ?? ['any']
}

const keysIn = ({ sourceId, tags, storyReports, words }: Report): Set<string> =>
	new Set([
		...['any', `source ${sourceId}`],
		...tags.map((id) => `tag ${id}`),
		...storyReports.map((id) => `story ${id}`),
		...words.map(({ text }) => `letter ${text[0]}`),
	])

function fits(condition: Condition, report: Report): boolean {
	const { locales, storyIds, personIds, sourceIds, coinIds, topicIds, minOutlets } = condition
	const isAmong = (ids: readonly number[], carried: readonly number[]) =>
		ids.length === 0 || ids.some((id) => carried.includes(id))
	return (
		report.outlets >= minOutlets &&
		(report.isFresh || minOutlets > 1) &&
		locales.includes(report.locale) &&
		isAmong(storyIds, report.storyReports) &&
		isAmong(sourceIds, [report.sourceId]) &&
		[personIds, coinIds, topicIds].every((ids) => isAmong(ids, report.tags)) &&
		condition.wantedPatterns.every((pattern) => hasPattern(report.words, pattern)) &&
		!condition.unwantedPatterns.some((pattern) => hasPattern(report.words, pattern))
	)
}

export type FollowIndex = ReturnType<typeof createFollowIndex>

/** All follows with an instant channel, looked up by the properties of items. */
export function createFollowIndex() {
	const follows = new Map<number, IndexedFollow>()
	const byKey = new Map<string, Set<IndexedFollow>>()
	const mutedBy = new Map<number, { sourceIds: readonly number[]; patterns: readonly WordPattern[] }>()

	const isMuted = (accountId: number, { sourceId, words }: Report): boolean => {
		const muted = mutedBy.get(accountId)
		if (muted === undefined) return false
		return muted.sourceIds.includes(sourceId) || muted.patterns.some((pattern) => hasPattern(words, pattern))
	}
	const drop = (id: number): void => {
		const follow = follows.get(id)
		if (follow === undefined) return
		follows.delete(id)
		for (const key of keysOf(follow.condition)) byKey.get(key)?.delete(follow)
	}
	return {
		drop,
		/** Replaces the follow of that id. */
		put: ({ paused, ...follow }: IndexedFollow & { paused: boolean }): void => {
			drop(follow.id)
			if (paused || follow.channels.length === 0) return
			follows.set(follow.id, follow)
			for (const key of keysOf(follow.condition)) byKey.set(key, (byKey.get(key) ?? new Set()).add(follow))
		},
		mute: (accountId: number, { words, sourceIds }: Mutes): void => {
			mutedBy.set(accountId, { sourceIds, patterns: wordPatterns(words) })
		},
		size: () => follows.size,
		/** The follows that match a report; a follow may be repeated. */
		*match(report: Report): Generator<IndexedFollow> {
			const known = new Map<Condition, boolean>()
			for (const key of keysIn(report)) {
				for (const follow of byKey.get(key) ?? []) {
					const { condition, accountId } = follow
					const isFitting = known.get(condition) ?? fits(condition, report)
					known.set(condition, isFitting)
					if (isFitting && !isMuted(accountId, report)) yield follow
				}
			}
		},
	}
}
