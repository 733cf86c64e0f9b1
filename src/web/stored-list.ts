import { useStore } from './create-store.ts'
import { forget, recall, remember, type StorageKey, storage } from './local-storage.ts'

/** A list of this device; what it does not recognise in the stored text is left out. */
export function createStoredList<Entry>(
	key: StorageKey,
	isEntry: (stored: Partial<Entry> | null) => boolean,
) {
	const none: readonly Entry[] = []
	let last: { text: string | undefined; entries: readonly Entry[] } = { text: undefined, entries: none }

	function entriesOf(text: string | undefined): readonly Entry[] {
		try {
			const stored: unknown = JSON.parse(text ?? '[]')
			return Array.isArray(stored) ? stored.filter(isEntry) : none
		} catch {
			return none
		}
	}

	/** The same list as long as the stored text is the same. */
	function read(): readonly Entry[] {
		const text = recall(key)
		if (text !== last.text) last = { text, entries: entriesOf(text) }
		return last.entries
	}

	return {
		read,
		write: (entries: readonly Entry[]) => {
			if (entries.length === 0) forget(key)
			else remember(key, JSON.stringify(entries))
		},
		use: () => useStore(storage, none, read),
	}
}
