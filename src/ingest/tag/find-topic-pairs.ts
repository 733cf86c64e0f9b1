import { type TopicPair, topicPairs } from '#ingest/vocabulary/topic-pairs.ts'
import type { Token } from './tokenise-title.ts'

type Place = { pair: TopicPair; side: 0 | 1 }

/** By word, so that a title is walked once whatever the number of pairs. */
const placesOf = new Map<string, Place[]>()
for (const pair of topicPairs) {
	for (const side of [0, 1] as const) {
		for (const word of pair.sides[side].split(' ')) {
			placesOf.set(word, [...(placesOf.get(word) ?? []), { pair, side }])
		}
	}
}

/** Calls back with the topic and the place of the word that completed a pair. */
export function findTopicPairs(
	tokens: readonly Token[],
	tell: (topic: string, at: number, beside: string) => void,
): void {
	const seen = new Map<TopicPair, { side: 0 | 1; key: string }>()
	for (let index = 0; index < tokens.length; index++) {
		const key = tokens[index]?.key ?? ''
		for (const { pair, side } of placesOf.get(key) ?? []) {
			const other = seen.get(pair)
			if (other === undefined) seen.set(pair, { side, key })
			else if (other.side !== side) tell(pair.topic, index, other.key)
		}
	}
}
