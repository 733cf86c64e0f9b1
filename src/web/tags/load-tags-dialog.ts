import type { UiLocale } from '#domain/locale.ts'

const words: Record<UiLocale, () => Promise<unknown>> = {
	en: () => import('./words-en.ts'),
	fa: () => import('./words-fa.ts'),
}

/** The dialog and its sentences in one language: few readers open it, so no page carries it. */
export async function loadTagsDialog(locale: UiLocale) {
	const [{ TagsDialog }] = await Promise.all([import('./tags-dialog.tsx'), words[locale]()])
	return TagsDialog
}
