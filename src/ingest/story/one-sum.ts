import { isName } from './feature-roles.ts'
import type { Headline } from './read-headline.ts'

/** On the first day the sums of one loss or raise are still counted: "$38.5M" and "$37M". */
const mostApart = 0.1
const longestDays = 1
const countedEvents = ['event:hack', 'event:raise'] as const

/** By how much sums of money in two headlines may differ: they are of one loss or raise if both name whose it is. */
export function slackOfSums(a: Headline, b: Headline, days: number): number {
	if (days > longestDays || !countedEvents.some((event) => a.features.has(event) && b.features.has(event)))
		return 0
	return sharesName(a, b) ? mostApart : 0
}

/** Whether both headlines have the same name, in the vocabulary or not. */
export function sharesName(a: Headline, b: Headline): boolean {
	for (const { kind, name } of a.features.values())
		if (isName(kind) && kind !== 'place' && b.features.has(name)) return true
	return a.words.some(
		({ key }, at) =>
			(a.named[at] ?? 0) > 0 &&
			b.words.some((other, place) => other.key === key && (b.named[place] ?? 0) > 0),
	)
}
