/** The kinds of meanings in the vocabulary. */
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

/** One meaning with its words in both languages. Editors add these, so that headlines of both languages can be compared. */
export type StoryWord = {
	id: number
	kind: StoryWordKind
	ref: string
	/** `kind:ref`, unique in the list. */
	name: string
	en: readonly string[]
	fa: readonly string[]
	/** Names that this one implies (`organisation:ftx` for its founder, `coin:LUNA` for Terraform). */
	implies: readonly string[]
	/** Opposite events: launch and delay, approve and reject. */
	opposes: readonly string[]
}

/** How many of some thousands of headlines have each feature or word, from which rarity is computed. */
export type HeadlineFrequencies = { headlines: number; counts: ReadonlyMap<string, number> }

export type StoryVocabulary = { words: readonly StoryWord[]; frequencies: HeadlineFrequencies }
