import type { MarkKind } from './read-headline.ts'

/** How many of the headlines seen lately carry a mark. */
export type Frequencies = { headlines: number; of: (name: string) => number }

/** In nats: how much it says that two headlines both carry the mark. */
export type Rarity = (name: string, kind: MarkKind) => number

/** What share of headlines carries a mark of the kind, before any has been counted. */
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
const expectedOf: ReadonlyMap<string, number> = new Map([
	['coin:BTC', 0.22],
	['coin:ETH', 0.1],
	['place:us', 0.08],
	['organisation:sec', 0.04],
	['organisation:binance', 0.04],
	['organisation:court', 0.03],
	['general:crypto', 0.3],
	['event:rise', 0.12],
	['event:fall', 0.12],
	['event:launch', 0.08],
	['event:plan', 0.08],
	['event:allow', 0.08],
])
/** Expectation counts as much as this many headlines. */
const weightOfExpectation = 250

export function rarityOf(name: string, kind: MarkKind, seen: Frequencies): number {
	const share = expectedOf.get(name) ?? expected[kind]
	// The two headlines that are compared do not make a mark common.
	const counted = Math.max(0, seen.of(name) - 2)
	return -Math.log((counted + share * weightOfExpectation) / (seen.headlines + weightOfExpectation))
}
