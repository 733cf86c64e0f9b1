import type { NewsItem, NewsPage } from './home-data.ts'

/** A list that went on beyond its first page. */
export type KeptList = {
	firstPage: number
	loaded: readonly NewsItem[]
	items: readonly NewsItem[]
	ads: NewsPage['ads']
	days: Readonly<Record<string, string>>
}

const most = 10
const lists = new Map<string, KeptList>()

/** Remembers until the page is left for good, so that Back leads to the place that was left. */
export function keepList(address: string, list: KeptList): void {
	lists.delete(address)
	lists.set(address, list)
	const [oldest] = lists.keys()
	if (lists.size > most && oldest !== undefined) lists.delete(oldest)
}

/** After another choice of what a row is, none of them is as its address would be shown. */
export const forgetLists = (): void => lists.clear()

export const keptList = (address: string): KeptList | undefined => lists.get(address)
