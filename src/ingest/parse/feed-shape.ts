/** Which elements of a format are items, and which of their children are read. */
export type FeedShape = {
	/** The XML vocabulary whose elements have no prefix here. */
	own: string
	item: string
	/** Children of an item that are read, with the most characters that are needed of each. */
	wanted: ReadonlyMap<string, number>
	/** Long texts that are read only if the item has no summary before them. */
	fallbacks: ReadonlySet<string>
	/** Children whose own children count as the item's. */
	containers: ReadonlySet<string>
	/** Children that contain only text: if another element begins inside, the end tag is missing. */
	leaves: ReadonlySet<string>
}

/** Enough markup for a summary of two thousand characters in all but the most decorated texts. */
export const forSummary = 8_000

export const dublinCore = [
	'dc:title',
	'dc:date',
	'dc:description',
	'dc:creator',
	'dcterms:created',
	'dcterms:issued',
	'dcterms:modified',
]

export const withoutLimit = (name: string): [string, number] => [name, Number.POSITIVE_INFINITY]
