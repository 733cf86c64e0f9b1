import type { UiLocale } from '#domain/locale.ts'
import type { Texts } from '#text/en/texts.ts'
import { register } from '#text/page-texts.ts'
import { loadModule } from '#web/load-module.ts'

const files = import.meta.glob<Pick<Texts, 'tags'>>('/src/text/*/tags.ts')

/** The texts of tags and reports, in one language. */
export async function loadTagWords(locale: UiLocale): Promise<void> {
	const load = files[`/src/text/${locale}/tags.ts`]
	if (load === undefined) throw new Error(`src/text/${locale} has no tags.ts`)
	// The whole module, because a second attempt to load it returns the whole module too.
	register(locale, (await loadModule(load)).tags)
}

/** The sheet of a row and its texts in one language: few readers open it, so no page contains it. */
export async function loadRowSheet(locale: UiLocale) {
	const [{ RowSheet }] = await Promise.all([
		loadModule(() => import('./row-sheet.tsx')),
		loadTagWords(locale),
	])
	return RowSheet
}
