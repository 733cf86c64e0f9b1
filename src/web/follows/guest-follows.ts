import { followedKinds } from '#domain/follow.ts'
import { useStore } from '#web/create-store.ts'
import { forget, recall, remember, storage } from '#web/local-storage.ts'
import { type FollowThing, thingKey } from './followed-things.ts'

/** What a guest follows is stored on the device, until a log-in moves it to the account. */
const key = 'guest_follows'

const none: readonly FollowThing[] = []
let last: { text: string | undefined; things: readonly FollowThing[] } = { text: undefined, things: none }

/** The same list as long as the stored text is the same. */
export function guestFollows(): readonly FollowThing[] {
	const text = recall(key)
	if (text !== last.text) last = { text, things: readThings(text) }
	return last.things
}

function readThings(text: string | undefined): readonly FollowThing[] {
	try {
		const stored: unknown = JSON.parse(text ?? '[]')
		return Array.isArray(stored) ? stored.filter(isThing) : none
	} catch {
		return none
	}
}

const isThing = (stored: Partial<FollowThing> | null): stored is FollowThing =>
	followedKinds.some((kind) => kind === stored?.kind) &&
	typeof stored?.ref === 'string' &&
	typeof stored.name === 'string'

export const useGuestFollows = (): readonly FollowThing[] => useStore(storage, none, guestFollows)

const mostGuestFollows = 50

/** Last followed last. */
export function followAsGuest(thing: FollowThing): void {
	unfollowAsGuest(thing)
	remember(key, JSON.stringify([...guestFollows(), thing].slice(-mostGuestFollows)))
}

export function unfollowAsGuest(thing: Pick<FollowThing, 'kind' | 'ref'>): void {
	const left = guestFollows().filter((one) => thingKey(one) !== thingKey(thing))
	if (left.length === 0) forget(key)
	else remember(key, JSON.stringify(left.map(({ kind, ref, name }) => ({ kind, ref, name }))))
}
