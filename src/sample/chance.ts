import { LRUCache } from 'lru-cache'

/** Pseudo-random numbers in [0, 1) that are the same for the same parts, on every machine. */
export type RandomNumbers = () => number

export function chance(...parts: readonly (string | number)[]): RandomNumbers {
	let state = hash(parts.join('\u0000'))
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

export const wholeNumber = (random: RandomNumbers, from: number, to: number): number =>
	from + Math.floor(random() * (to - from + 1))

export function pick<Item>(random: RandomNumbers, items: readonly Item[]): Item {
	const picked = items[Math.floor(random() * items.length)]
	if (picked === undefined) throw new Error('nothing to pick from')
	return picked
}

function shuffled<Item>(random: RandomNumbers, items: readonly Item[]): Item[] {
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
	// FNV alone gives similar values for neighbouring slot numbers; two more rounds spread them.
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
	return value ^ (value >>> 16)
}

/** Cards are dealt in this many suits, each shuffled separately, so that a card is not repeated soon. */
const suits = 4

/** The card at a position of an endless deck that is shuffled again after each round. */
export function cardAt<Card>(name: string, cards: readonly Card[], position: number): Card {
	const round = Math.floor(position / cards.length)
	const card = cards[dealt(name, cards.length, round)[position - round * cards.length] ?? -1]
	if (card === undefined) throw new Error(`no card in deck ${name}`)
	return card
}

/** Shuffled rounds; they can be computed again from their names. */
const rounds = new LRUCache<string, readonly number[]>({ max: 2_000 })

function dealt(name: string, size: number, round: number): readonly number[] {
	const key = `${name}/${size}/${round}`
	const known = rounds.get(key)
	if (known) return known
	const fresh = Array.from({ length: suits }, (_empty, suit) => {
		const cards = Array.from({ length: size }, (_card, index) => index)
		return shuffled(
			chance(name, round, suit),
			cards.filter((index) => index % suits === suit),
		)
	}).flat()
	rounds.set(key, fresh)
	return fresh
}
