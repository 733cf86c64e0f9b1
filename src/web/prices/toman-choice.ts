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

type Rated = Pick<PricesResponse, 'toman'> | null

/** What a dollar costs in toman; cached prices of older versions have none. */
const tomanRate = (prices: Rated): number | undefined => prices?.toman?.usdt

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
