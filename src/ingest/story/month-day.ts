const months: readonly (readonly string[])[] = [
	['january', 'jan', 'ژانویه'],
	['february', 'feb', 'فوریه'],
	['march', 'mar', 'مارس'],
	['april', 'apr', 'آوریل', 'اوریل'],
	['may', 'مه', 'می'],
	['june', 'jun', 'ژوئن'],
	['july', 'jul', 'ژوئیه', 'جولای'],
	['august', 'aug', 'اوت', 'آگوست'],
	['september', 'sept', 'sep', 'سپتامبر'],
	['october', 'oct', 'اکتبر'],
	['november', 'nov', 'نوامبر'],
	['december', 'dec', 'دسامبر'],
	['فروردین'],
	['اردیبهشت'],
	['خرداد'],
	['تیر'],
	['مرداد'],
	['شهریور'],
	['مهر'],
	['آبان'],
	['آذر'],
	['دی'],
	['بهمن'],
	['اسفند'],
]
const numbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
const longestFirst = [...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|')
const longestName = Math.max(...[...numbers.keys()].map(({ length }) => length))
const latinNames = longestFirst
	.split('|')
	.filter((name) => /[a-z]/.test(name))
	.join('|')

/** The day of the year for a month and day in either order and calendar: "September 15", «۱۵ سپتامبر» and «۲۴ شهریور» are day 258. */
export const monthDay = {
	pattern: new RegExp(
		`(?<![a-z])(${latinNames})\\.?\\s(\\d{1,2})(?!\\d|[.,]\\d|%)(?:st|nd|rd|th)?|(?<![\\d.,$])(\\d{1,2})\\s(${longestFirst})(?![a-z\\u0620-\\u06ff])`,
		'g',
	),
	valueOf(groups: readonly unknown[]): { value: number; rough: boolean } | undefined {
		const [monthFirst, dayAfter, dayBefore, monthAfter] = groups
		const month = numbers.get(String(monthFirst ?? monthAfter))
		const day = Number(dayAfter ?? dayBefore)
		return month === undefined || !(day >= 1 && day <= 31)
			? undefined
			: { value: dayOfYear(month, day), rough: month > 12 }
	},
}

/** Whether a number is next to a month. Few titles have one, and the pattern is slow. */
export function standsByMonth(title: string): boolean {
	for (let at = 0; at < title.length; at++) {
		if (!isDigit(title, at)) continue
		if (numbers.has(wordBefore(title, at - 1))) return true
		while (isDigit(title, at + 1)) at++
		if (numbers.has(wordAfter(title, at + 2))) return true
	}
	return false
}

export function isDigit(title: string, at: number): boolean {
	const code = title.charCodeAt(at)
	return code >= 0x30 && code <= 0x39
}

function wordBefore(title: string, gap: number): string {
	const end = title.charAt(gap - 1) === '.' ? gap - 1 : gap
	let start = end
	while (isLatin(title.charCodeAt(start - 1))) start--
	return end - start > longestName ? '' : title.slice(Math.max(0, start), Math.max(0, end))
}

function wordAfter(title: string, start: number): string {
	let end = start
	while (isLetter(title.charCodeAt(end))) end++
	return end - start > longestName ? '' : title.slice(start, end)
}

const isLatin = (code: number): boolean => code >= 0x61 && code <= 0x7a
const isLetter = (code: number): boolean => isLatin(code) || (code >= 0x620 && code <= 0x6ff)

/** Months 13 to 24 are of the Persian calendar; leap years move them by a day, which comparisons must allow for. */
function dayOfYear(month: number, day: number): number {
	if (month <= 12) return (daysBefore[month - 1] ?? 0) + day
	const jalali = month - 13
	return ((firstOfFarvardin + (jalali < 6 ? jalali * 31 : jalali * 30 + 6) + day - 2) % 365) + 1
}

const firstOfFarvardin = 80
const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
