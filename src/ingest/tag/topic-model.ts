import { type Outcome, outcomes, type TopicWeight } from '#domain/topic-weights.ts'
import type { Feature } from './title-features.ts'

/** Where a feature's weights are; a feature that no label has shown has none. */
type Place = number | undefined

export type TopicModel = {
	placesOf: (features: readonly Feature[]) => readonly Place[]
	/** By outcome, how likely it is. */
	shares: (places: readonly Place[]) => Float64Array
	/** How much a feature speaks for an outcome. */
	weight: (place: Place, outcome: Outcome) => number
}

export function buildTopicModel(weights: readonly TopicWeight[]): TopicModel {
	const width = outcomes.length
	const singles = new Map<string, number>()
	const pairs = new Map<string, Map<string, number>>()
	// One array for all: a title looks up dozens of places.
	const table = new Float32Array(weights.length * width)
	for (const [index, record] of weights.entries()) {
		const place = index * width
		const [feature] = record
		for (let at = 0; at < width; at++) table[place + at] = Number(record[at + 1]) / 10
		const [name, other] = halvesOf(feature)
		const halves = other === '' ? singles : (pairs.get(name) ?? new Map<string, number>())
		if (halves.size === 0 && other !== '') pairs.set(name, halves)
		halves.set(other === '' ? name : other, place)
	}
	return {
		placesOf: (features) =>
			features.map(({ name, other }) => (other === '' ? singles.get(name) : pairs.get(name)?.get(other))),
		shares: (places) => {
			const scores = new Float64Array(width)
			let counted = 0
			for (const place of places) {
				if (place === undefined) continue
				counted++
				for (let at = 0; at < width; at++) scores[at] = (scores[at] ?? 0) + (table[place + at] ?? 0)
			}
			return softmax(scores, 1 / Math.sqrt(Math.max(1, counted)))
		},
		weight: (place, outcome) => (place === undefined ? 0 : (table[place + outcomes.indexOf(outcome)] ?? 0)),
	}
}

/** Only the last word is the other half: "coin with price" is "coin with" and "price". */
function halvesOf(feature: string): [string, string] {
	const space = feature.lastIndexOf(' ')
	return space < 0 ? [feature, ''] : [feature.slice(0, space), feature.slice(space + 1)]
}

function softmax(scores: Float64Array, scale: number): Float64Array {
	let sum = 0
	for (let at = 0; at < scores.length; at++) {
		scores[at] = Math.exp((scores[at] ?? 0) * scale)
		sum += scores[at] ?? 0
	}
	for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum
	return scores
}
