import { digitsOfWords } from '#domain/digits-of-words.ts'
import type { TagReason } from '#domain/news-item.ts'
import { isDigit, monthDay, standsByMonth } from './month-day.ts'

/** A figure in a headline as a value: «۴۰ میلیون دلار», $40M and USD 40 million are the same. */
export type Amount = {
	/** `usd` for sums, `usd-price` below a million, `percent`, `date`, a coin's symbol, or `count`. */
	unit: string
	value: number
	/** The figure is rounded ("nearly", «بیش از»), or a date of the Persian calendar, which may be off by a day. */
	rough: boolean
}

type AmountsRead = {
	amounts: Amount[]
	/** The title with its figures replaced by spaces, so that positions stay the same. */
	rest: string
}

export function readAmounts(title: string, tags: readonly TagReason[]): AmountsRead {
	const plain = digitsOfWords(plainDigits(title))
	if (!digit.test(plain)) return { amounts: [], rest: plain }
	const amounts: Amount[] = []
	const dated = standsByMonth(plain) ? takeDays(plain, amounts) : plain
	return { amounts, rest: takeFigures(dated, plain, tags, amounts) }
}

function takeDays(plain: string, amounts: Amount[]): string {
	return plain.replace(monthDay.pattern, (found, ...groups) => {
		const value = monthDay.valueOf(groups.slice(0, 4))
		if (value === undefined) return found
		amounts.push({ unit: 'date', ...value })
		return ' '.repeat(found.length)
	})
}

/** Searches from digit to digit and looks for a currency sign before each, which is faster than one pattern over the title. */
function takeFigures(dated: string, plain: string, tags: readonly TagReason[], amounts: Amount[]): string {
	let rest = ''
	let copied = 0
	let end = 0
	for (let at = 0; at < dated.length; at++) {
		if (!isDigit(dated, at)) continue
		figure.lastIndex = at
		const found = figure.exec(dated)
		if (found === null) continue
		const sign = signBefore.exec(dated.slice(Math.max(end, at - longestSign), at))
		end = figure.lastIndex
		const [, digits = '', scale, unit] = found
		const coin = coinAfter(tags, plain, end)
		const read = worthOf({ sign: sign?.[1], digits, scale, unit, coin })
		const start = at - (sign?.[0].length ?? 0)
		at = end - 1
		if (read === undefined) continue
		const rough = roughWord.test(plain.slice(Math.max(0, start - 14), start))
		for (const [named, value] of read) amounts.push({ unit: named, value, rough })
		rest += dated.slice(copied, start) + ' '.repeat(end - start)
		copied = end
	}
	return copied === 0 ? dated : rest + dated.slice(copied)
}

type Figure = {
	sign: string | undefined
	digits: string
	scale: string | undefined
	unit: string | undefined
	coin: string | undefined
}

function worthOf({ sign, digits, scale, unit, coin }: Figure): [string, number][] | undefined {
	const number = Number(plainNumber.test(digits) ? digits : digits.replaceAll(',', '').replace('/', '.'))
	if (!Number.isFinite(number)) return undefined
	const value = number * (scale === undefined ? 1 : (scales.get(scale) ?? 1))
	if (unit !== undefined && percent.test(unit)) return [['percent', value]]
	if (unit !== undefined && basisPoint.test(unit)) {
		return [
			['percent', value / 100],
			['count', value],
		]
	}
	if (unit !== undefined && cent.test(unit)) return [['usd-price', value / 100]]
	if (sign === '$' || sign?.startsWith('us') || (unit !== undefined && dollar.test(unit))) {
		return [[value < leastSum ? 'usd-price' : 'usd', value]]
	}
	if (sign === '€' || (unit !== undefined && euro.test(unit))) return [['eur', value]]
	if (sign === '£' || (unit !== undefined && pound.test(unit))) return [['gbp', value]]
	if (unit !== undefined && toman.test(unit)) return [['toman', value]]
	if (coin !== undefined) return [[dollarCoins.has(coin) && value >= leastSum ? 'usd' : coin, value]]
	// A small number without a unit may be part of a name: "Chapter 11", «وب ۳».
	return scale !== undefined || digits.includes(',') ? [['count', value]] : undefined
}

function coinAfter(tags: readonly TagReason[], title: string, end: number): string | undefined {
	const next = tags.find(
		({ kind, span }) => kind === 'coin' && span[0] >= end && unitBetween.test(title.slice(end, span[0])),
	)
	return next?.ref
}

/**
 * Whether two figures of one unit may be the same, written with more or fewer digits. Sums of money may differ by `slack` of
 * the larger one.
 */
export function sameAmount(one: Amount, other: Amount, slack = 0): boolean {
	if (one.unit !== other.unit) return false
	const [low, high] = one.value < other.value ? [one.value, other.value] : [other.value, one.value]
	if (low === high) return true
	if (one.unit === 'date') return one.rough !== other.rough && high - low <= 1
	const apart = (high - low) / high
	if (one.unit === 'usd' && apart <= slack) return true
	if (one.unit === 'percent') return apart <= 0.1 && Number.isInteger(low) !== Number.isInteger(high)
	const rough = one.rough || other.rough
	// A price that moved by two percent is other news.
	if (isPrice(one) && !rough && apart > 0.012) return false
	// Sums of money are converted at different rates; counts are exact or rounded.
	if (apart <= 0.035) return rough || sums.has(one.unit) || isRounded(low, high)
	if (rough) return apart <= 0.16
	return apart <= 0.07 && (digitsOf(low) === 1 || digitsOf(high) === 1)
}

const isPrice = ({ unit, value }: Amount): boolean =>
	unit === 'usd-price' || (unit === 'toman' && value < leastSum)

/** A figure with at least three significant digits that is not called rounded: a different one means another event. */
export const isExact = ({ value, rough }: Amount): boolean => !rough && digitsOf(value) >= 3

function isRounded(low: number, high: number): boolean {
	const digits = Math.min(digitsOf(low), digitsOf(high))
	return low.toPrecision(digits) === high.toPrecision(digits)
}

const sums: ReadonlySet<string> = new Set(['usd', 'usd-price', 'eur', 'gbp', 'toman'])

/** The number of significant digits, six at most. */
function digitsOf(value: number): number {
	let rest = value
	if (Number.isInteger(rest)) {
		while (rest !== 0 && rest % 10 === 0) rest /= 10
		// Most figures end here, because formatting a number costs ten times as much.
		if (rest < 1_000_000) return Math.ceil(Math.log10(rest + 1))
	}
	return value.toExponential(5).split('e', 1).join('').replace('.', '').replace(/0+$/, '').length
}

function plainDigits(title: string): string {
	const lower = cased.test(title) ? title.toLowerCase() : title
	// Lower case may be longer (İ), but positions must stay the same.
	return (lower.length === title.length ? lower : title).replace(/[٠-٩۰-۹٫٬٪]/g, (sign) => {
		const code = sign.charCodeAt(0)
		if (sign === '٫') return '.'
		if (sign === '٬') return ','
		if (sign === '٪') return '%'
		return String(code - (code < 0x6f0 ? 0x660 : 0x6f0))
	})
}

const leastSum = 1_000_000
/** "$1B USDT" and «یک میلیارد تتر». */
const dollarCoins: ReadonlySet<string> = new Set(['USDT', 'USDC', 'DAI'])
const scales: ReadonlyMap<string, number> = new Map([
	...['k', 'thousand', 'هزار'].map((name): [string, number] => [name, 1e3]),
	...['m', 'mn', 'mln', 'million', 'mil', 'میلیون'].map((name): [string, number] => [name, 1e6]),
	...['b', 'bn', 'billion', 'میلیارد', 'بیلیون'].map((name): [string, number] => [name, 1e9]),
	...['t', 'tn', 'trillion', 'تریلیون'].map((name): [string, number] => [name, 1e12]),
])
const digit = /\d/
const plainNumber = /^[\d.]+$/
/** Any character that may have a lower case; Persian has none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is meant, controls and all.
const cased = /[^\u0000-@[-\u007f\u0600-\u06ff\u2000-\u203f«»]/
const longestSign = 'us$ '.length
const signBefore = /(us\$|\$|€|£|usd)\s?$/
const figure =
	/(?<![a-z\d.])(\d[\d,]*(?:[./]\d+)?)[\s\u200c-]?(?:(k|thousand|mn|mln|million|mil|m|bn|billion|b|trillion|tn|t|هزار|میلیون|میلیارد|بیلیون|تریلیون)ی?(?![a-z\u0620-\u06ff]))?(?:[\s\u200c-]{0,2}(%|(?:percentage|percent|pct|basis points?|bps|dollars?|usd|euros?|pounds?|cents?)(?![a-z])|درصدی?|دلاری?|یورویی?|یورو|پوندی?|تومانی?|سنت))?/y
const percent = /^(?:%|pct|percent|درصد)/
const basisPoint = /^(?:basis|bps)/
const cent = /^(?:cent|سنت)/
const dollar = /^(?:dollar|usd|دلار)/
const euro = /^(?:euro|یورو)/
const pound = /^(?:pound|پوند)/
const toman = /^تومان/
const roughWord =
	/(?:over|more than|nearly|about|almost|around|up to|some|least|approximately|roughly|~|بیش از|حدود|نزدیک به|تقریبا|قریب به|حداقل|بالغ بر)\s*[$€£]?$/
const unitBetween = /^[\s\u200c-]{0,2}(?:(?:واحد|عدد|more|additional|new|worth of)\s)?$/
