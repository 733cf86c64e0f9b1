import { type Amount, isExact, sameAmount } from './amounts.ts'
import { otherCount } from './counted-things.ts'
import { isSideEvent } from './feature-roles.ts'
import { sharesName } from './one-sum.ts'
import { decidingKinds, type Headline } from './read-headline.ts'
import type { WordIndex } from './word-index.ts'

/** Why two headlines cannot be about one event, however similar they are; undefined if they can. */
export const vetoOf = (a: Headline, b: Headline, words: WordIndex, slack = 0): string | undefined =>
	otherAmount(a, b, slack) ??
	otherCount(a.counts, b.counts) ??
	oppositeEvent(a, b, words) ??
	followUp(a, b) ??
	followUp(b, a) ??
	otherName(a, b)

/** Both have figures of one unit and share none. Numbers without a unit count only if they are exact. */
function otherAmount(a: Headline, b: Headline, slack: number): string | undefined {
	if (b.amounts.length === 0) return undefined
	for (const { unit } of a.amounts) {
		const theirs = b.amounts.find((amount) => forbids(amount, unit))
		const ours = theirs && a.amounts.find((amount) => forbids(amount, unit))
		if (ours === undefined || a.amounts.some((one) => forbids(one, unit) && isMet(one, b, slack))) continue
		return `${unit} ${ours.value} and ${theirs?.value}`
	}
	return undefined
}

const forbids = (amount: Amount, unit: string): boolean =>
	amount.unit === unit && (unit !== 'count' || isExact(amount))

const isMet = (amount: Amount, { amounts }: Headline, slack: number): boolean =>
	amounts.some((other) => forbids(other, amount.unit) && sameAmount(amount, other, slack))

/** What comes later is a story of its own, although it mentions what came before: "Hacker returns the stolen $40M". */
const followUps: ReadonlyMap<string, readonly string[]> = new Map([
	['event:refund', ['event:hack']],
	['event:resume', ['event:hack', 'event:halt', 'event:outage']],
])

function followUp(one: Headline, other: Headline): string | undefined {
	for (const name of one.events) {
		if (other.features.has(name)) continue
		const before = followUps.get(name)?.find((event) => other.features.has(event))
		if (before !== undefined) return `${before} and then ${name}`
	}
	return undefined
}

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
		if (kind === 'coin' && (areMoney(ours) || areMoney(theirs)) && sharesName(a, b)) continue
		if (ours.length > 0 && theirs.length > 0 && !met(ours, b) && !met(theirs, a))
			return `${ours[0]} and ${theirs[0]}`
	}
	return undefined
}

/** Coins that are paid, stolen or raised in news about others. */
const money: ReadonlySet<string> = new Set(['coin:BTC', 'coin:ETH', 'coin:USDT', 'coin:USDC', 'coin:DAI'])
const areMoney = (coins: readonly string[]): boolean => coins.every((coin) => money.has(coin))

const met = (names: readonly string[], other: Headline): boolean =>
	names.some((name) => other.features.has(name) || other.implied.has(name))
