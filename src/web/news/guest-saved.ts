import { createStoredList } from '#web/stored-list.ts'
import type { ListItem } from './home-data.ts'

/**
 * What a guest has saved is stored on the device, whole, until a log-in moves it to the account; last saved first. An
 * item of another version lacks one of these parts.
 */
const stored = createStoredList<ListItem>(
	'guest_saved',
	(one) =>
		typeof one?.id === 'number' &&
		typeof one.title === 'string' &&
		/^https?:/.test(one.url ?? '') &&
		[one.source?.slug, one.story?.size, one.tags?.length, one.views].every((part) => part !== undefined),
)

export const guestSaved = stored.read
export const useGuestSaved = stored.use

const mostGuestSaved = 100

/** Returns false if the list is full. */
export function saveAsGuest(item: ListItem): boolean {
	const others = guestSaved().filter(({ id }) => id !== item.id)
	if (others.length >= mostGuestSaved) return false
	stored.write([item, ...others])
	return true
}

export const unsaveAsGuest = (itemId: number): void =>
	stored.write(guestSaved().filter(({ id }) => id !== itemId))
