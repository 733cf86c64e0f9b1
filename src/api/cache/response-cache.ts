import { type Locale, locales } from '#domain/locale.ts'
import { type KeptAnswer, weighAnswer } from './cached-response.ts'
import { createFreshCache, type FreshCache, type FreshCacheOptions } from './scoped-cache.ts'

const mebibyte = 1024 * 1024

/** Answers, JSON and pages alike, take at most this much memory in one process. */
const answerBytes = 16 * mebibyte
/** Counts are small and dear: a search's count may take as long as all else together. */
const mostCounts = 20_000

/** While changes are heard of at once, age only bounds what nobody announces: view counts and “recent” marks. */
const heardMaxAgeMs = 15_000
/** While they are not, a vote must still be seen by others within a second. */
const deafMaxAgeMs = 500

/** Keeps ready answers, never one that tells of a failure, and weighs them with all their packed forms. */
export const createKeptAnswers = (
	options: Pick<FreshCacheOptions<KeptAnswer>, 'maxWeight' | 'maxAgeMs' | 'now'>,
): FreshCache<KeptAnswer> =>
	createFreshCache({
		...options,
		weigh: weighAnswer,
		keeps: ({ failed }) => !failed,
		onKept: (answer, grew) => {
			answer.grew = grew
		},
	})

export type AnswerCache = {
	/** Ready answers, by a key that says everything they depend on. */
	answers: FreshCache<KeptAnswer>
	/** How many items a filter has. */
	counts: FreshCache<number>
	/** Items of a language came, went or changed. */
	dropItems: (locale: Locale) => void
	/** Votes moved: answers show them, counts do not. */
	dropVotes: () => void
	/** Whether changes in the database are heard of; until told otherwise they are not. */
	setHearing: (hearing: boolean) => void
}

export function createAnswerCache(now: () => number): AnswerCache {
	let hearing = false
	const maxAgeMs = () => (hearing ? heardMaxAgeMs : deafMaxAgeMs)
	const answers = createKeptAnswers({ maxWeight: answerBytes, maxAgeMs, now })
	const counts = createFreshCache<number>({ maxWeight: mostCounts, weigh: () => 1, maxAgeMs, now })
	const dropAll = () => {
		answers.dropAll()
		counts.dropAll()
	}
	return {
		answers,
		counts,
		dropItems: (locale) => {
			answers.drop(locale)
			counts.drop(locale)
		},
		dropVotes: () => {
			for (const locale of locales) answers.drop(locale)
		},
		setHearing: (heard) => {
			// What happened while nobody listened is unknown.
			if (heard !== hearing) dropAll()
			hearing = heard
		},
	}
}
