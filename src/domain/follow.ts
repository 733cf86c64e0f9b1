import type { ChannelName } from './channels.ts'
import { type NewsLocale, newsLocales } from './locale.ts'
import { foldForSearch } from './persian-text.ts'
import { searchTerms, type WordPattern } from './search-words.ts'

/**
 * Why nothing is sent to a reader on a way: they asked for it, they shut the other side's door, its address is no more, it
 * takes no mail, it did not answer for a day, or the account was given back to its owner, who has yet to confirm it.
 */
export const pauseReasons = ['unsubscribed', 'left', 'gone', 'refused', 'failing', 'unconfirmed'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** What a follow asks of an item: every condition that is set must be met. */
export type FollowCriteria = {
	locales: readonly NewsLocale[]
	/** Any of these; empty for all. The same for the next three. */
	coinIds: readonly number[]
	sourceIds: readonly number[]
	topicIds: readonly number[]
	personIds: readonly number[]
	/** Each by any of its reports. */
	storyIds: readonly number[]
	/** All of these must stand in the title, and none of those. */
	words: readonly string[]
	notWords: readonly string[]
	/** Of its story, at least so many outlets must have reported. */
	minOutlets: number
}

export type FollowDraft = FollowCriteria & { name: string; ways: readonly ChannelName[]; paused: boolean }

export type Follow = FollowDraft & {
	id: number
	position: number
	feedSecret: string
	/** Slugs of the stories, as they are called now. */
	storySlugs: readonly string[]
}

/** What can be followed by one press. */
export const followedKinds = ['coin', 'topic', 'person', 'source', 'story'] as const
export type FollowedKind = (typeof followedKinds)[number]

const idField = {
	coin: 'coinIds',
	topic: 'topicIds',
	person: 'personIds',
	source: 'sourceIds',
	story: 'storyIds',
} as const satisfies Record<FollowedKind, keyof FollowCriteria>

const everything: FollowCriteria = {
	locales: newsLocales,
	coinIds: [],
	sourceIds: [],
	topicIds: [],
	personIds: [],
	storyIds: [],
	words: [],
	notWords: [],
	minOutlets: 1,
}

/** All news about one thing, in every language. */
export const criteriaOf = (kind: FollowedKind, id: number): FollowCriteria => ({
	...everything,
	[idField[kind]]: [id],
})

/** The one thing that a follow asks for, where it asks for nothing else. */
export function followedThing(criteria: FollowCriteria): { kind: FollowedKind; id: number } | undefined {
	const { locales, words, notWords, minOutlets } = criteria
	if (words.length + notWords.length > 0 || minOutlets > 1 || locales.length < newsLocales.length)
		return undefined
	const things = followedKinds.flatMap((kind) => criteria[idField[kind]].map((id) => ({ kind, id })))
	return things.length === 1 ? things[0] : undefined
}

/** What a reader never wants to see. */
export type Mutes = { words: readonly string[]; sourceIds: readonly number[] }

const fewestLetters = 2
const quoteMarks = /["“”«»]/g
const letter = /[\p{L}\p{N}]/gu

/** Whether a word can be looked for: one letter would be found in every title. */
export const isTellingWord = (word: string): boolean =>
	(foldForSearch(word).match(letter)?.length ?? 0) >= fewestLetters

/** Words and phrases as a search reads them between quotes. */
export const wordPatterns = (words: readonly string[]): WordPattern[] =>
	words.flatMap((word) =>
		searchTerms(`"${word.replace(quoteMarks, ' ')}"`).flatMap(({ patterns }) => patterns),
	)
