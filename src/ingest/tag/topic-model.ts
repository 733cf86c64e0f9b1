import { topicWeights } from '#ingest/vocabulary/topic-weights.ts'
import type { Feature } from './title-features.ts'

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

/** The outcomes that an editor's topics stand for. */
export function outcomeOf(topics: readonly string[]): Outcome[] {
	if (topics.length === 0) return ['other trades']
	if (topics.includes('crypto') && topics.includes('defi')) return ['robbed protocol']
	return outcomes.filter((outcome) => topics.includes(outcome))
}

export type TopicModel = {
	/** By outcome, how likely it is. */
	shares: (features: readonly Feature[]) => Float64Array
	/** How much a feature speaks for an outcome. */
	weight: (feature: Feature, outcome: Outcome) => number
}

type Entries = Iterable<readonly [string, number]>

function buildTopicModel(weights: Iterable<readonly [Outcome, Entries]>): TopicModel {
	const width = outcomes.length
	const singles = new Map<string, number>()
	const pairs = new Map<string, Map<string, number>>()
	const entries: [at: number, weight: number][] = []
	let count = 0
	for (const [outcome, named] of weights) {
		const column = outcomes.indexOf(outcome)
		for (const [feature, weight] of named) {
			const [name, other] = halvesOf(feature)
			const rows = other === '' ? singles : (pairs.get(name) ?? new Map<string, number>())
			if (rows.size === 0 && rows !== singles) pairs.set(name, rows)
			const key = other === '' ? name : other
			const row = rows.get(key) ?? width * count++
			rows.set(key, row)
			entries.push([row + column, weight])
		}
	}
	// One array for all: a title looks up dozens of rows.
	const table = new Float32Array(count * width)
	for (const [at, weight] of entries) table[at] = weight
	const rowOf = ({ name, other }: Feature): number | undefined =>
		other === '' ? singles.get(name) : pairs.get(name)?.get(other)
	return {
		shares: (features) => {
			const scores = new Float64Array(width)
			let counted = 0
			for (const feature of features) {
				const row = rowOf(feature)
				if (row === undefined) continue
				counted++
				for (let at = 0; at < width; at++) scores[at] = (scores[at] ?? 0) + (table[row + at] ?? 0)
			}
			return softmax(scores, 1 / Math.sqrt(Math.max(1, counted)))
		},
		weight: (feature, outcome) => {
			const row = rowOf(feature)
			return row === undefined ? 0 : (table[row + outcomes.indexOf(outcome)] ?? 0)
		},
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

/** Weights are written with a part for each outcome, a line for each feature: its weight and its name, the heaviest first. */
export function readWeights(text: string): Map<Outcome, [string, number][]> {
	const weights = new Map<Outcome, [string, number][]>()
	for (const part of text.split('# ').slice(1)) {
		const [title, ...lines] = part.trimEnd().split('\n')
		const outcome = outcomes.find((name) => name === title)
		if (outcome === undefined) continue
		const entries = lines.map((line): [string, number] => {
			const space = line.indexOf(' ')
			return [line.slice(space + 1), Number(line.slice(0, space))]
		})
		weights.set(outcome, entries)
	}
	return weights
}

export const loadTopicModel = (): TopicModel => buildTopicModel(readWeights(topicWeights))
