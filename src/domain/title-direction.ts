import { directionOf, type Locale } from './locale.ts'

const fromRight = /[\u0590-\u08ff\ufb1d-\ufefc]/u
const fromLeft = /[A-Za-z\u00c0-\u024f]/u

/**
 * A title finds its direction by its first letter, as a browser would, except a Persian one that opens with a Latin
 * word such as USDC: that would be laid out from the left, with its full stop on the wrong side.
 */
export function titleDirection(title: string, locale: Locale): 'rtl' | 'ltr' {
	const right = title.search(fromRight)
	const left = title.search(fromLeft)
	if (right < 0) return left < 0 ? directionOf(locale) : 'ltr'
	return left < 0 || right < left || locale === 'fa' ? 'rtl' : 'ltr'
}
