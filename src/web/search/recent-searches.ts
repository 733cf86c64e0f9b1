import { useStore } from '#web/create-store.ts'
import { forget, recall, remember, storage } from '#web/local-storage.ts'

const key = 'recent_searches'
const mostRecent = 5
const none: readonly string[] = []
let last: { text: string | undefined; searches: readonly string[] } = { text: undefined, searches: none }

/** The same list as long as the stored text is the same. */
function recentSearches(): readonly string[] {
	const text = recall(key)
	if (text !== last.text) last = { text, searches: readSearches(text) }
	return last.searches
}

function readSearches(text: string | undefined): readonly string[] {
	try {
		const stored: unknown = JSON.parse(text ?? '[]')
		return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, mostRecent) : none
	} catch {
		return none
	}
}

/** The last searches of this browser, the latest first. */
export const useRecentSearches = (): readonly string[] => useStore(storage, none, recentSearches)

/** A search that goes on with the latest one takes its place: a pause while typing searches too. */
export function withSearch(searches: readonly string[], search: string): readonly string[] {
	const others = searches.filter((one, index) => one !== search && !(index === 0 && search.startsWith(one)))
	return [search, ...others].slice(0, mostRecent)
}

export const rememberSearch = (search: string): void =>
	remember(key, JSON.stringify(withSearch(recentSearches(), search)))

export function forgetSearch(search: string): void {
	const left = recentSearches().filter((one) => one !== search)
	if (left.length === 0) forget(key)
	else remember(key, JSON.stringify(left))
}
