import { useStore } from '#web/create-store.ts'
import { forget, recall, remember, storage } from '#web/local-storage.ts'
import type { ListItem } from './home-data.ts'

/** What a guest has saved is stored on the device, whole, until a log-in moves it to the account. */
const key = 'guest_saved'

const none: readonly ListItem[] = []
let last: { text: string | undefined; items: readonly ListItem[] } = { text: undefined, items: none }

/** The same list as long as the stored text is the same; last saved first. */
export function guestSaved(): readonly ListItem[] {
	const text = recall(key)
	if (text !== last.text) last = { text, items: readItems(text) }
	return last.items
}

function readItems(text: string | undefined): readonly ListItem[] {
	try {
		const stored: unknown = JSON.parse(text ?? '[]')
		return Array.isArray(stored) ? stored.filter(isItem) : none
	} catch {
		return none
	}
}

/** Only this page writes it; an item of another version lacks one of these. */
const isItem = (stored: Partial<ListItem> | null): stored is ListItem =>
	typeof stored?.id === 'number' &&
	typeof stored.title === 'string' &&
	/^https?:/.test(stored.url ?? '') &&
	[stored.source?.slug, stored.story?.size, stored.tags?.length, stored.views].every(
		(part) => part !== undefined,
	)

export const useGuestSaved = (): readonly ListItem[] => useStore(storage, none, guestSaved)

const mostGuestSaved = 100

/** Returns false if the list is full. */
export function saveAsGuest(item: ListItem): boolean {
	const others = guestSaved().filter(({ id }) => id !== item.id)
	if (others.length >= mostGuestSaved) return false
	remember(key, JSON.stringify([item, ...others]))
	return true
}

export function unsaveAsGuest(itemId: number): void {
	const left = guestSaved().filter(({ id }) => id !== itemId)
	if (left.length === 0) forget(key)
	else remember(key, JSON.stringify(left))
}
