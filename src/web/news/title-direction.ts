import type { Locale } from '#domain/locale.ts'

const firstStrong = /[A-Za-z\u00c0-\u024f\u0590-\u08ff\ufb1d-\ufefc]/u
const latin = /[A-Za-z\u00c0-\u024f]/u

/**
 * A title finds its own direction, except a Persian one that opens with a Latin word such as USDC:
 * by its first letter it would be laid out from the left, with its full stop on the wrong side.
 */
export function titleDirection(title: string, locale: Locale): 'auto' | 'rtl' {
	const first = firstStrong.exec(title)?.[0]
	return locale === 'fa' && (first === undefined || latin.test(first)) ? 'rtl' : 'auto'
}
