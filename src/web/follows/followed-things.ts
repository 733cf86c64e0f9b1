import { createStore } from '#web/create-store.ts'
import { forget, recall, remember } from '#web/local-storage.ts'

/** What can be followed by one press, and what it is called on the page. */
export type FollowThing = {
	kind: 'coin' | 'topic' | 'person' | 'source' | 'story'
	/** A symbol, a route_ref or a slug. */
	ref: string
	name: string
}

export const thingKey = ({ kind, ref }: Pick<FollowThing, 'kind' | 'ref'>): string => `${kind} ${ref}`

/** Keys of what the signed-in reader follows; undefined until it has come. */
export const followedThings = createStore<ReadonlySet<string> | undefined>(undefined)

/** A guest's press, which waits until they have signed up or logged in. */
type PendingFollow = FollowThing & { from: string; at: number }

/** A mail that confirms an account may take its time; a press of yesterday is forgotten. */
const pendingMs = 86_400_000

export const keepPendingFollow = (thing: FollowThing): void =>
	remember(
		'pending_follow',
		JSON.stringify({ ...thing, from: location.pathname + location.search, at: Date.now() }),
	)

export function recallPendingFollow(): PendingFollow | undefined {
	try {
		const kept = JSON.parse(recall('pending_follow') ?? 'null') as PendingFollow | null
		return kept !== null && Math.abs(Date.now() - kept.at) < pendingMs ? kept : undefined
	} catch {
		return undefined
	}
}

export const forgetPendingFollow = (): void => forget('pending_follow')
