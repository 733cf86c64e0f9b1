/** One item of a feed as the parse stage gives it: nothing dropped, nothing invented. */
export type FeedEntry = {
	/** Plain text. */
	title: string | null
	/** Absolute, http or https. */
	url: string | null
	/** An instant in ISO UTC. */
	published: string | null
	guid: string | null
	summary: string | null
}
