/** The outcomes of the topic model: a topic, other news, or a robbed protocol, which has two topics. */
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

/** A feature of titles and its weight for each outcome, in tenths, in the order of `outcomes`. */
export type TopicWeight = readonly [feature: string, ...tenths: number[]]
