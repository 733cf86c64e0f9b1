import { directionOf, type NewsLocale } from './locale.ts'

type Direction = 'rtl' | 'ltr'

const letter = /[A-Za-z\u00c0-\u024f\u0590-\u08ff\ufb1d-\ufefc]/u
const fromRight = /[\u0590-\u08ff\ufb1d-\ufefc]/u

/** What a browser finds by itself: the direction of the first letter. */
function directionOfOpening(title: string): Direction | undefined {
	const first = letter.exec(title)?.[0]
	if (first === undefined) return undefined
	return fromRight.test(first) ? 'rtl' : 'ltr'
}

/**
 * A title finds its direction by its first letter, except a Persian one that opens with a Latin word such as USDC:
 * that would be laid out from the left, with its full stop on the wrong side.
 */
export function titleDirection(title: string, locale: NewsLocale): Direction {
	if (locale === 'fa' && fromRight.test(title)) return 'rtl'
	return directionOfOpening(title) ?? directionOf(locale)
}

/** The same for a page, which leaves to the browser what the browser finds. */
export function titleDirectionOnPage(title: string, locale: NewsLocale): Direction | 'auto' {
	const direction = titleDirection(title, locale)
	return direction === directionOfOpening(title) ? 'auto' : direction
}
