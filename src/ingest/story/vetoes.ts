import { type Amount, isExact, sameAmount } from './amounts.ts'
import { otherCount } from './counted-things.ts'
import { isSideEvent } from './mark-roles.ts'
import { decidingKinds, type Headline } from './read-headline.ts'
import type { WordIndex } from './word-index.ts'

/** Why two headlines cannot tell one event however alike they are, in words for `--why`; nothing where they may. */
export const vetoOf = (a: Headline, b: Headline, words: WordIndex): string | undefined =>
	otherAmount(a, b) ?? otherCount(a.counts, b.counts) ?? oppositeEvent(a, b, words) ?? otherName(a, b)

/** Figures of one unit, and none of them the same. Bare numbers count too many things to forbid anything, but for exact ones. */
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
		if (other.marks.has(name)) continue
		const opposite = opposites.get(name)?.find((event) => other.marks.has(event) && !one.marks.has(event))
		// "Inflation hits 9.1%" and "bitcoin falls on 9.1% inflation": the figure says that it is one event.
		if (opposite !== undefined && !(isSideEvent(name) && sameFigure(one, other)))
			return `${name} and ${opposite}`
	}
	return undefined
}

/** To the last digit: up 5% and down 4.6% are two events. */
const sameFigure = (a: Headline, b: Headline): boolean =>
	a.amounts.some(({ unit, value }) => b.amounts.some((other) => other.unit === unit && other.value === value))

/** Another coin, person, firm or country in what may be the same sentence. */
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
	names.some((name) => other.marks.has(name) || other.implied.has(name))
