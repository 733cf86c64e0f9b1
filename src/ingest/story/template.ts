import { sameAmount } from './amounts.ts'
import { sameCount } from './counted-things.ts'
import type { Headline } from './read-headline.ts'

/** Two headlines have the same sentence if they share this many words in order, and this share of the longer one. */
const fewestShared = 3
const leastShare = 0.6

/**
 * Detects the same sentence with another name or other figures: "Linea opens its checker" and "Scroll opens its checker".
 * Returns what differs, or undefined.
 */
export function otherInTemplate(a: Headline, b: Headline): string | undefined {
	if (a.locale !== b.locale) return undefined
	const longer = Math.max(a.keys.length, b.keys.length)
	// Headlines of very different lengths are not the same sentence.
	if (Math.min(a.keys.length, b.keys.length) < leastShare * longer) return undefined
	const { shared, ours, theirs } = align(a.keys, b.keys)
	if (shared < fewestShared || shared < leastShare * longer) return undefined
	if (ours.length === 0 && theirs.length === 0) return otherFigures(a, b)
	const [our, their] = [contentOf(a, ours), contentOf(b, theirs)]
	if (our.length === 0 || their.length === 0 || areAlike(a, our, b, their)) return undefined
	// Other words are a rewording: "wins" and "secures".
	if (!our.some((at) => a.namesAt.has(at)) || !their.some((at) => b.namesAt.has(at))) return undefined
	return `${wordsAt(a, our)} and ${wordsAt(b, their)}`
}

const wordsAt = ({ keys }: Headline, places: readonly number[]): string =>
	places.map((at) => keys[at]).join(' ')

/** Each headline has a figure that the other lacks. */
function otherFigures(a: Headline, b: Headline): string | undefined {
	const alone = (one: Headline, other: Headline) =>
		one.amounts.find((amount) => !other.amounts.some((theirs) => sameAmount(amount, theirs)))
	const [ours, theirs] = [alone(a, b), alone(b, a)]
	return ours && theirs && `${ours.unit} ${ours.value} and ${theirs.unit} ${theirs.value}`
}

const contentOf = ({ stopWordsAt }: Headline, places: readonly number[]): number[] =>
	places.filter((at) => !stopWordsAt.has(at))

/** Whether the differing words mean the same: "sells" and "dumps", «بیت کوین» and BTC. */
function areAlike(a: Headline, our: readonly number[], b: Headline, their: readonly number[]): boolean {
	const theirs = new Set(their.flatMap((at) => [b.keys[at], ...(b.featuresAt.get(at) ?? [])]))
	const ourWords = our.flatMap((at) => [a.keys[at], ...(a.featuresAt.get(at) ?? [])])
	return ourWords.some(
		(one) => theirs.has(one) || [...theirs].some((other) => sameCount(Number(one), Number(other))),
	)
}

/** The longest common subsequence of words, and the positions of the words that only one has. */
function align(one: readonly string[], other: readonly string[]) {
	const width = other.length + 1
	const table = new Uint16Array((one.length + 1) * width)
	for (let i = one.length - 1; i >= 0; i--) {
		for (let j = other.length - 1; j >= 0; j--) {
			const [down, right] = [table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0]
			table[i * width + j] =
				one[i] === other[j] ? (table[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(down, right)
		}
	}
	const ours: number[] = []
	const theirs: number[] = []
	let i = 0
	let j = 0
	while (i < one.length || j < other.length) {
		if (i < one.length && j < other.length && one[i] === other[j]) {
			i++
			j++
		} else if (
			j >= other.length ||
			(i < one.length && (table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0))
		)
			ours.push(i++)
		else theirs.push(j++)
	}
	return { shared: table[0] ?? 0, ours, theirs }
}
