import type { Coin } from '#domain/catalogue.ts'
import type { Locale } from '#domain/locale.ts'

/** Coins that Persian papers print in Latin letters, because nobody says the spelled-out name. */
const latinInPersian = new Set(['USDC', 'TUSD', 'XDC', 'OKB', 'DYDX', 'COTI'])

/** Where print prefers another name than the catalogue's first; each is one of the catalogue's aliases. */
const preferredNames: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
	ENJ: { fa: 'انجین', en: 'Enjin' },
	CRV: { fa: 'کرو فایننس', en: 'Curve Finance' },
	LDO: { fa: 'لیدو', en: 'Lido' },
	YFI: { en: 'Yearn Finance' },
	KNC: { en: 'Kyber Network' },
	PYR: { en: 'Vulcan Forged' },
	'1INCH': { en: '1inch' },
}

/** The coin's name as a newspaper of that language prints it. */
export function coinName(coin: Coin, locale: Locale): string {
	const preferred = preferredNames[coin.symbol]?.[locale]
	if (preferred !== undefined) return preferred
	if (locale === 'en') return coin.nameEn
	return latinInPersian.has(coin.symbol) ? coin.symbol : coin.nameFa
}

/** Persian names so short or so rare that papers print the symbol after them. */
const symbolInPersian = new Set(['AAVE', 'CELO', 'EOS', 'UMA'])

/** A name that is also an ordinary word is told apart by its symbol: «کازماس (ATOM)», "Waves (WAVES)". */
export function plainCoinName(coin: Coin, locale: Locale): string {
	const name = coinName(coin, locale)
	const needsSymbol = coin.ambiguousName || (locale === 'fa' && symbolInPersian.has(coin.symbol))
	return needsSymbol && name !== coin.symbol ? `${name} (${coin.symbol})` : name
}
