import { languages, type NewsLocale } from '#domain/locale.ts'
import { type RandomNumbers, wholeNumber } from './chance.ts'
import figureWords from './data/figure-words.json' with { type: 'json' }

/** Creating a formatter takes longer than formatting a thousand numbers. */
const formats = new Map<string, Intl.NumberFormat>()
function latinFormat(decimals: number, fixed: number): Intl.NumberFormat {
	const limits = { minimumFractionDigits: fixed, maximumFractionDigits: decimals }
	const name = `${fixed}-${decimals}`
	const format = formats.get(name) ?? new Intl.NumberFormat('en-US', limits)
	formats.set(name, format)
	return format
}

/** Digits, separators and the decimal mark of the language. */
export function writeNumber(value: number, locale: NewsLocale, decimals = 0, fixed = 0): string {
	const { digits, marks } = languages[locale]
	return latinFormat(decimals, fixed)
		.format(value)
		.replace(
			/[\d,.]/g,
			(sign) => ({ ',': marks.group, '.': marks.point })[sign] ?? digits[Number(sign)] ?? sign,
		)
}

/** Adds the words or symbols of the unit. */
const inUnit = (number: string, unit: 'percent' | 'dollars', locale: NewsLocale): string =>
	figureWords[locale][unit].replace('#', number)

export const writePercent = (value: number, locale: NewsLocale): string =>
	inUnit(writeNumber(value, locale, 1), 'percent', locale)

const plain = { from: 1, name: '', decimals: 0 }

/** A sum of dollars as in a headline: "$4.2 billion", «۴٫۲ میلیارد دلار». */
export function writeDollars(value: number, locale: NewsLocale): string {
	const { from, name, decimals } = figureWords[locale].scales.find((scale) => value >= scale.from) ?? plain
	return inUnit(writeNumber(value / from, locale, decimals) + name, 'dollars', locale)
}

/** A coin's price: enough digits for a coin that costs a fraction of a cent, and no more for bitcoin. */
export function writePrice(value: number, locale: NewsLocale): string {
	const decimals = value >= 1_000 ? 0 : value >= 1 ? 2 : 2 - Math.floor(Math.log10(value))
	const { thousand, cents } = figureWords[locale]
	if (thousand !== '' && value >= 10_000 && value % 1_000 === 0)
		return inUnit(writeNumber(value / 1_000, locale) + thousand, 'dollars', locale)
	const fixed = decimals > 0 && !Number.isInteger(value) ? cents : 0
	return inUnit(writeNumber(value, locale, decimals, fixed), 'dollars', locale)
}

/** The next round number in the given direction, like the price levels of chart readers: 102,400 up is 104,000. */
export function roundLevel(value: number, cut: (value: number) => number): number {
	const power = 10 ** Math.floor(Math.log10(value))
	const lead = value / power
	const step = power * (lead < 2 ? 0.02 : lead < 5 ? 0.05 : 0.1)
	return Number((cut(Number((value / step).toPrecision(12))) * step).toPrecision(4))
}

/** The value rounded to this many leading digits: 96,437 to three is 96,400. */
export function leadingDigits(value: number, digits: number, cut: (value: number) => number): number {
	const unit = 10 ** (Math.floor(Math.log10(value)) - digits + 1)
	// Division by a power of ten leaves a rounding error (0.30000000000000004) that would show in the headline.
	return Number((cut(value / unit + 1e-9) * unit).toPrecision(12))
}

type Writer = (random: RandomNumbers, locale: NewsLocale) => string

const oneDecimal = (random: RandomNumbers, from: number, to: number): number =>
	wholeNumber(random, from * 10, to * 10) / 10

/** Placeholders for a number, in the sizes that headlines use. */
const writers: Readonly<Record<string, Writer>> = {
	pctS: (random, locale) => writePercent(oneDecimal(random, 0.6, 4.8), locale),
	pctM: (random, locale) => writePercent(wholeNumber(random, 5, 14), locale),
	pctL: (random, locale) => writePercent(wholeNumber(random, 16, 48), locale),
	share: (random, locale) => writePercent(wholeNumber(random, 53, 91), locale),
	usdSmall: (random, locale) => writeDollars(wholeNumber(random, 2, 9) * 1e3, locale),
	usdK: (random, locale) => writeDollars(wholeNumber(random, 4, 92) * 10e3, locale),
	usdM: (random, locale) => writeDollars(Math.round(12 * 40 ** random()) * 1e6, locale),
	usdB: (random, locale) => writeDollars(oneDecimal(random, 1.1, 9.6) * 1e9, locale),
	usdTvl: (random, locale) => writeDollars(wholeNumber(random, 92, 138) * 1e9, locale),
	trn: (random, locale) => writeDollars(oneDecimal(random, 3.1, 3.9) * 1e12, locale),
}

const range = /^n(\d+)-(\d+)$/

export function writeSlotNumber(name: string, locale: NewsLocale, random: RandomNumbers): string | undefined {
	const between = range.exec(name)
	if (between) return writeNumber(wholeNumber(random, Number(between[1]), Number(between[2])), locale)
	const writer = writers[name] ?? writers[name.replace(/2$/, '')]
	return writer?.(random, locale)
}
