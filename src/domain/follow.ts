import type { NewsLocale } from './locale.ts'
import { foldForSearch, type SearchTerm, searchTerms } from './persian-text.ts'

/** Channels that notify at once; each needs a deliverer. */
export const instantWays = ['push', 'telegram', 'webhook'] as const
export type InstantWay = (typeof instantWays)[number]

/** All channels of a follow: a feed is queried when it is requested, a digest is written at its hour. */
export const followWays = ['feed', 'mail', ...instantWays] as const
export type FollowWay = (typeof followWays)[number]

/**
 * Why a channel is paused: the reader paused it, the reader blocked us there, its address is gone, the mailbox refuses e-mail, it
 * did not respond for a day, or the account was given back to its owner, who has to confirm the channel.
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
	/** The title must contain all `words` and none of `notWords`. */
	words: readonly string[]
	notWords: readonly string[]
	/** The least number of outlets that have reported its story. */
	minOutlets: number
}

export type FollowDraft = FollowCriteria & { name: string; ways: readonly FollowWay[]; paused: boolean }

export type Follow = FollowDraft & { id: number; position: number; feedSecret: string }

/** What a reader never wants to see. */
export type Mutes = { words: readonly string[]; sourceIds: readonly number[] }

const fewestLetters = 2
const quoteMarks = /["“”«»]/g
const letter = /[\p{L}\p{N}]/gu

/** Whether a word is long enough to search for; a single letter is in every title. */
export const isTellingWord = (word: string): boolean =>
	(foldForSearch(word).match(letter)?.length ?? 0) >= fewestLetters

/** Words and phrases as quoted terms of a search. */
export const wordTerms = (words: readonly string[]): SearchTerm[] =>
	words.flatMap((word) => searchTerms(`"${word.replace(quoteMarks, ' ')}"`))
