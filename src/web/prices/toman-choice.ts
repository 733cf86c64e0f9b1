import { useRouteLoaderData } from 'react-router'
import type { PricesResponse } from '#contract/prices.ts'
import { dollars, tomans, tomansInFull } from '#text/format.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import type { loader } from '#web/root.tsx'

/** The choice is an attribute of the document, shared by every part of the page. */
const choice = createStore(undefined)
const isChosen = (): boolean => document.documentElement.dataset.toman === 'true'

/** Whether the reader wants to see prices in toman. */
export function useInToman(): boolean {
	const atFirst = useRouteLoaderData<typeof loader>('root')?.toman ?? false
	return useStore(choice, atFirst, isChosen)
}

export function chooseToman(chosen: boolean): void {
	document.documentElement.dataset.toman = String(chosen)
	rememberForServer('toman', String(chosen))
	choice.notify()
}

type Rated = Pick<PricesResponse, 'toman' | 'data'> | null

const tether = 'USDT'

/**
 * What a dollar costs in toman, by what a Tether costs in both, so that Tether itself costs what the exchanges say.
 * Cached prices of older versions have none.
 */
export function tomanRate(prices: Rated): number | undefined {
	if (!prices?.toman) return undefined
	const inDollars = prices.data.find(({ symbol }) => symbol.toUpperCase() === tether)
	return prices.toman.usdt / (inDollars?.current_price ?? 1)
}

/** What the exchanges say of a coin, if it is Tether and the reader wants to see prices in toman. */
export function useTomanOf(prices: Rated): (symbol: string) => PricesResponse['toman'] | undefined {
	const inToman = useInToman()
	return (symbol) => (inToman && symbol.toUpperCase() === tether ? prices?.toman : undefined)
}

/** The daily change of a coin in the currency that its price is shown in, as far as it is known. */
export function useDailyChange(prices: Rated): (symbol: string, inDollars: number | null) => number | null {
	const tomanOf = useTomanOf(prices)
	return (symbol, inDollars) => {
		const toman = tomanOf(symbol)
		// Cached prices of older versions have no change.
		return toman ? (toman.change_24h ?? null) : inDollars
	}
}

/** Formats a price in dollars as the reader prefers: in toman, if that is chosen and the price of Tether is known. */
export function usePriceText(prices: Rated, { inFull = false } = {}): (usd: number) => string {
	const locale = useLocale()
	const inToman = useInToman()
	const rate = inToman ? tomanRate(prices) : undefined
	return (usd) =>
		rate === undefined ? dollars(usd, locale) : (inFull ? tomansInFull : tomans)(usd * rate, locale)
}

/** The same in full in the other currency; undefined where the price of Tether is not known. */
export function useOtherPriceText(prices: Rated): (usd: number) => string | undefined {
	const locale = useLocale()
	const inToman = useInToman()
	const rate = tomanRate(prices)
	return (usd) => {
		if (rate === undefined) return undefined
		return inToman ? dollars(usd, locale) : tomansInFull(usd * rate, locale)
	}
}
