import type { UiLocale } from '#domain/locale.ts'
import { accountEn } from '#text/en/account.ts'
import { offlineEn } from '#text/en/offline.ts'
import { en } from '#text/en/site.ts'
import { tagsEn } from '#text/en/tags.ts'
import { accountFa } from '#text/fa/account.ts'
import { offlineFa } from '#text/fa/offline.ts'
import { fa } from '#text/fa/site.ts'
import { tagsFa } from '#text/fa/tags.ts'
import { fillIn, type SentenceKey, type Translate } from './sentence.ts'

const texts: Record<UiLocale, Record<SentenceKey, string>> = {
	en: { ...en, ...accountEn, ...tagsEn, ...offlineEn },
	fa: { ...fa, ...accountFa, ...tagsFa, ...offlineFa },
}

/** Every sentence of both languages, for the server. A page brings its own alone: see src/web/words. */
export const translate =
	(locale: UiLocale): Translate =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)
