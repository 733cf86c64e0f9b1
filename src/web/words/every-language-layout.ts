import { uiLocales } from '#domain/locale.ts'
import { register } from '#text/page-texts.ts'
import { textsByLocale } from './texts-by-locale.ts'

type Sentences = Parameters<typeof register>[1]

const site = import.meta.glob<Sentences>('/src/text/*/site.ts', { eager: true, import: 'site' })
const offline = import.meta.glob<Sentences>('/src/text/*/offline.ts', { eager: true, import: 'offline' })
const account = import.meta.glob<Sentences>('/src/text/*/account.ts', { eager: true, import: 'account' })

/**
 * The parent route of the account screens, which have one URL for all languages; the visitor decides which is shown.
 */
for (const texts of [site, offline, account].map(textsByLocale))
	for (const locale of uiLocales) register(locale, texts[locale])
