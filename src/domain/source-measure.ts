/** The period of the statistics. */
export const measuredDays = 30

/** A share of fewer is not shown, because it would be mostly chance. */
const leastForShare = 5

/** The counts of a source. */
type SourceCounts = {
	items: number
	edited: number
	/** Stories of several outlets that it reported, and those that nobody reported earlier. */
	stories: number
	first: number
	/** The median delay behind the first report, for stories that it did not report first. */
	lagSeconds: number | null
}

/** The statistics that are shown; null if there is too little data. */
type SourceMeasure = {
	lagSeconds: number | null
	/** As a share of stories that several outlets reported. */
	firstShare: number | null
	/** The share of its headlines that were changed. */
	editedShare: number | null
}

const share = (part: number, whole: number): number | null => (whole < leastForShare ? null : part / whole)

export const measureOf = ({ items, edited, stories, first, lagSeconds }: SourceCounts): SourceMeasure => ({
	lagSeconds: stories - first < leastForShare ? null : lagSeconds,
	firstShare: share(first, stories),
	editedShare: share(edited, items),
})
