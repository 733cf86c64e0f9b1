/** A source of numbers in [0, 1) that gives the same run for the same parts, on every machine. */
export type Chance = () => number

export function chance(...parts: readonly (string | number)[]): Chance {
	let state = hash(parts.join('\u0000'))
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

export const wholeNumber = (random: Chance, from: number, to: number): number =>
	from + Math.floor(random() * (to - from + 1))

export function pick<Item>(random: Chance, items: readonly Item[]): Item {
	const picked = items[Math.floor(random() * items.length)]
	if (picked === undefined) throw new Error('nothing to pick from')
	return picked
}

export function shuffled<Item>(random: Chance, items: readonly Item[]): Item[] {
	const deck = [...items]
	for (let last = deck.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1))
		const [a, b] = [deck[last], deck[other]]
		if (a === undefined || b === undefined) break
		deck[last] = b
		deck[other] = a
	}
	return deck
}

function hash(text: string): number {
	let value = 0x811c9dc5
	for (let index = 0; index < text.length; index++) {
		value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
	}
	// FNV alone leaves neighbouring slot numbers close together; two more rounds part them.
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
	return value ^ (value >>> 16)
}
