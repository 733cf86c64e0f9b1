import { type AgeUnit, ageUnits, languages, type UiLocale } from '#domain/locale.ts'

/** The default time zone. */
export const tehran = 'Asia/Tehran'

type Formatter = (moment: Date, locale: UiLocale, zone?: string) => string

function dateFormatter(options: Intl.DateTimeFormatOptions): Formatter {
	// Intl objects are expensive to create, so they are cached.
	const made = new Map<string, Intl.DateTimeFormat>()
	return (moment, locale, zone = tehran) => {
		const key = `${locale} ${zone}`
		const { tag, calendar, numberingSystem } = languages[locale]
		const format =
			made.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, calendar, numberingSystem, timeZone: zone })
		made.set(key, format)
		return format.format(moment)
	}
}

/** Writes the digits of a text as the language does; the rest stays. */
export const withDigits = (text: string, locale: UiLocale): string =>
	text.replace(/\d/g, (digit) => languages[locale].digits[Number(digit)] ?? digit)

/** A figure of a headline (“1,200.5%”) with the digits and marks of the language. */
export function figuresIn(figure: string, locale: UiLocale): string {
	const { group, point, percent } = languages[locale].marks
	const marks: Record<string, string> = { ',': group, '.': point, '%': percent }
	return withDigits(
		figure.replace(/[,.%]/g, (mark) => marks[mark] ?? mark),
		locale,
	)
}

/**
 * Formats digits of a non-negative number: grouped, with the marks of the language. Intl would give the same, but its
 * first use in a page blocks it for 30 ms; so numbers and ages are formatted without it.
 */
function written(digits: string, locale: UiLocale): string {
	const [whole = '', fraction] = digits.split('.')
	const { group, point } = languages[locale].marks
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
	return withDigits(fraction === undefined ? grouped : grouped + point + fraction, locale)
}

export const wholeNumber = (value: number, locale: UiLocale): string => written(value.toFixed(0), locale)

/** Truncated after one decimal, not rounded. */
const oneDecimal = (value: number, locale: UiLocale): string =>
	written((Math.trunc(value * 10) / 10).toFixed(1), locale)

/** K from 1,000, M from 1,000,000, one decimal, truncated and not rounded. */
export function shortNumber(value: number, locale: UiLocale): string {
	if (value >= 1_000_000) return `${oneDecimal(value / 1_000_000, locale)}M`
	if (value >= 1_000) return `${oneDecimal(value / 1_000, locale)}K`
	return wholeNumber(value, locale)
}

/** The size of a change in percent, with one decimal and without its sign: the sign is shown as an arrow. */
export const percentSize = (change: number, locale: UiLocale): string =>
	oneDecimal(Math.abs(change), locale) + languages[locale].marks.percent

const zerosFromThirdDecimal = /(?<=\.\d\d\d*?)0+$/

/** A price in dollars: few decimals for large sums, enough digits for coins worth a fraction of a cent. */
export function dollars(price: number, locale: UiLocale): string {
	const decimals = price >= 1000 ? 0 : price >= 1 ? 2 : price >= 0.01 ? 4 : 8
	return `$${written(price.toFixed(decimals).replace(zerosFromThirdDecimal, ''), locale)}`
}

/** A price in toman: billions and millions by their names, and digits enough for a coin worth a fraction of one. */
export function tomans(price: number, locale: UiLocale): string {
	const { unit, million, billion } = languages[locale].toman
	const [size, name, decimals] =
		price >= 1e9
			? [1e9, billion, 2]
			: price >= 1e6
				? [1e6, million, 2]
				: [1, '', price >= 1000 ? 0 : price >= 1 ? 2 : 6]
	const digits = (price / size).toFixed(decimals).replace(/\.0+$|(?<=\.\d*[1-9])0+$/, '')
	return `${written(digits, locale)}${name} ${unit}`
}

/** The same with all its digits, where it is the subject: a billion would hide how it moves. */
export function tomansInFull(price: number, locale: UiLocale): string {
	if (price < 1000) return tomans(price, locale)
	return `${wholeNumber(price, locale)} ${languages[locale].toman.unit}`
}

const ageOf = (moment: Date, now: Date): { unit: AgeUnit; count: number } | undefined => {
	const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000)
	const units = Object.keys(ageUnits) as AgeUnit[]
	const unit = units.find((one) => seconds >= ageUnits[one])
	return unit && { unit, count: Math.floor(seconds / ageUnits[unit]) }
}

/** “4 minutes ago”; a moment in the future, as after a clock jump, is now. */
export function relativeTime(moment: Date, now: Date, locale: UiLocale): string {
	const age = ageOf(moment, now)
	const language = languages[locale]
	if (age === undefined) return language.now
	const [one, others] = language.ages[age.unit]
	return language.ago(`${wholeNumber(age.count, locale)} ${age.count === 1 ? one : others}`)
}

const minuteMs = 60_000
const longestInMinutes = 120

/** “64m”: how much later; in minutes up to two hours, because who was late by how much is what is asked. */
export function shortDelay(from: Date, to: Date, locale: UiLocale): string | undefined {
	const minutes = Math.floor((to.getTime() - from.getTime()) / minuteMs)
	if (minutes < 1 || minutes >= longestInMinutes) return shortAge(from, to, locale)
	const [, , short] = languages[locale].ages.minute
	return wholeNumber(minutes, locale) + short
}

/** “4m”: an age where space is short; undefined within the first minute. */
export function shortAge(moment: Date, now: Date, locale: UiLocale): string | undefined {
	const age = ageOf(moment, now)
	if (age === undefined) return undefined
	const [, , short] = languages[locale].ages[age.unit]
	return wholeNumber(age.count, locale) + short
}

/** Jalali in Persian, Gregorian in English; by default Tehran's day in both, so that server and browser agree. */
export const dateOf = dateFormatter({ dateStyle: 'long' })
export const dateAndTimeOf = dateFormatter({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })
/** “15 November”. */
export const dayAndMonthOf = dateFormatter({ day: 'numeric', month: 'long' })
export const weekdayOf = dateFormatter({ weekday: 'long' })
/** “Sunday, November 15, 2026 at 14:05”. */
export const weekdayAndTimeOf: Formatter = (moment, locale, zone) =>
	weekdayOf(moment, locale, zone) + languages[locale].comma + dateAndTimeOf(moment, locale, zone)
/** “Sunday, November 15”. */
export const weekdayAndDayOf = dateFormatter({ weekday: 'long', day: 'numeric', month: 'long' })
/** “Sunday, November 15, 14:05”: of the last days, whose year is known. */
export const recentDayAndTimeOf: Formatter = (moment, locale, zone) =>
	weekdayAndDayOf(moment, locale, zone) + languages[locale].comma + clockTimeOf(moment, locale, zone)
/** “14:05”. */
export const clockTimeOf = dateFormatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
