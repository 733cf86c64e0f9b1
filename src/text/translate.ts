import { inEachUiLocale, type UiLocale, uiLocales } from '#domain/locale.ts'
import type { Texts } from '#text/en/texts.ts'
import { type Translate, type TranslatePart, translateBy } from './sentence.ts'

async function loadTexts(locale: UiLocale): Promise<[UiLocale, Texts]> {
	const { texts }: { texts: Texts } = await import(`./${locale}/texts.ts`)
	return [locale, texts]
}

/** Every text of every language, for the server. A page loads only its own: see page-texts.ts. */
export const texts = Object.fromEntries(await Promise.all(uiLocales.map(loadTexts))) as Record<
	UiLocale,
	Texts
>

const sentences = inEachUiLocale((locale): Translate => {
	const { site, account, tags, offline } = texts[locale]
	return translateBy({ ...site, ...account, ...tags, ...offline }, locale)
})

/** The sentences of pages. */
export const translate = (locale: UiLocale): Translate => sentences[locale]

const translatePart =
	<Part extends keyof Texts>(part: Part) =>
	(locale: UiLocale): TranslatePart<Part> =>
		translateBy(texts[locale][part], locale)

/** Names and descriptions of notification channels. */
export const translateChannels = translatePart('channels')
export const translateCoin = translatePart('coin')
export const translateDashboard = translatePart('dashboard')
/** The page for developers, and embeds. */
export const translateDevelopers = translatePart('developers')
export const translateFollows = translatePart('follows')
/** Digests and notifications. */
export const translateNotifications = translatePart('notifications')
/** The operator's desk. */
export const translateOperator = translatePart('operator')
/** The panel below the search box. */
export const translateSearch = translatePart('search')
export const translateSources = translatePart('sources')

/** The name of an operator's act; an act of another version is shown by its own name. */
export function nameOfAct(locale: UiLocale, act: string): string {
	const names: Readonly<Record<string, string>> = texts[locale].operator
	return names[`act.${act}`] ?? act
}
