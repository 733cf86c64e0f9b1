import { type Calendar, type CalendarDay, instantOf } from './calendar-day.ts'
import { clockPattern, midnight, readClock, zoneAlone } from './clock-time.ts'

type Month = { calendar: Calendar; number: number }

const english = 'january february march april may june july august september october november december'.split(
	' ',
)

// Each row has the spellings of one month, after ي and ك were replaced by ی and ک.
const persianGregorian = [
	['ژانویه', 'ژانویۀ'],
	['فوریه'],
	['مارس'],
	['آوریل', 'اوریل', 'آپریل'],
	['مه', 'می'],
	['ژوئن', 'ژوین'],
	['ژوئیه', 'جولای', 'ژوییه'],
	['اوت', 'آگوست', 'اگوست'],
	['سپتامبر'],
	['اکتبر'],
	['نوامبر'],
	['دسامبر'],
]
const jalali = [
	['فروردین', 'farvardin'],
	['اردیبهشت', 'ordibehesht'],
	['خرداد', 'khordad'],
	['تیر', 'tir'],
	['مرداد', 'امرداد', 'mordad', 'amordad'],
	['شهریور', 'shahrivar'],
	['مهر', 'mehr'],
	['آبان', 'ابان', 'aban'],
	['آذر', 'اذر', 'azar'],
	['دی', 'dey', 'day'],
	['بهمن', 'bahman'],
	['اسفند', 'esfand'],
]

/** German, French, Spanish, Italian, Portuguese, Dutch, Russian, Turkish and Arabic: one row for each month, long and short. */
const otherGregorian = `
	januar jänner jän janvier janv enero ene gennaio gen janeiro januari января янв ocak oca يناير
	februar février fevrier févr fevr fév febrero febbraio fevereiro fev februari февраля фев şubat şub فبراير
	märz mär maerz mars marzo março marco maart mrt марта мар mart مارس
	avril avr abril abr aprile апреля апр nisan nis أبریل ابریل
	mai mayo maggio mag maio mei мая май mayıs مایو
	juni juin junio jun giugno giu junho июня июн haziran haz یونیو
	juli juillet juil julio luglio lug julho июля июл temmuz tem یولیو
	août aout agosto ago augustus августа авг ağustos ağu أغسطس
	septembre septiembre settembre set setembro сентября сен сент eylül eyl سبتمبر
	oktober okt octobre octubre ottobre ott outubro out октября окт ekim eki أکتوبر
	noviembre novembre novembro ноября ноя kasım kas نوفمبر
	dezember dez décembre decembre déc diciembre dic dicembre dezembro декабря дек aralık ara دیسمبر
`
	.trim()
	.split('\n')
	.map((line) => line.trim().split(' '))

const months = new Map<string, Month>()
for (const [index, names] of otherGregorian.entries())
	for (const name of names) months.set(name, { calendar: 'gregorian', number: index + 1 })
for (const [index, name] of english.entries()) {
	months.set(name, { calendar: 'gregorian', number: index + 1 })
	months.set(name.slice(0, 3), { calendar: 'gregorian', number: index + 1 })
}
months.set('sept', { calendar: 'gregorian', number: 9 })
for (const [index, names] of persianGregorian.entries())
	for (const name of names) months.set(name, { calendar: 'gregorian', number: index + 1 })
for (const [index, names] of jalali.entries())
	for (const name of names) months.set(name, { calendar: 'jalali', number: index + 1 })

const monthNamed = (name: string): Month | undefined => months.get(name)

export const weekday =
	/^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:یک|دو|سه|چهار|پنج)?شنبه|جمعه|آدینه|یک|دو|سه|چهار|پنج)$/
const fillers = new Set([
	'at',
	'of',
	'on',
	'the',
	'de',
	'del',
	'di',
	'le',
	'ساعت',
	'در',
	'مورخ',
	'ماه',
	'سال',
	'st',
	'nd',
	'rd',
	'th',
	'',
])

/** RFC 5322 section 4.3: two digits are 1950 to 2049, three count from 1900. */
function fullYear(digits: string): number {
	const year = Number(digits)
	if (digits.length === 2) return year < 50 ? 2000 + year : 1900 + year
	return digits.length === 3 ? 1900 + year : year
}

function namedDay(words: string[]): CalendarDay | null {
	const [first = '', second = '', third = ''] = words
	const month = monthNamed(first) ?? monthNamed(second)
	if (words.length !== 3 || month === undefined) return null
	const [dayWord, yearWord] =
		monthNamed(first) !== undefined ? [second, third] : first.length === 4 ? [third, first] : [first, third]
	if (!/^\d{1,2}$/.test(dayWord) || !/^\d{2,4}$/.test(yearWord)) return null
	return { calendar: month.calendar, year: fullYear(yearWord), month: month.number, day: Number(dayWord) }
}

/** A date with the name of its month, in any order. */
export function namedDate(text: string): string | null {
	let match = clockPattern.exec(text)
	// A word after the time is a zone only if it is no month and no weekday: «10:00 Nov 15, 2026».
	if (match?.[6] !== undefined && (monthNamed(match[6]) !== undefined || weekday.test(match[6])))
		match = clockPattern.exec(
			text.replace(match[0], match[0].slice(0, -match[6].length).concat('utc ', match[6])),
		)
	const clock = match === null ? midnight : readClock(match)
	if (clock === null) return null
	const source = match === null ? text : match.input.replace(match[0], ' ')
	const words = source
		.split(/[\s,/.|–-]+/)
		.map((word) => word.replace(/^(\d+)(?:st|nd|rd|th|ام|م)$/, '$1'))
		.filter((word) => !fillers.has(word) && !weekday.test(word))
	const zone = words.length === 4 && match === null ? words.pop() : undefined
	const stated = zone === undefined ? clock : zoneAlone(zone)
	const day = namedDay(words)
	return day === null || stated === null ? null : instantOf(day, stated)
}
