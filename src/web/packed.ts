type Fields = Record<string, unknown>

/** No name of a field in any answer of ours, so these can mark what is folded. */
const rowsOf = '#'
const lengthsOf = '@'
const flatOf = '.'
const joinedOf = '|'
const countedOf = '+'
/** Opens an address that is written in its letters; it stands in no text that passed the feeds' cleaning. */
const letters = '\x7f'

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

const escapedLetters = /(?:%[C-F][0-9A-F](?:%[89AB][0-9A-F])+)+/g
/** What a browser would drop, turn or order otherwise stays escaped; Persian words are joined by U+200C. */
const notLetters = /[^\p{L}\p{M}\p{N}\u200c]+/gu

const decodeLetters = (escaped: string): string =>
	decodeURIComponent(escaped).replace(notLetters, encodeURIComponent)
const encodeLetters = (short: string): string => short.replace(/[^ -~]+/g, encodeURIComponent)

/** An address in Persian is three times as long in its escapes as in its letters, in which a browser reads it as well. */
export function inLetters(address: string): string {
	try {
		const short = address.replace(escapedLetters, decodeLetters)
		return short !== address && encodeLetters(short) === address ? short : address
	} catch {
		return address
	}
}

const shorten = (text: string): string => {
	const short = inLetters(text)
	return short === text ? text : letters + short
}

/** Further digits are seen nowhere. */
const cut = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(9)))

/** A field without a value is not sent. */
const keysOf = (fields: Fields): string[] => Object.keys(fields).filter((key) => fields[key] !== undefined)

/** Words need one stroke between them, where a list of them has three. */
const isJoinable = (list: readonly unknown[]): list is string[] =>
	list.length > 2 && list.every((one) => typeof one === 'string' && !one.includes(joinedOf))

/** Numbers that follow each other are said by the first, and how many they are. */
const isCounted = (list: readonly unknown[]): list is number[] =>
	list.length > 3 && list.every((one, index) => Number.isSafeInteger(one) && one === Number(list[0]) + index)

/** A list of alike records becomes a table that names its fields once; a list of lists one list and their lengths. */
function fold(value: unknown): unknown {
	if (typeof value === 'string') return shorten(value)
	if (typeof value === 'number') return cut(value)
	if (isFields(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fold(one)]))
	if (!Array.isArray(value)) return value
	if (value.length < 2) return value.map(fold)
	if (value.every(Array.isArray))
		return { [lengthsOf]: fold(value.map(({ length }) => length)), [flatOf]: fold(value.flat()) }
	const [first] = value
	if (isCounted(value)) return { [countedOf]: [value[0], value.length] }
	if (isJoinable(value)) return { [joinedOf]: value.map(shorten).join(joinedOf) }
	if (!isFields(first)) return value.map(fold)
	const keys = keysOf(first)
	const alike = (other: unknown) => isFields(other) && String(keysOf(other)) === String(keys)
	if (!value.every(alike)) return value.map(fold)
	const column = (key: string) => {
		const values = value.map((row) => row[key])
		return values.every((one) => one === values[0] && !isFields(one)) ? [fold(values[0])] : fold(values)
	}
	return { [rowsOf]: value.length, ...Object.fromEntries(keys.map((key) => [key, column(key)])) }
}

function unfold(value: unknown): unknown {
	if (typeof value === 'string') return value.startsWith(letters) ? encodeLetters(value.slice(1)) : value
	if (Array.isArray(value)) return value.map(unfold)
	if (!isFields(value)) return value
	const entries = Object.entries(value).map(([key, one]) => [key, unfold(one)] as const)
	if (lengthsOf in value) {
		const { [lengthsOf]: lengths, [flatOf]: flat } = Object.fromEntries(entries) as Record<string, unknown[]>
		let to = 0
		return (lengths as number[]).map((length) => {
			to += length
			return flat?.slice(to - length, to)
		})
	}
	if (countedOf in value) {
		const [first, length] = value[countedOf] as [number, number]
		return Array.from({ length }, (_, index) => first + index)
	}
	if (joinedOf in value) return String(value[joinedOf]).split(joinedOf).map(unfold)
	if (!(rowsOf in value)) return Object.fromEntries(entries)
	const columns = entries.filter(([key]) => key !== rowsOf) as [string, unknown[]][]
	return Array.from({ length: Number(value[rowsOf]) }, (_, row) =>
		Object.fromEntries(columns.map(([key, values]) => [key, values.length === 1 ? values[0] : values[row]])),
	)
}

const otherQuote = (text: string) => text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'))

/**
 * What a page brings for its script, as short as it gets without another decoder. As text, because the router writes a
 * number for every value of an object; and with the other quotes, because it writes each of these with three strokes.
 */
export const pack = (value: unknown): string => otherQuote(JSON.stringify(fold(value)))

/** Whoever packed it knows what is in it. */
export const unpack = <Value>(packed: string): Value => unfold(JSON.parse(otherQuote(packed))) as Value
