import type { NewsLocale } from '#domain/locale.ts'
import { cardAt, chance, wholeNumber } from './chance.ts'
import events from './data/shared-events.json' with { type: 'json' }
import { fillPattern, type SampleHeadline } from './headlines.ts'
import type { SampleItem } from './sample-item.ts'
import type { Assignment } from './write-item.ts'

type Tellings = Readonly<Record<NewsLocale, readonly string[]>>

/** One event that several outlets tell in their own words, in both languages. */
type SharedEvent = {
	topic?: string
	person?: string
	tellings: Tellings
	/** What came of it some time later: another story of the same names. */
	followUp?: Tellings
	/** Elsewhere the same happens at the same time with other names and figures, and one outlet says so. */
	hasTwin?: boolean
}

/** What may happen on any day. */
export const sharedEvents: readonly SharedEvent[] = events

/** Slots of an event's run: its tellings first, then that of its twin, and at the end what came of an earlier one. */
const firstTurn = 2
const mostTellings = 4
const twinTurn = firstTurn + mostTellings
/** A follow-up comes so many events after its own. */
const followsAfter = 3

type Story = SampleHeadline & Pick<SampleItem, 'topics' | 'event'>

/** What falls to this slot of an event that is running, if its outlet has not told it already. */
export function toldEvent(assignment: Assignment): Story | undefined {
	const { locale, edition, slot, sourceAt, seed } = assignment
	const number = Math.floor(slot / edition.eventEvery)
	const start = number * edition.eventEvery
	const place = slot - start
	if (place === twinTurn) return toldTwin(assignment, number)
	const next = place - (edition.eventEvery - 2)
	if (next >= 0) return toldFollowUp(assignment, number - followsAfter, next)
	if (place > twinTurn) return undefined
	const random = chance(seed, 'event', locale, edition.letter, number)
	const tellers = new Set<string>()
	let turn = start + wholeNumber(random, 1, firstTurn)
	for (const telling of eventAt(assignment, number).tellings[locale]) {
		const teller = sourceAt(locale, edition, turn).slug
		if (!tellers.has(teller) && turn === slot) {
			const event = nameOf(assignment, number)
			return { ...fill(assignment, number, telling, event), event }
		}
		tellers.add(teller)
		turn++
	}
	return undefined
}

function toldTwin(assignment: Assignment, number: number): Story | undefined {
	const { hasTwin, tellings } = eventAt(assignment, number)
	const telling = tellings[assignment.locale][0]
	if (hasTwin === undefined || telling === undefined) return undefined
	const event = `${nameOf(assignment, number)}/twin`
	return { ...fill(assignment, number, telling, event), event }
}

function toldFollowUp(assignment: Assignment, number: number, turn: number): Story | undefined {
	const { locale, edition, slot, sourceAt } = assignment
	const telling = eventAt(assignment, number).followUp?.[locale][turn]
	const isRepeated =
		turn > 0 && sourceAt(locale, edition, slot).slug === sourceAt(locale, edition, slot - turn).slug
	if (telling === undefined || isRepeated) return undefined
	const name = nameOf(assignment, number)
	return { ...fill(assignment, number, telling, name), event: `${name}/next` }
}

const eventAt = ({ seed, edition }: Assignment, number: number) =>
	cardAt(`${seed}/events/${edition.letter}`, sharedEvents, number)

const nameOf = ({ seed, edition }: Assignment, number: number): string =>
	`${seed}/event/${edition.letter}/${number}`

/** Both languages fill the gaps of one event with the same names and figures. */
function fill(assignment: Assignment, number: number, telling: string, key: string) {
	const { catalogue, shelf, locale, edition } = assignment
	const { topic, person } = eventAt(assignment, number)
	const at = number * edition.eventEvery * edition.slotLength
	const headline = fillPattern(telling, catalogue, shelf, { key, locale, at, person })
	return { ...headline, topics: topic === undefined ? [] : [topic] }
}
