import { directionOf, type NewsLocale } from './locale.ts'

type Direction = 'rtl' | 'ltr'

const letter = /[A-Za-z\u00c0-\u024f\u0590-\u08ff\ufb1d-\ufefc]/u
const fromRight = /[\u0590-\u08ff\ufb1d-\ufefc]/u

/** The direction of the first letter, as a browser determines it. */
function directionOfOpening(title: string): Direction | undefined {
	const first = letter.exec(title)?.[0]
	if (first === undefined) return undefined
	return fromRight.test(first) ? 'rtl' : 'ltr'
}

/**
 * The direction of a title is that of its first letter, except for a Persian title that begins with a Latin word such as USDC:
 * it would be laid out from the left, with its full stop on the wrong side.
 */
export function titleDirection(title: string, locale: NewsLocale): Direction {
	if (directionOf(locale) === 'rtl' && fromRight.test(title)) return 'rtl'
	return directionOfOpening(title) ?? directionOf(locale)
}

/** The same for a page, where `auto` is enough if the browser finds the right direction. */
export function titleDirectionOnPage(title: string, locale: NewsLocale): Direction | 'auto' {
	const direction = titleDirection(title, locale)
	return direction === directionOfOpening(title) ? 'auto' : direction
}
