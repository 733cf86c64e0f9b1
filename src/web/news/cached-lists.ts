import type { Location, UIMatch } from 'react-router'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { cookie } from '#web/local-storage.ts'
import { createMemory } from '#web/page-memory.ts'
import { type FrontStory, failedList, type HomeData, type ListItem, type NewsPage } from './home-data.ts'

/** A list that stays in memory until the document is left. */
type CachedList = {
	/** Where it began; while the reader scrolls, its address gets a page number. */
	url: URL
	data: HomeData
	/** When it was loaded, by the clock of the document. */
	at: number
}

const cached = createMemory<CachedList>(
	(address) => `${isLoggedIn()} ${cookie('grouped') !== 'false'} ${address}`,
)

export const cachedList = cached.get

/** Keeps a list that has items, so that a tab or Back shows it at once. */
export function cacheList(address: string, list: CachedList): void {
	if (failedList(list.data.list) || list.data.list.news.length === 0) return
	cached.set(address, list)
}

/** Another address of a cached list: that of the page to which the reader has scrolled. */
export function cacheUnder(address: string, data: HomeData): void {
	// What is left of a filter beyond the limit is another list, without the note about it.
	if (data.beyondLimit) return
	const list = cached.find((one) => one.data === data)
	if (list !== undefined) cacheList(address, list)
}

/**
 * Where the position of a page is stored: a list of a tab has one whatever led to it, the tab or Back, and whatever
 * page its address names by now; another page has one for each visit.
 */
export function scrollKey({ key, pathname, search }: Location, matches: readonly UIMatch[]): string {
	if (!matches.some(({ id }) => /-(?:home|my)$/.test(id))) return key
	const began = import.meta.env.SSR ? undefined : cachedList(pathname + search)?.url
	return began === undefined ? pathname + search : began.pathname + began.search
}

/** A list after this time is loaded again when it is shown again. */
const freshMs = 15_000

/** Lists to be loaded although they are cached. */
const asked = new Set<string>()

/** Whether a cached list is old; if so, it will be loaded the next time instead of taken from memory. */
export function askAgain(address: string): boolean {
	const list = cachedList(address)
	if (list === undefined || performance.now() - list.at < freshMs) return false
	asked.add(address)
	return true
}

export const wasAsked = (address: string): boolean => asked.delete(address)

/** What is on the screen: the loaded pages with all later changes. */
export type ShownList = {
	list: HomeData['list']
	firstPage: number
	/** The last page that was loaded. */
	last: number
	/** The pages after the first, by the id of their first item. */
	starts: ReadonlyMap<number, number>
	/** The stories above it as they were loaded, and as they are shown. */
	stories: readonly FrontStory[]
	front: readonly FrontStory[]
	/** The items as they were loaded, and as they are shown. */
	loaded: readonly ListItem[]
	items: readonly ListItem[]
	ads: NewsPage['ads']
	/** Names of the days of later pages. */
	days: Readonly<Record<string, string>>
}

const shownLists = new WeakMap<HomeData['list'], ShownList>()

/** Lasts as long as its list is cached. */
export const keepShown = (shown: ShownList): void => void shownLists.set(shown.list, shown)

const noItems: readonly ListItem[] = []
const noStories: readonly FrontStory[] = []

/** A list as it was left; at first its one page. */
export function shownOf({ list, query, front }: HomeData): ShownList {
	const before = shownLists.get(list)
	if (before !== undefined) return before
	const page = failedList(list) ? undefined : list
	const items = page?.news ?? noItems
	const stories = front ?? noStories
	return {
		...{ list, firstPage: query.page, last: query.page, starts: new Map(), stories, front: stories },
		...{ loaded: items, items, ads: page?.ads ?? [], days: {} },
	}
}

/** A list that was loaded again has the pages that the reader had loaded, if they still follow it. */
export function carryOn(before: HomeData, after: HomeData): void {
	const old = shownOf(before)
	if (failedList(after.list) || old.last === old.firstPage) return
	const fresh = new Set(after.list.news.map(({ id }) => id))
	if (!old.items.some(({ id }) => fresh.has(id))) return
	const rest = <Item extends ListItem>(items: readonly Item[]) => items.filter(({ id }) => !fresh.has(id))
	const { firstPage, last, starts, ads, days } = old
	const now = shownOf(after)
	keepShown({
		...{ ...now, firstPage, last, starts, days },
		loaded: [...now.loaded, ...rest(old.loaded)],
		items: [...now.items, ...rest(old.items)],
		ads: [...now.ads, ...ads.filter(({ id }) => !now.ads.some((one) => one.id === id))],
	})
}
