import { type Outcome, outcomes } from '#domain/topic-weights.ts'
import { prefixOf } from '#ingest/tag/title-features.ts'
import type { LearnedWeights } from './write-weights.ts'

/** The features of a title, and the topics that an editor gave it. */
type Example = { features: readonly string[]; topics: readonly string[] }

const seeds = [7, 8, 9, 10]
const rounds = 12
/** After small weights are dropped, the others are trained without them for a few rounds. */
const lastRounds = 4
const step = 0.3
const decay = 2e-4
const steady = 1e-3
/** Pairs of neighbouring words that occur once say more about their author than about a topic. */
const fewestPairs = 2
/** Weights below this are dropped, and the others are rounded: that halves the file and changes no exam. */
const lightest = 0.8
const roundedTo = 0.2

/**
 * Logistic regression with AdaGrad, a yes or no for each topic. Each seed shuffles the examples in another order and the results are averaged, so
 * that no order can be lucky. The seeds are fixed, so the same labels give the same file.
 */
export function learnTopics(examples: readonly Example[]): LearnedWeights {
	const known = numberFeatures(examples)
	const titles = examples.map(({ features }) =>
		Int32Array.from(features.flatMap((feature) => known.get(feature) ?? [])),
	)
	const wanted = examples.map(({ topics }) => targetOf(topics))
	const sum = new Float64Array(known.size * outcomes.length)
	for (const seed of seeds) {
		for (const [at, weight] of learnInOrder({ titles, wanted }, sum.length, chanceFrom(seed)).entries())
			sum[at] = (sum[at] ?? 0) + weight
	}
	return byFeature(
		known,
		sum.map((weight) => weight / seeds.length),
	)
}

type Lesson = { titles: readonly Int32Array[]; wanted: readonly Float64Array[] }

function learnInOrder({ titles, wanted }: Lesson, size: number, chance: () => number): Float64Array {
	const width = outcomes.length
	const weights = new Float64Array(size)
	const gradients = new Float64Array(size)
	const dropped = new Uint8Array(size)
	const order = titles.map((_, index) => index)
	const shares = new Float64Array(width)
	for (let round = 0; round < rounds + lastRounds; round++) {
		if (round === rounds) dropLightest(weights, dropped)
		shuffle(order, chance)
		for (const index of order) {
			const title = titles[index] ?? new Int32Array()
			const target = wanted[index] ?? []
			const scale = 1 / Math.sqrt(Math.max(1, title.length))
			sharesOf(title, weights, scale, shares)
			for (let outcome = 0; outcome < width; outcome++) {
				const error = ((shares[outcome] ?? 0) - (target[outcome] ?? 0)) * scale
				for (const feature of title) {
					const at = feature * width + outcome
					if (dropped[at] === 1) continue
					const gradient = error + decay * (weights[at] ?? 0)
					gradients[at] = (gradients[at] ?? 0) + gradient * gradient
					weights[at] = (weights[at] ?? 0) - (step * gradient) / Math.sqrt((gradients[at] ?? 0) + steady)
				}
			}
		}
	}
	return weights
}

function dropLightest(weights: Float64Array, dropped: Uint8Array): void {
	for (const [at, weight] of weights.entries()) {
		if (Math.abs(weight) >= lightest) continue
		weights[at] = 0
		dropped[at] = 1
	}
}

function numberFeatures(examples: readonly Example[]): Map<string, number> {
	const counts = new Map<string, number>()
	for (const { features } of examples) {
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
	}
	const known = new Map<string, number>()
	for (const [feature, count] of counts) {
		const isPair = feature.includes(' ')
		if (isPair && count < fewestPairs) continue
		// Where no other word has this prefix, the prefix says no more than the word.
		const prefix = isPair ? undefined : prefixOf(feature)
		if (prefix !== undefined && counts.get(prefix) === count) continue
		known.set(feature, known.size)
	}
	return known
}

const targetOf = (topics: readonly string[]): Float64Array =>
	Float64Array.from(outcomes, (outcome) => (isWanted(outcome, topics) ? 1 : 0))

const isWanted = (outcome: Outcome, topics: readonly string[]): boolean =>
	outcome === 'other trades' ? topics.length === 0 : topics.includes(outcome)

function sharesOf(title: Int32Array, weights: Float64Array, scale: number, shares: Float64Array): void {
	shares.fill(0)
	for (const feature of title) {
		const at = feature * shares.length
		for (let outcome = 0; outcome < shares.length; outcome++)
			shares[outcome] = (shares[outcome] ?? 0) + (weights[at + outcome] ?? 0) * scale
	}
	for (const [outcome, score] of shares.entries()) shares[outcome] = 1 / (1 + Math.exp(-score))
}

function byFeature(known: ReadonlyMap<string, number>, weights: Float64Array): LearnedWeights {
	const rows = new Map<string, Map<Outcome, number>>()
	for (const [feature, number] of known) {
		const row = new Map<Outcome, number>()
		for (const [at, outcome] of outcomes.entries()) {
			const weight = weights[number * outcomes.length + at] ?? 0
			const rounded = Math.round(weight / roundedTo) * roundedTo
			if (rounded !== 0) row.set(outcome, rounded)
		}
		if (row.size > 0) rows.set(feature, row)
	}
	return rows
}

function chanceFrom(seed: number): () => number {
	let state = seed
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
		return state / 2 ** 32
	}
}

function shuffle(order: number[], chance: () => number): void {
	for (let last = order.length - 1; last > 0; last--) {
		const other = Math.floor(chance() * (last + 1))
		const moved = order[last] ?? 0
		order[last] = order[other] ?? 0
		order[other] = moved
	}
}
