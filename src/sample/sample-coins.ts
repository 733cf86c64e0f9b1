import type { Coin } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'

/** What a coin is for, so that a headline about a game never names a lending protocol. */
export const coinRoles = [
	'chain',
	'defi',
	'dex',
	'lend',
	'game-coin',
	'land',
	'meme',
	'mined',
	'halving',
	'stable',
	'infra',
	'app',
	'payment',
	'etf',
	'venue',
] as const
type CoinRole = (typeof coinRoles)[number]

export type SampleCoin = {
	symbol: string
	/** Dollars around which the sample price wanders. */
	price: number
	/** Coins in circulation; only the twenty of the price bar need one. */
	supply?: number
	roles: readonly CoinRole[]
}

const coin = (symbol: string, price: number, roles: string, supply?: number): SampleCoin => ({
	symbol,
	price,
	roles: coinRoles.filter((role) => roles.split(' ').includes(role)),
	...(supply === undefined ? {} : { supply }),
})

/** The coins the sample newsroom writes about, the most written about first. */
export const sampleCoins: readonly SampleCoin[] = [
	coin('BTC', 96_400, 'mined halving payment', 19.9e6),
	coin('ETH', 3_420, 'chain', 120.6e6),
	coin('SOL', 182, 'chain etf', 540e6),
	coin('XRP', 2.31, 'payment etf', 59.8e9),
	coin('BNB', 684, 'venue', 139e6),
	coin('DOGE', 0.187, 'meme mined etf', 150e9),
	coin('ADA', 0.712, 'chain etf', 35.8e9),
	coin('TRX', 0.287, 'chain', 94.7e9),
	coin('USDT', 1, 'stable', 151e9),
	coin('USDC', 1, 'stable', 62e9),
	coin('AVAX', 23.6, 'chain etf', 422e6),
	coin('LINK', 16.8, 'infra etf', 678e6),
	coin('DOT', 4.42, 'chain etf', 1.52e9),
	coin('LTC', 94.5, 'mined halving payment etf', 76e6),
	coin('SHIB', 0.0000136, 'meme', 589e12),
	coin('BCH', 462, 'mined halving payment', 19.9e6),
	coin('TON', 3.24, 'venue', 2.5e9),
	coin('XLM', 0.284, 'payment', 31.1e9),
	coin('HBAR', 0.176, 'chain etf', 42.2e9),
	coin('UNI', 7.65, 'defi dex', 600e6),
	coin('AAVE', 248, 'defi lend'),
	coin('NEAR', 2.64, 'chain'),
	coin('ATOM', 4.71, 'chain'),
	coin('ICP', 5.28, 'chain'),
	coin('ETC', 18.3, 'mined'),
	coin('XMR', 318, 'mined payment'),
	coin('ALGO', 0.214, 'chain'),
	coin('VET', 0.0263, 'chain'),
	coin('FIL', 2.56, 'infra'),
	coin('MATIC', 0.232, 'chain'),
	coin('MKR', 1_640, 'defi lend'),
	coin('MANA', 0.312, 'land'),
	coin('SAND', 0.284, 'land'),
	coin('AXS', 2.48, 'game-coin'),
	coin('GRT', 0.0972, 'infra'),
	coin('INJ', 12.4, 'chain'),
	coin('LDO', 0.884, 'defi'),
	coin('RNDR', 3.92, 'infra'),
	coin('IMX', 0.548, 'game-coin'),
	coin('XTZ', 0.612, 'chain'),
	coin('EOS', 0.643, 'chain'),
	coin('ZEC', 48.6, 'mined halving payment'),
	coin('DASH', 22.7, 'mined halving payment'),
	coin('FTM', 0.462, 'chain'),
	coin('EGLD', 15.2, 'chain'),
	coin('THETA', 0.774, 'infra'),
	coin('FLOW', 0.371, 'chain'),
	coin('GALA', 0.0164, 'game-coin'),
	coin('CHZ', 0.0413, 'game-coin'),
	coin('ENJ', 0.0724, 'game-coin'),
	coin('CRV', 0.648, 'defi dex'),
	coin('SNX', 0.682, 'defi'),
	coin('COMP', 46.2, 'defi lend'),
	coin('CAKE', 2.44, 'defi dex'),
	coin('RUNE', 1.52, 'defi dex'),
	coin('SUSHI', 0.663, 'defi dex'),
	coin('YFI', 5_240, 'defi'),
	coin('1INCH', 0.203, 'defi dex'),
	coin('DYDX', 0.586, 'defi dex'),
	coin('CVX', 2.86, 'defi'),
	coin('BNT', 0.664, 'defi dex'),
	coin('KNC', 0.337, 'defi dex'),
	coin('LRC', 0.0912, 'defi dex'),
	coin('ZRX', 0.248, 'defi dex'),
	coin('FXS', 2.63, 'defi'),
	coin('RAY', 2.94, 'defi dex'),
	coin('PERP', 0.284, 'defi dex'),
	coin('DAI', 1, 'stable'),
	coin('TUSD', 1, 'stable'),
	coin('CRO', 0.0963, 'payment'),
	coin('LEO', 8.92, 'venue'),
	coin('OKB', 51.4, 'venue'),
	coin('KCS', 11.3, 'venue'),
	coin('HNT', 2.72, 'infra'),
	coin('STX', 0.752, 'infra'),
	coin('AR', 6.84, 'infra'),
	coin('STORJ', 0.264, 'infra'),
	coin('LPT', 7.42, 'infra'),
	coin('ANKR', 0.0168, 'infra'),
	coin('OCEAN', 0.281, 'infra'),
	coin('FET', 0.724, 'infra'),
	coin('GLM', 0.243, 'infra'),
	coin('ENS', 19.8, 'app'),
	coin('BAT', 0.142, 'app'),
	coin('AUDIO', 0.0734, 'app'),
	coin('QNT', 104, 'infra'),
	coin('IOTX', 0.0227, 'chain'),
	coin('MIOTA', 0.192, 'chain'),
	coin('KAVA', 0.416, 'chain'),
	coin('CELO', 0.324, 'chain'),
	coin('ZIL', 0.0118, 'chain'),
	coin('QTUM', 2.12, 'chain'),
	coin('NEO', 5.94, 'chain'),
	coin('ICX', 0.136, 'chain'),
	coin('ONT', 0.142, 'chain'),
	coin('KDA', 0.488, 'chain'),
	coin('ROSE', 0.0286, 'chain'),
	coin('MINA', 0.214, 'chain'),
	coin('KSM', 16.4, 'chain'),
	coin('GLMR', 0.0742, 'chain'),
	coin('CFX', 0.0814, 'chain'),
	coin('XDC', 0.0672, 'payment'),
	coin('KLAY', 0.124, 'chain'),
	coin('ONE', 0.0126, 'chain'),
	coin('WAVES', 1.18, 'chain'),
	coin('LSK', 0.436, 'chain'),
	coin('SKL', 0.0242, 'chain'),
	coin('SCRT', 0.184, 'chain'),
	coin('RVN', 0.0143, 'mined'),
	coin('DGB', 0.0091, 'mined payment'),
	coin('DCR', 15.6, 'mined payment'),
	coin('ZEN', 8.42, 'mined'),
	coin('BTG', 12.2, 'mined'),
	coin('SC', 0.0037, 'infra'),
	coin('XEM', 0.0168, 'chain'),
	coin('XCH', 11.8, 'mined'),
	coin('XNO', 0.924, 'payment'),
	coin('NEXO', 1.14, 'venue'),
	coin('BTT', 0.00000071, 'infra'),
	coin('JST', 0.0342, 'defi'),
	coin('ILV', 14.6, 'game-coin'),
	coin('YGG', 0.188, 'game-coin'),
	coin('SLP', 0.00184, 'game-coin'),
	coin('PLA', 0.164, 'game-coin'),
	coin('WAXP', 0.0224, 'game-coin'),
	coin('PYR', 1.26, 'game-coin'),
	coin('CEEK', 0.0112, 'land'),
	coin('ELON', 0.000000116, 'meme'),
	coin('LUNA', 0.174, 'chain'),
	coin('GNO', 132, 'app'),
	coin('UMA', 1.24, 'defi'),
	coin('CELR', 0.0082, 'infra'),
	coin('COTI', 0.0664, 'payment'),
	coin('POWR', 0.172, 'infra'),
	coin('CHR', 0.0986, 'game-coin'),
	coin('MASK', 1.32, 'app'),
	coin('TWT', 0.784, 'venue'),
	coin('RSR', 0.0076, 'defi'),
	coin('XPR', 0.00614, 'payment'),
]

/** Coins that Persian papers print in Latin letters, because nobody says the spelled-out name. */
const latinInPersian = new Set(['USDC', 'TUSD', 'XDC', 'OKB', 'DYDX', 'COTI'])

/** Where print prefers another name than the catalogue's first; each is one of the catalogue's aliases. */
const preferredNames: Readonly<Record<string, Partial<Record<NewsLocale, string>>>> = {
	ENJ: { fa: 'انجین', en: 'Enjin' },
	CRV: { fa: 'کرو فایننس', en: 'Curve Finance' },
	LDO: { fa: 'لیدو', en: 'Lido' },
	YFI: { en: 'Yearn Finance' },
	KNC: { en: 'Kyber Network' },
	PYR: { en: 'Vulcan Forged' },
	'1INCH': { en: '1inch' },
}

/** The coin's name as a newspaper of that language prints it. */
export function coinName(coin: Coin, locale: NewsLocale): string {
	const preferred = preferredNames[coin.symbol]?.[locale]
	if (preferred !== undefined) return preferred
	if (locale === 'en') return coin.nameEn
	return latinInPersian.has(coin.symbol) ? coin.symbol : coin.nameFa
}

/** Persian names so short or so rare that papers print the symbol after them. */
const symbolInPersian = new Set(['AAVE', 'CELO', 'EOS', 'UMA'])

/** A name that is also an ordinary word is told apart by its symbol: «کازماس (ATOM)», "Waves (WAVES)". */
export function plainCoinName(coin: Coin, locale: NewsLocale): string {
	const name = coinName(coin, locale)
	const needsSymbol = coin.ambiguousName || (locale === 'fa' && symbolInPersian.has(coin.symbol))
	return needsSymbol && name !== coin.symbol ? `${name} (${coin.symbol})` : name
}
