import { isUiLocale, type UiLocale } from '#domain/locale.ts'

/** The language that the first part of a path names; “/xx” names none. */
export function localeOfPath(path: string): UiLocale | undefined {
	const first = path.split('/')[1]?.replace(/\.data$/, '')
	return isUiLocale(first) ? first : undefined
}
