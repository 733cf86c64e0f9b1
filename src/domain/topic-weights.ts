/** What a title may be about: a topic, none of this trade, or a robbed protocol, which is two topics at once. */
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
	'robbed protocol',
	'other trades',
] as const
export type Outcome = (typeof outcomes)[number]

/** A feature of titles and how much it weighs for each outcome: tenths, in the order of `outcomes`. */
export type TopicWeight = readonly [feature: string, ...tenths: number[]]
