/** A topic category: ids below 9000. */
export type Topic = {
	id: number
	routeRef: string
	nameEn: string
	nameFa: string
	keywordsEn: readonly string[]
	keywordsFa: readonly string[]
}

const firstPersonId = 9000

/** Entries with an id below 9000 route to a category, others to an influencer. */
export const isPersonId = (id: number): boolean => id >= firstPersonId
