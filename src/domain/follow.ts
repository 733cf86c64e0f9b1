import type { ChannelName } from './channels.ts'
import { type NewsLocale, newsLocales } from './locale.ts'
import { foldForSearch } from './persian-text.ts'
import { searchTerms, type WordPattern } from './search-words.ts'

/**
 * Why a channel is paused: the reader unsubscribed, the reader blocked us there, its address is gone, the mailbox
 * refused, it failed for a day, or the account was returned to its owner, who has not confirmed it yet.
 */
export const pauseReasons = ['unsubscribed', 'left', 'gone', 'refused', 'failing', 'unconfirmed'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** The conditions of a follow; an item must meet all that are set. */
export type FollowCriteria = {
	locales: readonly NewsLocale[]
	/** Any of these; empty for all. The same for the next three. */
	coinIds: readonly number[]
	sourceIds: readonly number[]
	topicIds: readonly number[]
	personIds: readonly number[]
	/** Any report of the story counts. */
	storyIds: readonly number[]
	/** All of `words` must be in the title, and none of `notWords`. */
	words: readonly string[]
	notWords: readonly string[]
	/** The least number of outlets that report its story. */
	minOutlets: number
}

export type FollowDraft = FollowCriteria & { name: string; channels: readonly ChannelName[]; paused: boolean }

export type Follow = FollowDraft & {
	id: number
	position: number
	feedSecret: string
	/** The current slugs of the stories. */
	storySlugs: readonly string[]
}

/** What can be followed by one press. */
export const followedKinds = ['coin', 'topic', 'person', 'source', 'story'] as const
export type FollowedKind = (typeof followedKinds)[number]

/** Where a follow lists what it names of a kind. */
export const idField = {
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

/** The followed thing, if the follow has no other condition. */
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

/** Whether a word can be searched for: a single letter would be in every title. */
export const isLongEnoughWord = (word: string): boolean =>
	(foldForSearch(word).match(letter)?.length ?? 0) >= fewestLetters

/** Words and phrases as a search reads them between quotes. */
export const wordPatterns = (words: readonly string[]): WordPattern[] =>
	words.flatMap((word) =>
		searchTerms(`"${word.replace(quoteMarks, ' ')}"`).flatMap(({ patterns }) => patterns),
	)
