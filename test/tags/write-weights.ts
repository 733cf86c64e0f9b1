import { type Outcome, outcomes, type TopicWeight } from '#domain/topic-weights.ts'

/** What was learned: how much a feature weighs for each outcome that it says something about. */
export type LearnedWeights = ReadonlyMap<string, ReadonlyMap<Outcome, number>>

/**
 * The file of weights, a line for each feature, so that a change of it can be read: for each outcome the features that
 * speak for it most, the heaviest first.
 */
export function writeWeights(learned: LearnedWeights): string {
	const strongest = (byOutcome: ReadonlyMap<Outcome, number>) =>
		[...byOutcome].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
	const records = outcomes.flatMap((outcome) => {
		const part = [...learned].filter(([, byOutcome]) => strongest(byOutcome) === outcome)
		const weight = (byOutcome: ReadonlyMap<Outcome, number>) => byOutcome.get(outcome) ?? 0
		part.sort(([one, first], [other, second]) => weight(second) - weight(first) || (one < other ? -1 : 1))
		return part.map(([feature, byOutcome]): TopicWeight => {
			const tenths = outcomes.map((one) => Math.round((byOutcome.get(one) ?? 0) * 10))
			return [feature, ...tenths]
		})
	})
	const lines = records.map((record) => JSON.stringify(record))
	return `{\n"outcomes": ${JSON.stringify(outcomes)},\n"weights": [\n${lines.join(',\n')}\n]\n}\n`
}
