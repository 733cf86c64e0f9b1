import type { UiLocale } from '#domain/locale.ts'
import { type CoinKey, coinEn } from '#text/en/coin.ts'
import { coinFa } from '#text/fa/coin.ts'
import { fillIn } from './sentence.ts'

const texts: Record<UiLocale, Record<CoinKey, string>> = { en: coinEn, fa: coinFa }

export type TranslateCoin = (key: CoinKey, values?: Record<string, string | number>) => string

/** What the page of a coin says. */
export const translateCoin =
	(locale: UiLocale): TranslateCoin =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)
