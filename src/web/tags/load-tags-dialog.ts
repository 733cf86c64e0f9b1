import type { UiLocale } from '#domain/locale.ts'
import { loadModule } from '#web/load-module.ts'

const words: Record<UiLocale, () => Promise<unknown>> = {
	en: () => loadModule(() => import('./words-en.ts')),
	fa: () => loadModule(() => import('./words-fa.ts')),
}

/** What is said of tags and reports, in one language. */
export const loadTagWords = (locale: UiLocale): Promise<unknown> => words[locale]()

/** The dialog and its sentences in one language: few readers open it, so no page carries it. */
export async function loadTagsDialog(locale: UiLocale) {
	const [{ TagsDialog }] = await Promise.all([
		loadModule(() => import('./tags-dialog.tsx')),
		loadTagWords(locale),
	])
	return TagsDialog
}
