import type { Placement } from '#domain/ad.ts'
import { newsPageSize } from '#domain/news-filter.ts'
import { tehranDayName } from '#domain/tehran-day.ts'
import type { TextAdResponse } from '#web/ads/text-ad.tsx'
import type { ListItem } from './home-data.ts'

/** The entries of the list, from top to bottom. */
export type ListEntry =
	| { kind: 'day'; key: string; day: string | 'shared' | 'sorted' }
	| { kind: 'item'; key: string; item: ListItem }
	| { kind: 'here'; key: string }
	| { kind: 'text-ad'; key: string; ad: TextAdResponse }
	| { kind: 'banner'; key: string; placement: Placement }

/** On a page of ten the banner is after this row. */
const bannerAfterRow = 8
/** In a list of single lines one is at the end of this many, below the first window. */
const bannerAfterLines = 2 * newsPageSize

type Given = {
	items: readonly ListItem[]
	ads: readonly TextAdResponse[]
	placements: readonly Placement[]
	/** The page of the first ten. */
	page: number
	/** Days are shown only in a list by time. */
	byTime: boolean
	shared: string | undefined
	/** The reader's last visit, if known. */
	lastVisit?: string | undefined
	/** A list of single lines. */
	isFront?: boolean
}

/** The first page has the banner of `top`; later pages, and those without one, that of `list`. */
const placementOn = (page: number, placements: readonly Placement[]): Placement | undefined =>
	(page === 1 ? (['top', 'list'] as const) : (['list'] as const)).find((one) => placements.includes(one))

export function listEntries({
	items,
	ads,
	placements,
	page,
	byTime,
	shared,
	lastVisit,
	isFront,
}: Given): ListEntry[] {
	const [every, bannerAfter] = isFront ? [bannerAfterLines, bannerAfterLines] : [newsPageSize, bannerAfterRow]
	const adUnder = new Map(ads.map((ad) => [ad.news_id, ad]))
	const entries: ListEntry[] = []
	let day: string | undefined
	let hasTextAd = false
	let isMarked = false
	items.forEach((item, index) => {
		const place = index % every
		if (place === 0) hasTextAd = false
		const itsDay =
			item.slug === shared ? 'shared' : byTime ? tehranDayName(new Date(item.published_date)) : 'sorted'
		if (itsDay !== day) entries.push({ kind: 'day', key: `day-${itsDay}`, day: itsDay })
		day = itsDay
		const isSeen = lastVisit !== undefined && itsDay !== 'shared' && item.published_date <= lastVisit
		if (byTime && isSeen && !isMarked) {
			// Without new items there is nothing to separate.
			if (index > 0) entries.push({ kind: 'here', key: 'here' })
			isMarked = true
		}
		entries.push({ kind: 'item', key: `item-${item.id}`, item })
		const ad = adUnder.get(item.id)
		if (ad !== undefined && !hasTextAd) {
			entries.push({ kind: 'text-ad', key: `ad-${item.id}`, ad })
			hasTextAd = true
		}
		// After a whole page of ten more will follow.
		const isLast = index === items.length - 1 && items.length % newsPageSize !== 0
		const inPage = page + Math.floor(index / newsPageSize)
		const placement = placementOn(page + Math.floor(index / every), placements)
		if (placement !== undefined && (place === bannerAfter - 1 || (isLast && place < bannerAfter - 1)))
			entries.push({ kind: 'banner', key: `banner-${inPage}`, placement })
	})
	return entries
}
