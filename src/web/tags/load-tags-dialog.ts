import type { UiLocale } from '#domain/locale.ts'
import type { Texts } from '#text/en/texts.ts'
import { register } from '#text/page-texts.ts'
import { loadModule } from '#web/load-module.ts'
import { textsByLocale } from '#web/words/texts-by-locale.ts'

const words = textsByLocale(import.meta.glob<Texts['tags']>('/src/text/*/tags.ts', { import: 'tags' }))

/** What is said of tags and reports, in one language. */
export const loadTagWords = async (locale: UiLocale): Promise<unknown> =>
	register(locale, await loadModule(words[locale]))

/** The dialog and its sentences in one language: few readers open it, so no page carries it. */
export async function loadTagsDialog(locale: UiLocale) {
	const [{ TagsDialog }] = await Promise.all([
		loadModule(() => import('./tags-dialog.tsx')),
		loadTagWords(locale),
	])
	return TagsDialog
}
