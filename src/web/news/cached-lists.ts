import type { FrontStory, ListItem, NewsPage } from './home-data.ts'

/** A list that went on beyond its first page. */
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

/** Remembers until the page is left for good, so that Back leads to the place that was left. */
export function cacheList(address: string, list: CachedList): void {
	lists.delete(address)
	lists.set(address, list)
	const [oldest] = lists.keys()
	if (lists.size > most && oldest !== undefined) lists.delete(oldest)
}

/** After another choice of what a row is, none of them is as its address would be shown. */
export const clearLists = (): void => lists.clear()

export const cachedList = (address: string): CachedList | undefined => lists.get(address)
