import type { TextAdAnswer } from './text-ad.tsx'

export type AdPlaces = {
	textUnder: ReadonlyMap<number, TextAdAnswer>
	/** The item that the banner of the list stands under. */
	bannerUnder: number | undefined
}

/** The banner parts the list in the middle of a page. */
const bannerAfter = 5

/** Which items carry an ad; no item carries two. */
export function adPlaces(itemIds: readonly number[], ads: readonly TextAdAnswer[]): AdPlaces {
	const textUnder = new Map(ads.map((ad) => [ad.news_id, ad]))
	const free = itemIds.filter((id, index) => index >= bannerAfter - 1 && !textUnder.has(id))
	return { textUnder, bannerUnder: free[0] ?? itemIds.findLast((id) => !textUnder.has(id)) }
}
