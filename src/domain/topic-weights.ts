/** The topics that the model decides, each for itself, and whether a title is other news. Further topics are decided by their words. */
export const outcomes = [
	'market',
	'regulation',
	'blockchain',
	'defi',
	'nft',
	'metaverse',
	'game',
	'airdrop',
	'whale',
	'crypto',
	'other trades',
] as const
export type Outcome = (typeof outcomes)[number]

/** A feature of titles and its weight for each outcome, in tenths, in the order of `outcomes`. */
export type TopicWeight = readonly [feature: string, ...tenths: number[]]
