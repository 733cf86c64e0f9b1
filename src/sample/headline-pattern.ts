/**
 * A headline with gaps. `{a|b}` is one of the wordings; `{coin}`, `{city}`, `{pctM}` … are filled by fill-pattern.ts;
 * `{BTC}` is that coin by its name in the headline's language; `{@}` is the person the headline is about.
 */
export type HeadlinePattern = {
	text: string
	/** Route ref of the topic the headline was written for; people's headlines have none of their own. */
	topic?: string
	person?: string
}

export type PersonHeadlines = Readonly<Record<string, readonly string[]>>

export const topicPatterns = (topic: string, texts: readonly string[]): HeadlinePattern[] =>
	texts.map((text) => ({ text, topic }))

export const personPatterns = (headlines: PersonHeadlines): HeadlinePattern[] =>
	Object.entries(headlines).flatMap(([person, texts]) => texts.map((text) => ({ text, person })))
