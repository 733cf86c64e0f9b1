import { useRouteLoaderData } from 'react-router'
import type { PricesResponse } from '#contract/prices.ts'
import { dollars, tomans } from '#text/format.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import type { loader } from '#web/root.tsx'

/** The choice itself stands on the document, where it is the same for every part of the page. */
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

/** Writes a price in dollars as the reader wants to see it: in toman, where that is chosen and what a Tether costs is known. */
export function usePriceText(prices: Pick<PricesResponse, 'toman'> | null): (usd: number) => string {
	const locale = useLocale()
	const inToman = useInToman()
	// Prices that a browser or a service worker has stored longer than this exists have none.
	const rate = inToman ? prices?.toman?.usdt : undefined
	return (usd) => (rate === undefined ? dollars(usd, locale) : tomans(usd * rate, locale))
}
