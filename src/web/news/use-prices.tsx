import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { PricesResponse } from '#contract/prices.ts'
import { callAsNobody } from '#web/api-client.ts'

const askEveryMs = 60_000
/** A new installation has no prices yet; the pauses grow while none arrive. */
const firstPauseMs = 3_000

/** The later of two price lists; one without a price does not count. */
export function laterPrices(one: PricesResponse | null, other: PricesResponse | null): PricesResponse | null {
	const momentOf = (prices: PricesResponse | null) =>
		prices?.as_of == null || prices.data.length === 0 ? undefined : Date.parse(prices.as_of)
	const first = momentOf(one)
	const second = momentOf(other)
	if (first === undefined) return second === undefined ? null : other
	return second === undefined || first > second ? one : other
}

/** The last prices, for the life of the document: a list without prices does not remove them. */
let last: PricesResponse | null = null

const PricesContext = createContext<PricesResponse | null>(null)

/** The prices that a page came with, or later ones. */
export const usePrices = (initial: PricesResponse | null = null): PricesResponse | null =>
	laterPrices(initial, use(PricesContext))

/** The prices for all of the page: refreshed every minute while it is visible, and when it becomes visible again. */
export function Prices({ initial, children }: { initial: PricesResponse | null; children: ReactNode }) {
	const [refreshed, setRefreshed] = useState<PricesResponse | null>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: what came with the page decides only about the first pause.
	useEffect(() => {
		setRefreshed((now) => laterPrices(now, last))
		let timer: ReturnType<typeof setTimeout> | undefined
		let pauseMs = laterPrices(initial, last) === null ? firstPauseMs : askEveryMs
		const ask = async () => {
			clearTimeout(timer)
			if (document.visibilityState === 'hidden') return
			pauseMs = last === null ? Math.min(2 * pauseMs, askEveryMs) : askEveryMs
			timer = setTimeout(() => void ask(), pauseMs)
			// Without the token, because the response is the same for everybody. A failure changes nothing: the bar shows
			// how old it is.
			const response = await callAsNobody<PricesResponse>('GET', '/v1/prices/')
			if (!response.ok) return
			last = laterPrices(last, response.value)
			setRefreshed(last)
		}
		const onReturn = () => void ask()
		timer = setTimeout(onReturn, pauseMs)
		document.addEventListener('visibilitychange', onReturn)
		return () => {
			clearTimeout(timer)
			document.removeEventListener('visibilitychange', onReturn)
		}
	}, [])
	return <PricesContext value={laterPrices(initial, refreshed)}>{children}</PricesContext>
}
