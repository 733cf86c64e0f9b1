import { type Outcome, outcomeOf, outcomes } from '#ingest/tag/topic-model.ts'

/** What a title shows, by name, and the topics that an editor gave it. */
type Example = { features: readonly string[]; topics: readonly string[] }
type Weights = ReadonlyMap<Outcome, ReadonlyMap<string, number>>

const rounds = 12
const step = 0.3
const decay = 2e-4
const steady = 1e-3
/** Pairs of neighbours that were seen once say more of their author than of a topic. */
const fewestPairs = 2
/** Weights below this change no decision; without them the file is a quarter as long. */
const lightest = 0.5

/** Softmax regression by AdaGrad. The order of examples is shuffled by a fixed seed, so the same labels give the same file. */
export function learnTopics(examples: readonly Example[]): Weights {
	const known = numberFeatures(examples)
	const width = outcomes.length
	const weights = new Float64Array(known.size * width)
	const gradients = new Float64Array(known.size * width)
	const titles = examples.map(({ features }) =>
		Int32Array.from(features.flatMap((feature) => known.get(feature) ?? [])),
	)
	const wanted = examples.map(({ topics }) => targetOf(topics))
	const order = examples.map((_, index) => index)
	const chance = chanceFrom(7)
	const shares = new Float64Array(width)
	for (let round = 0; round < rounds; round++) {
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
					const gradient = error + decay * (weights[at] ?? 0)
					gradients[at] = (gradients[at] ?? 0) + gradient * gradient
					weights[at] = (weights[at] ?? 0) - (step * gradient) / Math.sqrt((gradients[at] ?? 0) + steady)
				}
			}
		}
	}
	return byOutcome(known, weights)
}

function numberFeatures(examples: readonly Example[]): Map<string, number> {
	const counts = new Map<string, number>()
	for (const { features } of examples) {
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
	}
	const known = new Map<string, number>()
	for (const [feature, count] of counts) {
		if (count >= fewestPairs || !feature.includes(' ')) known.set(feature, known.size)
	}
	return known
}

function targetOf(topics: readonly string[]): Float64Array {
	const target = new Float64Array(outcomes.length)
	const wanted = outcomeOf(topics)
	for (const outcome of wanted) target[outcomes.indexOf(outcome)] = 1 / wanted.length
	return target
}

function sharesOf(title: Int32Array, weights: Float64Array, scale: number, shares: Float64Array): void {
	shares.fill(0)
	for (const feature of title) {
		const at = feature * shares.length
		for (let outcome = 0; outcome < shares.length; outcome++)
			shares[outcome] = (shares[outcome] ?? 0) + (weights[at + outcome] ?? 0) * scale
	}
	const most = Math.max(...shares)
	let sum = 0
	for (const [outcome, score] of shares.entries()) {
		shares[outcome] = Math.exp(score - most)
		sum += shares[outcome] ?? 0
	}
	for (const [outcome, share] of shares.entries()) shares[outcome] = share / sum
}

function byOutcome(known: ReadonlyMap<string, number>, weights: Float64Array): Weights {
	const sorted = outcomes.map((outcome, at): [Outcome, ReadonlyMap<string, number>] => {
		const entries: [string, number][] = []
		for (const [feature, number] of known) {
			const weight = Math.round((weights[number * outcomes.length + at] ?? 0) * 100) / 100
			if (Math.abs(weight) >= lightest) entries.push([feature, weight])
		}
		entries.sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
		return [outcome, new Map(entries)]
	})
	return new Map(sorted)
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

export const writeWeights = (weights: Weights): string =>
	[...weights]
		.map(([outcome, entries]) =>
			[`# ${outcome}`, ...[...entries].map(([feature, weight]) => `${weight} ${feature}`)].join('\n'),
		)
		.join('\n')
		.concat('\n')
