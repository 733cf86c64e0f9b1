import { useEffect, useRef } from 'react'
import type { FavouriteFilterResponse } from '#contract/favourites.ts'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { forget, recall, remember } from '#web/local-storage.ts'
import type { Home } from '#web/news/use-home.ts'
import { historyKey } from '#web/news/use-page-in-view.ts'
import { loadAllChoices } from './all-choices.ts'
import {
	addressed,
	type ByName,
	type Favourites,
	isAnySelected,
	limited,
	noFavourites,
	overLimit,
	selectionOfFavourites,
	storedFavourites,
} from './selection.ts'

/**
 * On the first load, or if the URL has a news_slug, saved favourites are fetched; then, and on every other arrival,
 * they are applied unless the URL has a filter. A shared item stays on top.
 */
export function useFavouritesOnArrival(home: Home): void {
	const arrival = useRef({ home, done: false })
	useEffect(() => {
		const { home, done } = arrival.current
		if (done) return
		arrival.current.done = true
		const { query } = home.data
		const arrivedAt = historyKey()
		const fetchFirst =
			recall('filter_init') !== 'true' || new URLSearchParams(location.search).has('news_slug')
		void (async () => {
			const stored = fetchFirst ? undefined : storedFavourites(recall('user_favorite_filters'))
			// An invalid stored value is replaced by the account's.
			const favourites = stored ?? (isLoggedIn() ? await fetchFavourites() : noFavourites)
			remember('filter_init', 'true')
			const saved = selectionOfFavourites(favourites, await catalogueWith(favourites, home))
			// A reader who has navigated on meanwhile is not redirected; the number of the page in the URL is no navigation.
			if (
				!isAnySelected(saved) ||
				query.coins.length + query.sources.length > 0 ||
				historyKey() !== arrivedAt
			)
				return
			const allowed = isLoggedIn() || !overLimit(saved) ? saved : limited(saved)
			home.go({ ...addressed(allowed), shared: query.shared }, { replace: true })
		})()
	}, [])
}

/** A failure is a silent local log-out and gives empty lists. */
async function fetchFavourites(): Promise<Favourites> {
	const response = await call<FavouriteFilterResponse>('GET', '/v1/user/favorites/side_filters/')
	if (!response.ok) {
		clearCredentials()
		forget('user_favorite_filters')
		return noFavourites
	}
	remember('user_favorite_filters', JSON.stringify(response.value.data))
	return response.value.data
}

/** Names of favourites that are not in the page are looked up among all. */
async function catalogueWith({ assets, sources }: Favourites, home: Home): Promise<ByName> {
	const has = (list: readonly { id: number }[], ids: readonly number[]) =>
		ids.every((wanted) => list.some(({ id }) => id === wanted))
	const { catalogue } = home
	if (has(catalogue.coins, assets) && has(catalogue.sources, sources)) return catalogue
	return (await loadAllChoices(home.data.choices.path)) ?? catalogue
}
