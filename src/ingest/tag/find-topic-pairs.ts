import type { TopicPair } from '#domain/tag-words.ts'
import type { Token } from './tokenise-title.ts'

/** By word, so that one pass over a title is enough for all pairs. */
export type PairSides = ReadonlyMap<string, readonly { pair: TopicPair; side: 0 | 1 }[]>

export function sidesOfPairs(pairs: readonly TopicPair[]): PairSides {
	const sides = pairs.flatMap((pair) =>
		([0, 1] as const).flatMap((side) => pair.sides[side].map((word) => ({ word, pair, side }))),
	)
	return Map.groupBy(sides, ({ word }) => word)
}

/** Calls back with the topic and the position of the word that completes a pair. */
export function findTopicPairs(
	tokens: readonly Token[],
	sidesOf: PairSides,
	addTopic: (topic: string, at: number, beside: string) => void,
): void {
	const seen = new Map<TopicPair, { side: 0 | 1; key: string }>()
	for (let index = 0; index < tokens.length; index++) {
		const key = tokens[index]?.key ?? ''
		for (const { pair, side } of sidesOf.get(key) ?? []) {
			const other = seen.get(pair)
			if (other === undefined) seen.set(pair, { side, key })
			else if (other.side !== side) addTopic(pair.topic, index, other.key)
		}
	}
}
