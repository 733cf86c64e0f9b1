import { type Amount, isExact, sameAmount } from './amounts.ts'
import { otherCount } from './counted-things.ts'
import { isSideEvent } from './feature-roles.ts'
import { decidingKinds, type Headline } from './read-headline.ts'
import type { WordIndex } from './word-index.ts'

/** Why two headlines cannot be about one event, however similar they are; undefined if they can. */
export const vetoOf = (a: Headline, b: Headline, words: WordIndex): string | undefined =>
	otherAmount(a, b) ?? otherCount(a.counts, b.counts) ?? oppositeEvent(a, b, words) ?? otherName(a, b)

/** Both have figures of one unit and share none. Numbers without a unit count only if they are exact. */
function otherAmount(a: Headline, b: Headline): string | undefined {
	if (b.amounts.length === 0) return undefined
	for (const { unit } of a.amounts) {
		const theirs = b.amounts.find((amount) => forbids(amount, unit))
		const ours = theirs && a.amounts.find((amount) => forbids(amount, unit))
		if (ours === undefined || a.amounts.some((one) => forbids(one, unit) && isMet(one, b))) continue
		return `${unit} ${ours.value} and ${theirs?.value}`
	}
	return undefined
}

const forbids = (amount: Amount, unit: string): boolean =>
	amount.unit === unit && (unit !== 'count' || isExact(amount))

const isMet = (amount: Amount, { amounts }: Headline): boolean =>
	amounts.some((other) => forbids(other, amount.unit) && sameAmount(amount, other))

const oppositeEvent = (a: Headline, b: Headline, words: WordIndex): string | undefined =>
	a.events.length === 0 || b.events.length === 0
		? undefined
		: (opposedIn(a, b, words) ?? opposedIn(b, a, words))

function opposedIn(one: Headline, other: Headline, { opposites }: WordIndex): string | undefined {
	for (const name of one.events) {
		if (other.features.has(name)) continue
		const opposite = opposites
			.get(name)
			?.find((event) => other.features.has(event) && !one.features.has(event))
		// The same figure shows that it is one event: "Inflation hits 9.1%" and "bitcoin falls on 9.1% inflation".
		if (opposite !== undefined && !(isSideEvent(name) && sameFigure(one, other)))
			return `${name} and ${opposite}`
	}
	return undefined
}

/** Exactly the same figure, because up 5% and down 4.6% are two events. */
const sameFigure = (a: Headline, b: Headline): boolean =>
	a.amounts.some(({ unit, value }) => b.amounts.some((other) => other.unit === unit && other.value === value))

/** Both have a coin, person, company or country and share none. */
function otherName(a: Headline, b: Headline): string | undefined {
	for (const kind of decidingKinds) {
		const ours = a.own[kind]
		const theirs = b.own[kind]
		if (ours.length > 0 && theirs.length > 0 && !met(ours, b) && !met(theirs, a))
			return `${ours[0]} and ${theirs[0]}`
	}
	return undefined
}

const met = (names: readonly string[], other: Headline): boolean =>
	names.some((name) => other.features.has(name) || other.implied.has(name))
