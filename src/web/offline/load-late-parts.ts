import type { UiLocale } from '#domain/locale.ts'

const words: Record<UiLocale, () => Promise<unknown>> = {
	en: () => import('./words-en.ts'),
	fa: () => import('./words-fa.ts'),
}

/** Nothing of them is needed to read: they come when the page is ready, with their sentences in one language. */
export async function loadLateParts(locale: UiLocale) {
	const [parts] = await Promise.all([import('./late-parts.ts'), words[locale]()])
	return parts.lateParts
}

export type LateParts = Awaited<ReturnType<typeof loadLateParts>>
