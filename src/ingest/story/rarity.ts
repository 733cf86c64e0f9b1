import type { HeadlineFrequencies } from '#domain/story-word.ts'
import type { FeatureKind } from './read-headline.ts'

/** How significant it is, in nats, that two headlines share the feature. */
export type Rarity = (name: string, kind: FeatureKind) => number

/** The assumed share of headlines with a feature of this kind, for features that were not counted. */
const expected: Readonly<Record<FeatureKind, number>> = {
	coin: 0.02,
	organisation: 0.012,
	person: 0.006,
	product: 0.006,
	place: 0.02,
	event: 0.045,
	thing: 0.03,
	general: 0.15,
	word: 0.006,
}
/** The assumption counts as much as this many headlines. */
const weightOfExpectation = 250

/** Rarity comes from a shipped count and not from the current list, so that short lists are judged as strictly as long ones. */
export function rarityFrom({ headlines, counts }: HeadlineFrequencies): Rarity {
	const known = new Map<string, number>()
	return (name, kind) => {
		const found = known.get(name)
		if (found !== undefined) return found
		const share =
			((counts.get(name) ?? 0) + expected[kind] * weightOfExpectation) / (headlines + weightOfExpectation)
		const rarity = -Math.log(share)
		if (known.size >= mostKnown) known.clear()
		known.set(name, rarity)
		return rarity
	}
}

const mostKnown = 20_000
