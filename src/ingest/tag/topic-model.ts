import { type Outcome, outcomes, type TopicWeight } from '#domain/topic-weights.ts'
import type { TitleFeature } from './title-features.ts'

/** The offset of a feature's weights in the table; undefined for an unknown feature. */
type Offset = number | undefined

export type TopicModel = {
	offsetsOf: (features: readonly TitleFeature[]) => readonly Offset[]
	/** The probability of each topic; they do not compete. */
	shares: (offsets: readonly Offset[]) => Float64Array
	/** The weight of a feature for an outcome. */
	weight: (offset: Offset, outcome: Outcome) => number
}

export function buildTopicModel(weights: readonly TopicWeight[]): TopicModel {
	const width = outcomes.length
	const singles = new Map<string, number>()
	const pairs = new Map<string, Map<string, number>>()
	// One array for all features, because a title looks up dozens of them.
	const table = new Float32Array(weights.length * width)
	for (const [index, record] of weights.entries()) {
		const offset = index * width
		const [feature] = record
		for (let at = 0; at < width; at++) table[offset + at] = Number(record[at + 1]) / 10
		const [name, other] = halvesOf(feature)
		const halves = other === '' ? singles : (pairs.get(name) ?? new Map<string, number>())
		if (halves.size === 0 && other !== '') pairs.set(name, halves)
		halves.set(other === '' ? name : other, offset)
	}
	return {
		offsetsOf: (features) =>
			features.map(({ name, other }) => (other === '' ? singles.get(name) : pairs.get(name)?.get(other))),
		shares: (offsets) => {
			const scores = new Float64Array(width)
			let counted = 0
			for (const offset of offsets) {
				if (offset === undefined) continue
				counted++
				for (let at = 0; at < width; at++) scores[at] = (scores[at] ?? 0) + (table[offset + at] ?? 0)
			}
			const scale = 1 / Math.sqrt(Math.max(1, counted))
			return scores.map((score) => 1 / (1 + Math.exp(-score * scale)))
		},
		weight: (offset, outcome) =>
			offset === undefined ? 0 : (table[offset + outcomes.indexOf(outcome)] ?? 0),
	}
}

/** The last word is the other half: "coin with price" is "coin with" and "price". */
function halvesOf(feature: string): [string, string] {
	const space = feature.lastIndexOf(' ')
	return space < 0 ? [feature, ''] : [feature.slice(0, space), feature.slice(space + 1)]
}
