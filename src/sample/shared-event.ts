import type { NewsLocale } from '#domain/locale.ts'
import { cardAt, chance, wholeNumber } from './chance.ts'
import events from './data/shared-events.json' with { type: 'json' }
import { fillPattern, type SampleHeadline } from './headlines.ts'
import type { SampleItem } from './sample-item.ts'
import type { Assignment } from './write-item.ts'

type Wordings = Readonly<Record<NewsLocale, readonly string[]>>

/** One event that several outlets report in their own words, in both languages. */
type SharedEvent = {
	topic?: string
	person?: string
	reports: Wordings
	/** The consequence some time later: another story with the same names. */
	followUp?: Wordings
	/** A similar event with other names and figures happens at the same time, and one outlet reports it. */
	hasTwin?: boolean
}

/** Events that may happen on any day. */
export const sharedEvents: readonly SharedEvent[] = events

/** Slots of an event: its reports first, then that of its twin, and at the end the follow-up of an earlier event. */
const firstTurn = 2
const mostReports = 4
const twinTurn = firstTurn + mostReports
/** How many events later a follow-up comes. */
const followsAfter = 3

type Story = SampleHeadline & Pick<SampleItem, 'topics' | 'event'>

/** The report of a running event in this slot, if its outlet has not reported it already. */
export function eventReport(assignment: Assignment): Story | undefined {
	const { locale, edition, slot, sourceAt, seed } = assignment
	const number = Math.floor(slot / edition.eventEvery)
	const start = number * edition.eventEvery
	const place = slot - start
	if (place === twinTurn) return twinReport(assignment, number)
	const next = place - (edition.eventEvery - 2)
	if (next >= 0) return followUpReport(assignment, number - followsAfter, next)
	if (place > twinTurn) return undefined
	const random = chance(seed, 'event', locale, edition.letter, number)
	const outlets = new Set<string>()
	let turn = start + wholeNumber(random, 1, firstTurn)
	for (const wording of eventAt(assignment, number).reports[locale]) {
		const outlet = sourceAt(locale, edition, turn).slug
		if (!outlets.has(outlet) && turn === slot) {
			const event = nameOf(assignment, number)
			return { ...fill(assignment, number, wording, event), event }
		}
		outlets.add(outlet)
		turn++
	}
	return undefined
}

function twinReport(assignment: Assignment, number: number): Story | undefined {
	const { hasTwin, reports } = eventAt(assignment, number)
	const wording = reports[assignment.locale][0]
	if (hasTwin === undefined || wording === undefined) return undefined
	const event = `${nameOf(assignment, number)}/twin`
	return { ...fill(assignment, number, wording, event), event }
}

function followUpReport(assignment: Assignment, number: number, turn: number): Story | undefined {
	const { locale, edition, slot, sourceAt } = assignment
	const wording = eventAt(assignment, number).followUp?.[locale][turn]
	const isRepeated =
		turn > 0 && sourceAt(locale, edition, slot).slug === sourceAt(locale, edition, slot - turn).slug
	if (wording === undefined || isRepeated) return undefined
	const name = nameOf(assignment, number)
	return { ...fill(assignment, number, wording, name), event: `${name}/next` }
}

const eventAt = ({ seed, edition }: Assignment, number: number) =>
	cardAt(`${seed}/events/${edition.letter}`, sharedEvents, number)

const nameOf = ({ seed, edition }: Assignment, number: number): string =>
	`${seed}/event/${edition.letter}/${number}`

/** Both languages fill the placeholders of one event with the same names and figures. */
function fill(assignment: Assignment, number: number, wording: string, key: string) {
	const { catalogue, shelf, locale, edition } = assignment
	const { topic, person } = eventAt(assignment, number)
	const at = number * edition.eventEvery * edition.slotLength
	const headline = fillPattern(wording, catalogue, shelf, { key, locale, at, person })
	return { ...headline, topics: topic === undefined ? [] : [topic] }
}
