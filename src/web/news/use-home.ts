import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Choices } from '#contract/choices.ts'
import { type HomeQuery, homeAddress } from '#contract/home-query.ts'
import { newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import { allChoices, useAllChoices } from '#web/filters/all-choices.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { completeCatalogue, type HomeCatalogue } from './home-catalogue.ts'
import { type HomeData, pricedSymbols } from './home-data.ts'

/** The home screen as its parts see it: what is shown, and where a change of it leads. */
export type Home = {
	data: HomeData
	catalogue: HomeCatalogue
	/** Whether all coins and sources are in the catalogue, and not only those that came with the page. */
	isComplete: boolean
	uiLocale: UiLocale
	addressOf: (change: Partial<HomeQuery>, isPerson?: boolean) => string
	go: (
		change: Partial<HomeQuery>,
		how?: { replace?: boolean; keepScroll?: boolean; keepDialog?: boolean },
	) => void
}

/** Stays the same for as long as its data does: parts that hang on it are then not made anew. */
export function useHome(data: HomeData): Home {
	const uiLocale = useLocale()
	const navigate = useNavigate()
	return useMemo(() => {
		const all = allChoices()
		const addressOf: Home['addressOf'] = (change, isPerson = data.isPerson) =>
			homeAddress(data.query, change, { uiLocale, isPerson, chosenLocale: data.chosenLocale })
		return {
			data,
			catalogue: all === undefined ? data.catalogue : completed(data, all, uiLocale),
			isComplete: all !== undefined,
			uiLocale,
			addressOf,
			go: (change, { replace = false, keepScroll = true, keepDialog = false } = {}) => {
				// A dialog stands in the address as its fragment; what it leads to takes the place of its entry.
				const { hash } = window.location
				void navigate(addressOf(change) + (keepDialog ? hash : ''), {
					replace: replace || hash !== '',
					preventScrollReset: keepScroll,
				})
			},
		}
	}, [data, uiLocale, navigate])
}

/** The same with every coin and source, once they were asked for: nobody but the filters waits for them. */
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
