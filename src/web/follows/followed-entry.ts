import type { FollowResponse } from '#contract/follows.ts'
import type { FollowNames } from './follow-names.ts'
import type { FollowThing } from './followed-things.ts'
import { shownThing } from './shown-thing.ts'

/** A follow as my feed names it: a single thing, or the name of a follow with several conditions. */
export type FollowedEntry = {
	/** A guest's follows have none. */
	id: number | undefined
	kind: FollowThing['kind'] | 'follow'
	ref: string
	name: string
	paused: boolean
}

export const entryOfFollow = (follow: FollowResponse, names: FollowNames | undefined): FollowedEntry => ({
	...shownThing(follow, names),
	id: follow.id,
	paused: follow.paused,
})

export const entryOfThing = (thing: FollowThing): FollowedEntry => ({
	...thing,
	id: undefined,
	paused: false,
})

/** Whether a reason of the server names this entry. */
export const isReason = (entry: FollowedEntry, reason: { kind: string; ref: string }): boolean =>
	reason.kind === entry.kind && reason.ref === (entry.kind === 'follow' ? entry.name : entry.ref)
