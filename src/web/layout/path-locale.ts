import { isUiLocale, type UiLocale } from '#domain/locale.ts'

/** The language of a path's first segment; “/xx” has none. */
export function localeOfPath(path: string): UiLocale | undefined {
	const first = path.split('/')[1]?.replace(/\.data$/, '')
	return isUiLocale(first) ? first : undefined
}
