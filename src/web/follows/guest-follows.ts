import { followedKinds } from '#domain/follow.ts'
import { createStoredList } from '#web/stored-list.ts'
import { type FollowThing, thingKey } from './followed-things.ts'

/** What a guest follows is stored on the device, until a log-in moves it to the account. */
const stored = createStoredList<FollowThing>(
	'guest_follows',
	(one) =>
		followedKinds.some((kind) => kind === one?.kind) &&
		typeof one?.ref === 'string' &&
		typeof one.name === 'string',
)

export const guestFollows = stored.read
export const useGuestFollows = stored.use

const mostGuestFollows = 50

/** Last followed last. */
export const followAsGuest = (thing: FollowThing): void =>
	stored.write([...without(thing), thing].slice(-mostGuestFollows))

export const unfollowAsGuest = (thing: Pick<FollowThing, 'kind' | 'ref'>): void =>
	stored.write(without(thing))

const without = (thing: Pick<FollowThing, 'kind' | 'ref'>) =>
	guestFollows().filter((one) => thingKey(one) !== thingKey(thing))
