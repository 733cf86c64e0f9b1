import { sameAmount } from './amounts.ts'
import { isOwnName, isSideEvent } from './mark-roles.ts'
import type { Headline, MarkKind } from './read-headline.ts'
import type { WordIndex } from './word-index.ts'

/** Why two headlines cannot tell one event however alike they are, in words for `--why`; nothing where they may. */
export const vetoOf = (a: Headline, b: Headline, words: WordIndex): string | undefined =>
	otherAmount(a, b) ?? oppositeEvent(a, b, words) ?? otherName(a, b)

/** Figures of one unit, and none of them the same. Bare numbers count too many things to forbid anything. */
function otherAmount(a: Headline, b: Headline): string | undefined {
	if (a.amounts.length === 0 || b.amounts.length === 0) return undefined
	for (const unit of new Set(a.amounts.map((amount) => amount.unit))) {
		const theirs = unit === 'count' ? [] : b.amounts.filter((amount) => amount.unit === unit)
		if (theirs.length === 0) continue
		const ours = a.amounts.filter((amount) => amount.unit === unit)
		if (!ours.some((one) => theirs.some((other) => sameAmount(one, other))))
			return `${unit} ${ours[0]?.value} and ${theirs[0]?.value}`
	}
	return undefined
}

function oppositeEvent(a: Headline, b: Headline, { byName }: WordIndex): string | undefined {
	// "Inflation hits 9.1%" and "bitcoin falls on 9.1% inflation": the figure says that it is one event.
	const sameFigure = a.amounts.some((one) => b.amounts.some((other) => sameAmount(one, other)))
	for (const [one, other] of [
		[a, b],
		[b, a],
	] as const) {
		for (const { name, kind } of one.marks.values()) {
			if (kind !== 'event' || other.marks.has(name) || (sameFigure && isSideEvent(name))) continue
			const opposite = byName
				.get(name)
				?.opposes.find((ref) => other.marks.has(`event:${ref}`) && !one.marks.has(`event:${ref}`))
			if (opposite !== undefined) return `${name} and event:${opposite}`
		}
	}
	return undefined
}

const decidingKinds: readonly MarkKind[] = ['coin', 'person', 'organisation', 'place']

/** Another coin, person, firm or country in what may be the same sentence. */
function otherName(a: Headline, b: Headline): string | undefined {
	for (const kind of decidingKinds) {
		const ours = namesOf(a, kind)
		if (ours.length === 0) continue
		const theirs = namesOf(b, kind)
		if (theirs.length > 0 && !met(ours, b) && !met(theirs, a)) return `${ours[0]} and ${theirs[0]}`
	}
	return undefined
}

const met = (names: readonly string[], other: Headline): boolean =>
	names.some((name) => other.marks.has(name) || other.implied.has(name))

function namesOf(headline: Headline, kind: MarkKind): string[] {
	const names: string[] = []
	for (const mark of headline.marks.values()) if (mark.kind === kind && isOwnName(mark)) names.push(mark.name)
	return names
}
