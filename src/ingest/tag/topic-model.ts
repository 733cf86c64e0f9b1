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

/** Where a feature's weights are; a feature that no label has shown has none. */
type Place = number | undefined

export type TopicModel = {
	placesOf: (features: readonly Feature[]) => readonly Place[]
	/** By outcome, how likely it is. */
	shares: (places: readonly Place[]) => Float64Array
	/** How much a feature speaks for an outcome. */
	weight: (place: Place, outcome: Outcome) => number
}

export function loadTopicModel(text = topicWeights): TopicModel {
	const width = outcomes.length
	const singles = new Map<string, number>()
	const pairs = new Map<string, Map<string, number>>()
	const lines = text.split('\n')
	// One array for all: a title looks up dozens of places.
	const table = new Float32Array(lines.length * width)
	for (const [index, line] of lines.entries()) {
		const place = index * width
		const feature = readLine(line, (outcome, weight) => {
			table[place + outcome] = weight
		})
		if (feature === undefined) continue
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

/** How much a feature weighs for each outcome that it says something about. */
export type Weights = ReadonlyMap<string, ReadonlyMap<Outcome, number>>

/** The letter of each outcome in the file of weights, in their order. */
const letters = 'mrbdnvgawcpo'
const steps = 10

/**
 * A part for each outcome with the features that speak for it most, the heaviest first; a line for each feature: its weights
 * in tenths, each behind the letter of its outcome, and its name.
 */
export function writeWeights(weights: Weights): string {
	const strongest = (byOutcome: ReadonlyMap<Outcome, number>) =>
		[...byOutcome].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
	const lines = outcomes.flatMap((outcome) => {
		const part = [...weights].filter(([, byOutcome]) => strongest(byOutcome) === outcome)
		const weight = (byOutcome: ReadonlyMap<Outcome, number>) => byOutcome.get(outcome) ?? 0
		part.sort(([one, first], [other, second]) => weight(second) - weight(first) || (one < other ? -1 : 1))
		return [`# ${outcome}`, ...part.map(([feature, byOutcome]) => `${writeLine(byOutcome)} ${feature}`)]
	})
	return `${lines.join('\n')}\n`
}

const writeLine = (byOutcome: ReadonlyMap<Outcome, number>): string =>
	[...byOutcome]
		.sort((one, other) => other[1] - one[1])
		.map(([outcome, weight]) => `${letters[outcomes.indexOf(outcome)]}${Math.round(weight * steps)}`)
		.join('')

const minus = '-'.charCodeAt(0)
const zero = '0'.charCodeAt(0)
const nine = '9'.charCodeAt(0)

/** The feature of a line, its weights told one by one; undefined for a line that is none. By hand: 15,000 lines are read at start. */
function readLine(line: string, tell: (outcome: number, weight: number) => void): string | undefined {
	const space = line.indexOf(' ')
	if (space < 2) return undefined
	let outcome = -1
	let tenths = 0
	let sign = 1
	for (let at = 0; at < space; at++) {
		const code = line.charCodeAt(at)
		if (code >= zero && code <= nine) tenths = tenths * 10 + code - zero
		else if (code === minus) sign = -1
		else {
			if (outcome >= 0) tell(outcome, (sign * tenths) / steps)
			outcome = letters.indexOf(line[at] ?? '')
			tenths = 0
			sign = 1
		}
	}
	tell(outcome, (sign * tenths) / steps)
	return line.slice(space + 1)
}
