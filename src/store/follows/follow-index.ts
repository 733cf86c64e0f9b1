import { type FollowCriteria, type Mutes, wordPatterns } from '#domain/follow.ts'
import { type NewsLocale, newsLocales } from '#domain/locale.ts'
import { hasPattern, type TitleWord, type WordPattern } from '#domain/search-words.ts'

/** A follow with at least one instant channel. */
type GivenFollow = {
	id: number
	accountId: number
	/** Bits, by the order of `instantChannels`. */
	ways: number
	paused: boolean
	condition: Condition
}

/** The properties of an item that matching needs. */
type Report = {
	/** The lists that it is in, from `listsOf`. */
	lists: readonly number[]
	words: readonly TitleWord[]
	/** A new item; otherwise an earlier report of a story that grew, for follows that wait for more outlets. */
	isFresh: boolean
	/** The number of outlets of its story. */
	outlets: number
}

/** A property that an item may have and a follow may require: a list, or a word of the title. */
type Mark = {
	/** The last report that had it. */
	seenIn: number
	/** The conditions that require it, by a second list that they require. */
	askers: Map<number, Condition[]>
	/** The pattern of a word or phrase; undefined for a list. */
	pattern: WordPattern | undefined
}

/** The criteria of follows, shared by all follows with the same ones. */
export type Condition = {
	minOutlets: number
	/** An item must have one of each of `lists`, all of `words`, and none of `notWords`. */
	lists: readonly (readonly Mark[])[]
	words: readonly Mark[]
	notWords: readonly Mark[]
	/** It requires a story, and so matches each report of it. */
	isOfStory: boolean
	/** The positions of the follows with these criteria. */
	places: number[]
}

/**
 * An index in memory of all follows with an instant channel, looked up by the properties of items. Each follow has a
 * position, and its data are columns, because half a million are checked in a busy hour and objects would be
 * scattered over memory.
 */
export type FollowIndex = {
	ids: readonly number[]
	accountIds: readonly number[]
	ways: readonly number[]
	/** Created once for all follows with the same criteria. */
	condition: (criteria: FollowCriteria) => Condition
	/** Replaces the follow of that id. */
	put: (follow: GivenFollow) => void
	drop: (id: number) => void
	mute: (accountId: number, mutes: Mutes) => void
	size: () => number
	/** Calls back with the position of each follow that matches; a position may be repeated. */
	match: (report: Report, tell: (place: number, isOfStory: boolean) => void) => void
}

/** Means that a condition has no second list. */
const anyList = -1

type ListKind = 'tag' | 'source' | 'story'

/** A number for the news of a source, a story or a tag in one language; without an id, for all news of the language. */
const listKey = (kind: ListKind, id: number, locale: NewsLocale): number =>
	((kind === 'story' ? -1 - id : id) * 2 + (kind === 'source' ? 1 : 0)) * newsLocales.length +
	newsLocales.indexOf(locale)

/** All lists of an item. A follow may name its story by any of its reports. */
export const listsOf = (
	locale: NewsLocale,
	sourceId: number,
	tags: readonly number[],
	storyReports: readonly number[],
): number[] => [
	...[listKey('tag', 0, locale), listKey('source', sourceId, locale)],
	...tags.map((id) => listKey('tag', id, locale)),
	...storyReports.map((id) => listKey('story', id, locale)),
]

/** A list of which an item must match one. */
type AskedList = { kind: ListKind; ids: readonly number[] }

export function createFollowIndex(): FollowIndex {
	const ids: number[] = []
	const accountIds: number[] = []
	const ways: number[] = []
	const conditions: Condition[] = []
	const placeOf = new Map<number, number>()
	const freePlaces: number[] = []
	const mutedBy = new Map<number, readonly Mark[]>()
	const marks = new Map<number, Mark>()
	const phrases = new Map<string, Mark>()
	const wordsBeginning = new Map<string, Mark[]>()
	const marksOfWord = new Map<string, readonly Mark[]>()
	let reportNumber = 0

	const markOf = (key: number): Mark => getOrPut(marks, key, newMark)
	const listMarks = ({ kind, ids }: AskedList): Mark[] =>
		ids.flatMap((id) => newsLocales.map((locale) => markOf(listKey(kind, id, locale))))
	const phraseMark = (pattern: WordPattern): Mark =>
		getOrPut(phrases, pattern.words.join(' '), () => {
			const mark = { ...newMark(), pattern }
			const beginnings = [pattern.words[0] ?? '', pattern.joined ?? ''].filter((word) => word !== '')
			for (const beginning of new Set(beginnings.map(beginningOf))) addTo(wordsBeginning, beginning, mark)
			return mark
		})
	const wordMarks = (given: readonly string[]): Mark[] =>
		given.flatMap((word) => getOrPut(marksOfWord, word, () => wordPatterns([word]).map(phraseMark)))

	/**
	 * A condition is stored under a property that every matching item has, and there under a list: its longest word and
	 * a list of the rarest kind, otherwise two lists.
	 */
	const makeCondition = (criteria: FollowCriteria): Condition => {
		const { locales, storyIds, personIds, sourceIds, coinIds, topicIds, minOutlets } = criteria
		const [first = { kind: 'tag', ids: [0] }, second, ...lists] = [
			{ kind: 'story', ids: storyIds } as const,
			...[{ kind: 'tag', ids: personIds } as const, { kind: 'source', ids: sourceIds } as const],
			...[{ kind: 'tag', ids: coinIds } as const, { kind: 'tag', ids: topicIds } as const],
		].filter(({ ids }) => ids.length > 0)
		const [word, ...otherWords] = wordMarks(criteria.words).sort(longestFirst)
		const condition: Condition = {
			minOutlets,
			lists: (word === undefined || second === undefined ? lists : [second, ...lists]).map(listMarks),
			words: otherWords,
			notWords: wordMarks(criteria.notWords),
			isOfStory: storyIds.length > 0,
			places: [],
		}
		for (const locale of locales) {
			const keys = first.ids.map((id) => listKey(first.kind, id, locale))
			const seconds = second?.ids.map((id) => listKey(second.kind, id, locale)) ?? [anyList]
			const places =
				word === undefined
					? keys.flatMap((key) => seconds.map((other) => [markOf(key), other] as const))
					: keys.map((key) => [word, key] as const)
			for (const [mark, list] of places) addTo(mark.askers, list, condition)
		}
		return condition
	}

	/** All properties of a report that any condition requires. */
	const carriedBy = ({ lists, words }: Report): Mark[] => {
		const carried: Mark[] = []
		const see = (mark: Mark) => {
			if (mark.seenIn === reportNumber) return
			mark.seenIn = reportNumber
			carried.push(mark)
		}
		for (const key of lists) {
			const mark = marks.get(key)
			if (mark !== undefined) see(mark)
		}
		for (const { text } of words)
			for (const length of beginningLengths)
				for (const mark of (text.length >= length && wordsBeginning.get(text.slice(0, length))) || nothing)
					if (mark.pattern !== undefined && hasPattern(words, mark.pattern)) see(mark)
		return carried
	}
	const isSeen = (mark: Mark): boolean => mark.seenIn === reportNumber
	const isAnySeen = (list: readonly Mark[]): boolean => list.some(isSeen)
	const fits = ({ minOutlets, lists, words, notWords }: Condition, report: Report): boolean =>
		report.outlets >= minOutlets &&
		(report.isFresh || minOutlets > 1) &&
		words.every(isSeen) &&
		!isAnySeen(notWords) &&
		lists.every(isAnySeen)

	const isMuted = (accountId: number): boolean => isAnySeen(mutedBy.get(accountId) ?? nothing)

	const drop = (id: number): void => {
		const place = placeOf.get(id)
		if (place === undefined) return
		takeOut(conditions[place]?.places ?? [], place)
		placeOf.delete(id)
		freePlaces.push(place)
	}

	return {
		...{ ids, accountIds, ways },
		condition: makeCondition,
		drop,
		put: (follow) => {
			drop(follow.id)
			if (follow.paused || follow.ways === 0) return
			const place = freePlaces.pop() ?? ids.length
			const { condition } = follow
			if (condition.places.length === 0) condition.places = [place]
			else condition.places.push(place)
			conditions[place] = condition
			ids[place] = follow.id
			accountIds[place] = follow.accountId
			ways[place] = follow.ways
			placeOf.set(follow.id, place)
		},
		mute: (accountId, { words, sourceIds }) => {
			mutedBy.set(accountId, [...listMarks({ kind: 'source', ids: sourceIds }), ...wordMarks(words)])
		},
		size: () => placeOf.size,
		match: (report, tell) => {
			reportNumber += 1
			const lists = [anyList, ...report.lists]
			for (const { askers } of carriedBy(report)) {
				for (const list of lists) {
					for (const condition of askers.get(list) ?? nothing) {
						if (!fits(condition, report)) continue
						for (const place of condition.places)
							if (!isMuted(accountIds[place] ?? 0)) tell(place, condition.isOfStory)
					}
				}
			}
		},
	}
}

const nothing: readonly never[] = []
const newMark = (): Mark => ({ seenIn: 0, askers: new Map(), pattern: undefined })
const lengthOf = ({ pattern }: Mark): number => pattern?.words.join('').length ?? 0
const longestFirst = (one: Mark, two: Mark): number => lengthOf(two) - lengthOf(one)

/** Words are looked up by this many first letters, shorter words by fewer. */
const beginningLengths = [6, 3, 2, 1]
const beginningOf = (word: string): string =>
	word.slice(
		0,
		beginningLengths.find((length) => length <= word.length),
	)

function getOrPut<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
	const known = map.get(key)
	if (known !== undefined) return known
	const made = make()
	map.set(key, made)
	return made
}

/**
 * A new list is created with its first value: pushing to an empty one would allocate seventeen slots, and most have
 * one.
 */
function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
	const known = map.get(key)
	if (known === undefined) map.set(key, [value])
	else known.push(value)
}

/** The last value takes its position, because the order does not matter. */
function takeOut<Value>(list: Value[], value: Value): void {
	const last = list.pop()
	if (last === undefined || last === value) return
	list[list.indexOf(value)] = last
}
