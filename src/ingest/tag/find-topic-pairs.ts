import { type TopicPair, topicPairs } from '#ingest/vocabulary/topic-pairs.ts'
import type { Token } from './tokenise-title.ts'

type PairSide = { pair: TopicPair; side: 0 | 1 }

/** By word, so that one pass over a title is enough for all pairs. */
const sidesOf = new Map<string, PairSide[]>()
for (const pair of topicPairs) {
	for (const side of [0, 1] as const) {
		for (const word of pair.sides[side].split(' ')) {
			sidesOf.set(word, [...(sidesOf.get(word) ?? []), { pair, side }])
		}
	}
}

/** Calls back with the topic and the position of the word that completes a pair. */
export function findTopicPairs(
	tokens: readonly Token[],
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
