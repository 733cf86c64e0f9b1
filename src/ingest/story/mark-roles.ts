import type { Mark, MarkKind } from './read-headline.ts'

/** Who acts in half of all reports, and is no sign of another event where the other title leaves it out. */
const usualActors: ReadonlySet<string> = new Set([
	'organisation:court',
	'organisation:police',
	'organisation:doj',
	'organisation:sec',
	'organisation:congress',
	'organisation:treasury',
	'place:us',
])

/** What a title may add to any event. */
const sideEvents: ReadonlySet<string> = new Set([
	'event:rise',
	'event:fall',
	'event:plan',
	'event:allow',
	'event:reveal',
	'event:regulate',
	'event:stake',
	'event:mine',
	'event:agree',
])

/** «تحلیل قیمت» names a column, not an event. */
const columnEvents: ReadonlySet<string> = new Set(['event:analysis', 'event:predict'])

export const isName = (kind: MarkKind): boolean =>
	kind === 'coin' || kind === 'organisation' || kind === 'person' || kind === 'product' || kind === 'place'

/** A name that would be another event's if the other title had another one. */
export const isOwnName = ({ kind, name }: Mark): boolean => isName(kind) && !usualActors.has(name)

export const isSideEvent = (name: string): boolean => sideEvents.has(name)

export const isColumn = (name: string): boolean => columnEvents.has(name)
