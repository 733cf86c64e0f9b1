import { inEachUiLocale } from '#domain/locale.ts'
import { type TranslateCoin, translateCoin } from '#text/translate-coin.ts'
import { useLocale } from '#web/layout/use-locale.ts'

const translations = inEachUiLocale(translateCoin)

export const useCoinText = (): TranslateCoin => translations[useLocale()]
