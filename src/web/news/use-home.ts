import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Choices } from '#contract/choices.ts'
import { type HomeQuery, homeAddress } from '#contract/home-query.ts'
import { newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import { allChoices, useAllChoices } from '#web/filters/all-choices.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { useLive } from '#web/ui/use-live.ts'
import { begunOnLatest } from './begun-on-latest.ts'
import { completeCatalogue, type HomeCatalogue } from './home-catalogue.ts'
import { type HomeData, pricedSymbols } from './home-data.ts'

/** The home screen for its parts: its data, and the URLs of changes. */
export type Home = {
	data: HomeData
	catalogue: HomeCatalogue
	/** Whether the catalogue has all coins and sources, and not only those of the page. */
	isComplete: boolean
	uiLocale: UiLocale
	addressOf: (change: Partial<HomeQuery>, isPerson?: boolean) => string
	go: (
		change: Partial<HomeQuery>,
		how?: { replace?: boolean; keepScroll?: boolean; keepDialog?: boolean },
	) => void
}

/** Stable as long as its data is, so that memoized parts are not rendered again. */
export function useHome(data: HomeData): Home {
	const uiLocale = useLocale()
	const navigate = useNavigate()
	const live = useLive()
	return useMemo(() => {
		const all = allChoices()
		// The server's page does not know where the reader comes from.
		const query = { ...data.query, isLatest: live ? begunOnLatest(data.query) : data.query.isLatest }
		const addressOf: Home['addressOf'] = (change, isPerson = data.isPerson) =>
			homeAddress(query, change, { uiLocale, isPerson, chosenLocale: data.chosenLocale })
		return {
			data,
			catalogue: all === undefined ? data.catalogue : completed(data, all, uiLocale),
			isComplete: all !== undefined,
			uiLocale,
			addressOf,
			go: (change, { replace = false, keepScroll = true, keepDialog = false } = {}) => {
				// An open dialog is in the URL as a fragment; the next page replaces its history entry.
				const { hash } = window.location
				void navigate(addressOf(change) + (keepDialog ? hash : ''), {
					replace: replace || hash !== '',
					preventScrollReset: keepScroll,
				})
			},
		}
	}, [data, uiLocale, navigate, live])
}

/** The same with every coin and source, once loaded: only the filters wait for them. */
export function useWholeHome(home: Home): Home {
	const all = useAllChoices()
	return useMemo(
		() =>
			all === undefined || home.isComplete
				? home
				: { ...home, catalogue: completed(home.data, all, home.uiLocale), isComplete: true },
		[home, all],
	)
}

const completed = (
	{ catalogue, prices, choices }: HomeData,
	all: Choices,
	uiLocale: UiLocale,
): HomeCatalogue =>
	completeCatalogue(catalogue, all, newsLocaleFor(uiLocale), {
		priced: pricedSymbols(prices),
		withoutNews: choices.withoutNews,
	})
