import { type Follow, type FollowedKind, followedKinds, followedThing, wordPatterns } from './follow.ts'
import type { NewsItem } from './news-item.ts'
import { hasPattern, titleWords } from './search-words.ts'

/** Why an item is in a reader's feed: the followed thing, or the name of a follow with several criteria. */
export type FollowReason = { kind: FollowedKind | 'follow'; ref: string }

/** A follow with the wire names of its things. */
export type NamedFollow = { follow: Follow; refs: Record<FollowedKind, readonly string[]> }

const carries: Record<FollowedKind, (item: NewsItem, ref: string) => boolean> = {
	coin: ({ coins }, ref) => coins.some(({ symbol }) => symbol === ref),
	topic: ({ categories }, ref) => categories.includes(ref),
	person: ({ categories }, ref) => categories.includes(ref),
	source: ({ source }, ref) => source.slug === ref,
	story: ({ story, slug }, ref) => story.slug === ref || slug === ref,
}

function brings({ follow, refs }: NamedFollow, item: NewsItem): boolean {
	const { locales, words, notWords, minOutlets } = follow
	const title = titleWords(item.title)
	return (
		!follow.paused &&
		locales.includes(item.source.locale) &&
		item.story.size >= minOutlets &&
		followedKinds.every(
			(kind) => refs[kind].length === 0 || refs[kind].some((ref) => carries[kind](item, ref)),
		) &&
		wordPatterns(words).every((pattern) => hasPattern(title, pattern)) &&
		!wordPatterns(notWords).some((pattern) => hasPattern(title, pattern))
	)
}

/** In the order of the reader's follows. */
export const reasonsFor = (item: NewsItem, follows: readonly NamedFollow[]): FollowReason[] =>
	follows.flatMap((named): FollowReason[] => {
		if (!brings(named, item)) return []
		const kind = followedThing(named.follow)?.kind
		const ref = kind && named.refs[kind][0]
		return kind === undefined || ref === undefined
			? [{ kind: 'follow', ref: named.follow.name }]
			: [{ kind, ref }]
	})
