import type { Catalogue, Source } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { cardAt, chance, wholeNumber } from './chance.ts'
import houseStyle from './data/house-style.json' with { type: 'json' }
import pageWords from './data/page-words.json' with { type: 'json' }
import { type CoinShelf, fillPattern, headlinePatterns, otherNews, type SampleHeadline } from './headlines.ts'
import type { Edition, SampleItem } from './sample-item.ts'
import { eventReport } from './shared-event.ts'

export type Assignment = {
	catalogue: Catalogue
	shelf: CoinShelf
	seed: string
	delayMs: number
	locale: NewsLocale
	edition: Edition
	slot: number
	sourceAt: (locale: NewsLocale, edition: Edition, slot: number) => Source
}

const otherNewsShare = 1 / 6
const wireShare = 1 / 45
const correctedShare = 1 / 30

/** The item of one slot: a report of a shared event, agency text, other news, or its own story. */
export function writeItem(assignment: Assignment): SampleItem {
	const { locale, edition, slot, sourceAt, seed } = assignment
	const source = sourceAt(locale, edition, slot)
	const base = {
		code: `${edition.letter}${slot.toString(36)}`,
		source: source.slug,
		locale,
		publishedAt: publishedAt(assignment),
	}
	const event = eventReport(assignment)
	if (event)
		return { ...base, ...event, title: inHouseStyle(event.title, source.slug), kind: 'crypto', wire: false }
	if (!source.cryptoOnly && chance(seed, 'other', locale, edition.letter, slot)() < otherNewsShare) {
		return { ...base, ...otherStory(assignment), topics: [], kind: 'other', wire: false }
	}
	const wire = isWire(assignment) || isWire({ ...assignment, slot: slot + 1 })
	// Agency text is that of the slot before, without the house style of the outlet.
	const story = ownStory(isWire(assignment) ? { ...assignment, slot: slot - 1 } : assignment)
	if (wire) return { ...base, ...story, kind: 'crypto', wire }
	const title = inHouseStyle(story.title, source.slug)
	return { ...base, ...story, title, ...correction(assignment, title), kind: 'crypto', wire }
}

const publishedAt = ({ seed, delayMs, locale, edition, slot }: Assignment): number => {
	const within = chance(seed, 'minute', locale, edition.letter, slot)() * 0.9
	return Math.floor(((slot + within) * edition.slotLength + delayMs) / 1000) * 1000
}

const keyOf = ({ seed, locale, edition, slot }: Assignment): string =>
	`${seed}/${locale}/${edition.letter}/${slot}`

type Story = SampleHeadline & { topics: readonly string[] }

function ownStory(assignment: Assignment, print: 'first' | 'corrected' = 'corrected'): Story {
	const { catalogue, shelf, seed, locale, edition, slot } = assignment
	const pattern = cardAt(`${seed}/words/${locale}/${edition.letter}`, headlinePatterns[locale], slot)
	const headline = fillPattern(pattern.text, catalogue, shelf, {
		key: keyOf(assignment),
		locale,
		at: slot * edition.slotLength,
		person: pattern.person,
		print,
	})
	return { ...headline, topics: pattern.topic === undefined ? [] : [pattern.topic] }
}

function otherStory(assignment: Assignment): SampleHeadline {
	const { catalogue, shelf, seed, locale, edition, slot } = assignment
	const text = cardAt(`${seed}/other/${locale}/${edition.letter}`, otherNews[locale], slot)
	return fillPattern(text, catalogue, shelf, {
		key: keyOf(assignment),
		locale,
		at: slot * edition.slotLength,
	})
}

/** Never next to another agency text or an event, so that exactly two outlets have it. */
function isWire(assignment: Assignment): boolean {
	const { seed, locale, edition, slot, sourceAt } = assignment
	const drawn = (at: number) => chance(seed, 'wire', locale, edition.letter, at)() < wireShare
	if (!drawn(slot) || drawn(slot - 1)) return false
	const [here, before] = [sourceAt(locale, edition, slot), sourceAt(locale, edition, slot - 1)]
	return (
		here.slug !== before.slug &&
		here.cryptoOnly &&
		before.cryptoOnly &&
		eventReport(assignment) === undefined &&
		eventReport({ ...assignment, slot: slot - 1 }) === undefined
	)
}

/** Some titles are published with a wrong figure, or unfinished, and are corrected some minutes later. */
function correction(assignment: Assignment, title: string): Pick<SampleItem, 'firstTitle' | 'correctedAt'> {
	const random = chance(keyOf(assignment), 'correction')
	if (random() >= correctedShare) return {}
	const first = inHouseStyle(
		ownStory(assignment, 'first').title,
		assignment.sourceAt(assignment.locale, assignment.edition, assignment.slot).slug,
	)
	return {
		firstTitle: first === title ? pageWords[assignment.locale].developing + title : first,
		correctedAt: publishedAt(assignment) + wholeNumber(random, 2, 7) * 60_000,
	}
}

/** Outlets that capitalise every main word of a headline. */
const titleCaseHouses = new Set(houseStyle.titleCaseHouses)
const smallWords = new Set(houseStyle.smallWords.split(' '))

export function inHouseStyle(title: string, source: string): string {
	if (!titleCaseHouses.has(source)) return title
	return title
		.split(' ')
		.map((word, index, words) => {
			const afterBreak = index === 0 || /[:?.!;]$/.test(words[index - 1] ?? '')
			if (!afterBreak && smallWords.has(word.replaceAll(/\W/g, ''))) return word
			return capitalised(word)
		})
		.join(' ')
}

/** Brand spellings (zkSync, dYdX, 1inch, yearn.finance) and web addresses stay as they are. */
const keepsItsShape = /[A-Z0-9$]|\w\.\w/

const capitalised = (word: string): string =>
	keepsItsShape.test(word)
		? word
		: word
				.split('-')
				.map((part, index) => (index > 0 && smallWords.has(part) ? part : upperFirst(part)))
				.join('-')

const upperFirst = (part: string): string => part.replace(/[a-z]/, (letter) => letter.toUpperCase())
