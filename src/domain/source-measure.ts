/** How long back a source is measured. */
export const measuredDays = 30

/** Of fewer than so many a share says more about chance than about the source. */
const leastForShare = 5

/** What is counted of a source. */
type SourceCounts = {
	items: number
	edited: number
	/** Stories of several outlets that it told, and those of them that nobody told earlier. */
	stories: number
	first: number
	/** The middle of how long after the first report it told the others. */
	lagSeconds: number | null
}

/** What may be said of a source; null where there is too little to say it. */
type SourceMeasure = {
	lagSeconds: number | null
	/** Of the stories that several outlets told. */
	firstShare: number | null
	/** Of its headlines, those that were changed. */
	editedShare: number | null
}

const share = (part: number, whole: number): number | null => (whole < leastForShare ? null : part / whole)

export const measureOf = ({ items, edited, stories, first, lagSeconds }: SourceCounts): SourceMeasure => ({
	lagSeconds: stories - first < leastForShare ? null : lagSeconds,
	firstShare: share(first, stories),
	editedShare: share(edited, items),
})
