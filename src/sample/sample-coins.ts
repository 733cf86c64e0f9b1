import type { Coin } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'
import coins from './data/coins.json' with { type: 'json' }
import printNames from './data/print-names.json' with { type: 'json' }

export type SampleCoin = {
	symbol: string
	/** The price in dollars around which the sample varies. */
	price: number
	/** Coins in circulation; only the twenty of the price bar have one. */
	supply?: number
	/** The purposes of a coin, so that a headline about a game never names a lending protocol. */
	roles: readonly string[]
}

/** The coins that the sample writes about, the most frequent first. */
export const sampleCoins: readonly SampleCoin[] = coins

type ByLocale<Value> = Readonly<Record<NewsLocale, Value>>

/** Names that newspapers prefer to the catalogue's first; each is one of the catalogue's aliases. */
const preferredNames: Readonly<Record<string, Partial<ByLocale<string>>>> = printNames.preferred
const symbolAlone: ByLocale<readonly string[]> = printNames.symbolAlone
const symbolBeside: ByLocale<readonly string[]> = printNames.symbolBeside

/** The coin's name as in a newspaper of that language; a few are never translated in Persian. */
export function coinName(coin: Coin, locale: NewsLocale): string {
	const preferred = preferredNames[coin.symbol]?.[locale]
	return preferred ?? (symbolAlone[locale].includes(coin.symbol) ? coin.symbol : coin.names[locale])
}

/**
 * The symbol is added to a name that is also an ordinary word, or in Persian a very short or rare one: «کازماس
 * (ATOM)», "Waves (WAVES)".
 */
export function plainCoinName(coin: Coin, locale: NewsLocale): string {
	const name = coinName(coin, locale)
	const needsSymbol = coin.ambiguousName || symbolBeside[locale].includes(coin.symbol)
	return needsSymbol && name !== coin.symbol ? `${name} (${coin.symbol})` : name
}
