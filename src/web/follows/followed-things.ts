import { createStore } from '#web/create-store.ts'
import { forget, recall, remember } from '#web/local-storage.ts'

/** A thing that can be followed by one press, with its displayed name. */
export type FollowThing = {
	kind: 'coin' | 'topic' | 'person' | 'source' | 'story'
	/** A symbol, a route_ref or a slug. */
	ref: string
	name: string
}

export const thingKey = ({ kind, ref }: Pick<FollowThing, 'kind' | 'ref'>): string => `${kind} ${ref}`

/** Keys of the reader's followed things; undefined until loaded. */
export const followedThings = createStore<ReadonlySet<string> | undefined>(undefined)

/** A guest's press, which is done after they have signed up or logged in. */
type PendingFollow = FollowThing & { from: string; at: number }

/** A confirmation e-mail may take some time; after a day the press is forgotten. */
const pendingMs = 86_400_000

export const keepPendingFollow = (thing: FollowThing): void =>
	remember(
		'pending_follow',
		JSON.stringify({ ...thing, from: location.pathname + location.search, at: Date.now() }),
	)

export function recallPendingFollow(): PendingFollow | undefined {
	try {
		const stored = JSON.parse(recall('pending_follow') ?? 'null') as PendingFollow | null
		return stored !== null && Math.abs(Date.now() - stored.at) < pendingMs ? stored : undefined
	} catch {
		return undefined
	}
}

export const forgetPendingFollow = (): void => forget('pending_follow')
