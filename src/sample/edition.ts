const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A stream of slots: how long each is, how long its items stay in the feeds, and how often an event is shared. */
export type Edition = {
	letter: 'l' | 'd' | 'm'
	slotLength: number
	keptFor: number
	/** Slots from one shared event to the next. */
	eventEvery: number
}

/**
 * Three streams laid over each other: the live one makes the newest hour lively (an item every six seconds over both
 * languages), the other two give a first pass two days and a month to read.
 */
export const editions: readonly Edition[] = [
	{ letter: 'l', slotLength: 12_000, keptFor: 90 * minute, eventEvery: 40 },
	{ letter: 'd', slotLength: 4.5 * minute, keptFor: 2 * day, eventEvery: 24 },
	{ letter: 'm', slotLength: 50 * minute, keptFor: 30 * day, eventEvery: 18 },
]

export const editionOf = (code: string): Edition | undefined =>
	editions.find(({ letter }) => letter === code[0])
