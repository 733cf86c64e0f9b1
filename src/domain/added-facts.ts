import { digitsOfWords } from './digits-of-words.ts'

type Told<Locale> = {
	title: string
	source: { locale: Locale }
	/** Symbols of coins and names of people. */
	names: readonly string[]
}

/** What a report of another language tells in its headline and none of this one does. */
export type AddedFacts = { figures: readonly string[]; names: readonly string[] }

/**
 * The figures and names of each report of another language that stand in no headline of this one, by the report's place.
 * Without a headline in this language nothing can be said to be added.
 */
export function addedFacts<Locale>(reports: readonly Told<Locale>[], own: Locale): (AddedFacts | null)[] {
	const ours = reports.filter(({ source }) => source.locale === own)
	const knownFigures = ours.flatMap(({ title }) => figuresOf(title))
	const knownNames = new Set(ours.flatMap(({ names }) => names))
	return reports.map(({ title, source, names }) => {
		if (source.locale === own || ours.length === 0) return null
		const figures = figuresOf(title).filter(
			(figure) => !knownFigures.some((known) => isSameFigure(figure.value, known.value)),
		)
		const added = {
			figures: [...new Set(figures.map(({ written }) => written))],
			names: names.filter((name) => !knownNames.has(name)),
		}
		return added.figures.length + added.names.length === 0 ? null : added
	})
}

type Figure = { written: string; value: number }

const months =
	'(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند|ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر'
const figure = new RegExp(
	`(?<![\\p{L}\\d])(?<month>(?:${months})\\.? )?(?<number>\\d+(?:[,٬]\\d{3})*(?:[.٫/]\\d+)?)(?<percent> ?[%٪]| درصد| percent)?(?<after> (?:${months})(?!\\p{L}))?`,
	'giu',
)
const persianDigits = /[\u06f0-\u06f9\u0660-\u0669]/g

const scales = ['هزار', 'میلیون', 'میلیارد', 'تریلیون']
const scale = `[ \u200c]?(${scales.join('|')})`
/** «۱۸ هزار و ۹۰۰»; a percentage after «و» is another figure. */
const sum = new RegExp(
	`(?<![\\p{L}\\d])(?:\\d+${scale} و ?)+\\d+(?![\\d,٬.٫/]| ?[%٪]| درصد)(?:${scale})?`,
	'gu',
)
const partOfSum = new RegExp(`(\\d+)(?:${scale})?`, 'g')

/** «۲ میلیون و ۳۰۰ هزار» is one number, «۹۰ هزار و ۱۰۰ هزار» are two. */
const withSums = (title: string): string =>
	title.replace(sum, (written) => {
		const numbers: number[] = []
		let least = 0
		for (const [, digits, name = ''] of written.matchAll(partOfSum)) {
			const unit = 1000 ** (scales.indexOf(name) + 1)
			const value = Number(digits) * unit
			numbers.push(value < least ? (numbers.pop() ?? 0) + value : value)
			least = unit
		}
		return numbers.map((number) => number.toLocaleString('en')).join(' و ')
	})

/**
 * The figures of a headline. Days and years are none: two calendars write them differently; nor are single digits, which
 * are often words in the other language.
 */
function figuresOf(title: string): Figure[] {
	const latin = title.toLowerCase().replace(persianDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
	return [...withSums(digitsOfWords(latin)).matchAll(figure)].flatMap(({ groups = {} }) => {
		const { month, number = '', percent, after } = groups
		if (month !== undefined || after !== undefined) return []
		const value = Number(number.replace(/[,٬]/g, '').replace(/[٫/]/, '.'))
		if (!Number.isFinite(value) || isYear(number) || (value < 10 && Number.isInteger(value) && !percent))
			return []
		return {
			written: `${number.replace(/[٫/]/, '.').replaceAll('٬', ',')}${percent === undefined ? '' : '%'}`,
			value,
		}
	})
}

const isYear = (number: string): boolean => /^(?:19|20|13|14)\d\d$/.test(number)

/** “1.2 billion” and “1.23 billion” are one figure, and so are “1,200 million” and “1.2 billion”. */
function isSameFigure(one: number, other: number): boolean {
	if (one === 0 || other === 0) return one === other
	const [small, large] = one < other ? [one, other] : [other, one]
	const ratio = large / small
	const thousands = 1000 ** Math.round(Math.log(ratio) / Math.log(1000))
	return Math.abs(ratio / thousands - 1) < 0.03
}
