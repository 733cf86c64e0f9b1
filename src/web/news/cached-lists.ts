import type { FrontStory, ListItem, NewsPage } from './home-data.ts'

/** A list that was extended beyond its first page. */
export type CachedList = {
	firstPage: number
	/** The stories above it. */
	front: readonly FrontStory[]
	loaded: readonly ListItem[]
	items: readonly ListItem[]
	ads: NewsPage['ads']
	days: Readonly<Record<string, string>>
}

const most = 10
const lists = new Map<string, CachedList>()

/** Caches the list until the document is left, so that Back restores it. */
export function cacheList(address: string, list: CachedList): void {
	lists.delete(address)
	lists.set(address, list)
	const [oldest] = lists.keys()
	if (lists.size > most && oldest !== undefined) lists.delete(oldest)
}

/** After a change of grouping or row height none of them is valid. */
export const clearLists = (): void => lists.clear()

export const cachedList = (address: string): CachedList | undefined => lists.get(address)
