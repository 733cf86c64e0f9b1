import type { UiLocale } from '#domain/locale.ts'
import { type OperatorKey, operatorEn } from '#text/en/operator.ts'
import { operatorFa } from '#text/fa/operator.ts'
import { fillIn } from './sentence.ts'

const texts: Record<UiLocale, Record<OperatorKey, string>> = { en: operatorEn, fa: operatorFa }

export type TranslateOperator = (key: OperatorKey, values?: Record<string, string | number>) => string

/** What the operator's desk says. */
export const translateOperator =
	(locale: UiLocale): TranslateOperator =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)

/** What an act is called; one that a newer or an older version knew is called by its own name. */
export function nameOfAct(locale: UiLocale, act: string): string {
	const key = `act.${act}`
	return Object.hasOwn(texts[locale], key) ? texts[locale][key as OperatorKey] : act
}
