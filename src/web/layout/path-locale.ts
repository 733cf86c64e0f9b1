import { isLocale, type Locale } from '#domain/locale.ts'

/** The language that the first part of a path names; “/xx” names none. */
export function localeOfPath(path: string): Locale | undefined {
	const first = path.split('/')[1]?.replace(/\.data$/, '')
	return isLocale(first) ? first : undefined
}
