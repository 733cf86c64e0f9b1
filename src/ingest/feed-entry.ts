/** One item of a feed as the parser returns it. */
export type FeedEntry = {
	/** Plain text. */
	title: string | null
	/** Absolute, http or https. */
	url: string | null
	/** An instant in ISO UTC. */
	published: string | null
	guid: string | null
	summary: string | null
	/** The address of its picture: absolute, http or https. */
	picture?: string
}
