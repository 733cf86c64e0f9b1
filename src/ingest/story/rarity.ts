import type { HeadlineFrequencies } from '#domain/story-word.ts'
import type { MarkKind } from './read-headline.ts'

/** In nats: how much it says that two headlines both carry the mark. */
export type Rarity = (name: string, kind: MarkKind) => number

/** What share of headlines carries a mark of the kind, where the counted ones say nothing of it. */
const expected: Readonly<Record<MarkKind, number>> = {
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
/** Expectation counts as much as this many headlines. */
const weightOfExpectation = 250

/** Rarity follows from a fixed count and not from the run, so that few headlines are judged as strictly as many. */
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
