/** E.164: a plus sign, then at most fifteen digits of which the first is not zero. */
const e164 = /^\+[1-9]\d{6,14}$/
// Separators between digits, with the direction marks of text that was copied from a Persian page.
const between = /[\s().\-–\u2010-\u2015\u00a0\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g
const persianZero = 0x06f0
const arabicZero = 0x0660

const latinDigit = (digit: string): string => {
	const code = digit.charCodeAt(0)
	return String(code - (code >= persianZero ? persianZero : arabicZero))
}

/** Normalises a number for storage; undefined if it has no country or is no number. */
export function readPhoneNumber(text: string): string | undefined {
	const digits = text
		.replace(between, '')
		.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, latinDigit)
		.replace(/^00/, '+')
	return e164.test(digits) ? digits : undefined
}
