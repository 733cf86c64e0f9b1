import type { Feature, FeatureKind } from './read-headline.ts'

/** Actors that are in so many reports that a title without them may still be about the same event. */
const usualActors: ReadonlySet<string> = new Set([
	'organisation:court',
	'organisation:police',
	'organisation:doj',
	'organisation:sec',
	'organisation:congress',
	'organisation:treasury',
	'place:us',
])

/** Events that a title may mention beside the main event. */
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

/** What so many headlines have that it says little: a column such as «تحلیل قیمت», a price that moves, a plan, mining, a week. */
const faintFeatures: ReadonlySet<string> = new Set([
	'event:analysis',
	'event:predict',
	'event:rise',
	'event:fall',
	'event:plan',
	'event:mine',
	'thing:week',
])

export const isName = (kind: FeatureKind): boolean =>
	kind === 'coin' || kind === 'organisation' || kind === 'person' || kind === 'product' || kind === 'place'

/** A name that means another event if the other title has a different one. */
export const isDistinctiveName = ({ kind, name }: Feature): boolean => isName(kind) && !usualActors.has(name)

export const isSideEvent = (name: string): boolean => sideEvents.has(name)

export const isFaint = (name: string): boolean => faintFeatures.has(name)
