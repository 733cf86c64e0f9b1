import type { UiLocale } from '#domain/locale.ts'
import { accountEn } from './account-en.ts'
import { accountFa } from './account-fa.ts'
import { en } from './en.ts'
import { fa } from './fa.ts'
import { offlineEn } from './offline-en.ts'
import { offlineFa } from './offline-fa.ts'
import { fillIn, type SentenceKey, type Translate } from './sentence.ts'
import { tagsEn } from './tags-en.ts'
import { tagsFa } from './tags-fa.ts'

const texts: Record<UiLocale, Record<SentenceKey, string>> = {
	en: { ...en, ...accountEn, ...tagsEn, ...offlineEn },
	fa: { ...fa, ...accountFa, ...tagsFa, ...offlineFa },
}

/** Every sentence of both languages, for the server. A page brings its own alone: see src/web/words. */
export const translate =
	(locale: UiLocale): Translate =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)
