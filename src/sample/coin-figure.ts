import type { Locale } from '#domain/locale.ts'
import { type Chance, wholeNumber } from './chance.ts'
import { leadingDigits, roundLevel, writeDollars, writePrice } from './figures.ts'
import { type SampleCoin, sampleCoins } from './sample-coins.ts'
import { priceAt } from './sample-prices.ts'

/** How far above or below the price of the moment a level lies, and which way it is rounded. */
const levels = {
	round: { factor: 1, cut: Math.floor },
	next: { factor: 1.006, cut: Math.ceil },
	support: { factor: 0.965, cut: Math.floor },
} as const

const isLevel = (form: string): form is keyof typeof levels => Object.hasOwn(levels, form)

/** A number that belongs to one coin: a price level, or a sum that a large holder of it might move. */
export function coinFigure(
	coin: SampleCoin,
	form: string,
	locale: Locale,
	at: number,
	random: Chance,
): string | undefined {
	if (isLevel(form)) {
		const { factor, cut } = levels[form]
		return writePrice(roundLevel(priceAt(coin, at) * factor, cut), locale)
	}
	if (form === 'price') return writePrice(leadingDigits(priceAt(coin, at), 3, Math.round), locale)
	if (form === 'target') {
		return writePrice(roundLevel(priceAt(coin, at) * (1.25 + random() * 0.4), Math.ceil), locale)
	}
	if (form === 'sum') return writeDollars(whaleSum(coin, random), locale)
	return undefined
}

function whaleSum(coin: SampleCoin, random: Chance): number {
	const rank = sampleCoins.indexOf(coin)
	if (coin.roles.includes('stable')) return wholeNumber(random, 5, 90) * 10e6
	if (rank < 2) return wholeNumber(random, 40, 640) * 1e6
	if (rank < 20) return wholeNumber(random, 8, 120) * 1e6
	return wholeNumber(random, 12, 96) * 1e5
}
