import { type Outcome, outcomes, type TopicWeight } from '#domain/topic-weights.ts'

/** The learned weight of each feature for the outcomes that it is evidence for. */
export type LearnedWeights = ReadonlyMap<string, ReadonlyMap<Outcome, number>>

/**
 * Writes one line for each feature, so that a diff can be read: for each outcome the features with the largest
 * weights first.
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
