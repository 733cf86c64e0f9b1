/** What a word of a headline may stand for, free of language. */
export const storyWordKinds = [
	'organisation',
	'person',
	'product',
	'place',
	'event',
	'thing',
	'general',
] as const

export type StoryWordKind = (typeof storyWordKinds)[number]

/** One meaning with its words in both languages: what an editor adds so that two headlines meet. */
export type StoryWord = {
	id: number
	kind: StoryWordKind
	ref: string
	/** `kind:ref`, unique in the list. */
	name: string
	en: readonly string[]
	fa: readonly string[]
	/** Names that a reader thinks of too (`organisation:ftx` at its founder's, `coin:LUNA` at Terraform's). */
	implies: readonly string[]
	/** Events that cannot be the same one: launch and delay, approve and reject. */
	opposes: readonly string[]
}

/** How many of some thousands of headlines carry each mark or word, so that two headlines are judged as strictly as two thousand. */
export type HeadlineFrequencies = { headlines: number; counts: ReadonlyMap<string, number> }

/** What headlines are read with. */
export type StoryVocabulary = { words: readonly StoryWord[]; frequencies: HeadlineFrequencies }
