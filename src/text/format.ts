import type { Locale } from '#domain/locale.ts'

const languageTag: Record<Locale, string> = { en: 'en-GB', fa: 'fa-IR' }

const memo = <Value>(make: (locale: Locale) => Value): ((locale: Locale) => Value) => {
	const made: Partial<Record<Locale, Value>> = {}
	// Intl objects are costly to make and cheap to keep.
	return (locale) => (made[locale] ??= make(locale))
}

const wholeNumbers = memo(
	(locale) => new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 0 }),
)
const oneDecimal = memo(
	(locale) =>
		new Intl.NumberFormat(languageTag[locale], {
			minimumFractionDigits: 1,
			maximumFractionDigits: 1,
			roundingMode: 'trunc',
		}),
)
const relative = memo((locale) => new Intl.RelativeTimeFormat(languageTag[locale], { numeric: 'always' }))
// fa-IR counts by the solar Hijri calendar by itself.
const longDate = memo(
	(locale) => new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: 'Asia/Tehran' }),
)
const longDateAndTime = memo(
	(locale) =>
		new Intl.DateTimeFormat(languageTag[locale], {
			dateStyle: 'long',
			timeStyle: 'short',
			timeZone: 'Asia/Tehran',
		}),
)

const persianDigits = '۰۱۲۳۴۵۶۷۸۹'

/** Writes the digits of a text as the language does; the rest stays. */
export const withDigits = (text: string, locale: Locale): string =>
	locale === 'fa' ? text.replace(/\d/g, (digit) => persianDigits[Number(digit)] ?? digit) : text

export const wholeNumber = (value: number, locale: Locale): string => wholeNumbers(locale).format(value)

/** Spec section 9: K from 1,000, M from 1,000,000, one decimal, cut and not rounded. */
export function shortNumber(value: number, locale: Locale): string {
	if (value >= 1_000_000) return `${oneDecimal(locale).format(value / 1_000_000)}M`
	if (value >= 1_000) return `${oneDecimal(locale).format(value / 1_000)}K`
	return wholeNumber(value, locale)
}

/** The size of a change in percent, with one decimal and without its sign: the sign is shown as an arrow. */
export function percentSize(change: number, locale: Locale): string {
	const percent = locale === 'fa' ? '٪' : '%'
	return `${oneDecimal(locale).format(Math.abs(change))}${percent}`
}

const priceNumber = (decimals: number) =>
	memo(
		(locale) =>
			new Intl.NumberFormat(languageTag[locale], {
				minimumFractionDigits: Math.min(2, decimals),
				maximumFractionDigits: decimals,
			}),
	)
const priceNumbers = { 0: priceNumber(0), 2: priceNumber(2), 4: priceNumber(4), 8: priceNumber(8) }

/** A price in dollars: few decimals for large sums, enough digits for coins worth a fraction of a cent. */
export function dollars(price: number, locale: Locale): string {
	const decimals = price >= 1000 ? 0 : price >= 1 ? 2 : price >= 0.01 ? 4 : 8
	return `$${priceNumbers[decimals](locale).format(price)}`
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
	['year', 31_536_000],
	['month', 2_592_000],
	['week', 604_800],
	['day', 86_400],
	['hour', 3_600],
	['minute', 60],
]

/** “4 minutes ago”; a moment that lies ahead, as after a clock jump, reads as now. */
export function relativeTime(moment: Date, now: Date, locale: Locale): string {
	const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000)
	for (const [unit, size] of steps) {
		if (seconds >= size) return relative(locale).format(-Math.floor(seconds / size), unit)
	}
	return locale === 'fa' ? 'همین حالا' : 'just now'
}

/** Jalali in Persian, Gregorian in English; Tehran's day in both, so that server and browser agree. */
export const dateOf = (moment: Date, locale: Locale): string => longDate(locale).format(moment)
export const dateAndTimeOf = (moment: Date, locale: Locale): string => longDateAndTime(locale).format(moment)
