import type { FollowResponse } from '#contract/follows.ts'
import { type FollowNames, nameOf } from './follow-names.ts'
import type { FollowThing } from './followed-things.ts'

const kinds = [
	['coins', 'coin'],
	['topics', 'topic'],
	['people', 'person'],
	['sources', 'source'],
	['stories', 'story'],
] as const

/** The displayed name of a follow's only thing; otherwise the name of the follow. */
export function shownThing(
	follow: FollowResponse,
	names: FollowNames | undefined,
): Omit<FollowThing, 'kind'> & { kind: FollowThing['kind'] | 'follow' } {
	const things = kinds.flatMap(([list, kind]) => follow[list].map((ref) => ({ list, kind, ref })))
	const [thing] = things
	const isPlain =
		follow.words.length + follow.not_words.length === 0 &&
		follow.min_outlets === 1 &&
		follow.langs.length === 2
	if (thing === undefined || things.length > 1 || !isPlain)
		return { kind: 'follow', ref: String(follow.id), name: follow.name }
	const { list, kind, ref } = thing
	const known = list === 'stories' ? undefined : names?.[list]
	// Coins are called “Bitcoin (BTC)” where they are chosen; here the name is enough.
	const name = known === undefined ? follow.name : nameOf(known, ref).replace(` (${ref})`, '')
	return { kind, ref, name }
}
