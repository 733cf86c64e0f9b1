import { useCallback, useMemo, useState } from 'react'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { recall, remember } from '#web/client-memory.ts'
import { useText } from '#web/layout/use-locale.ts'
import type { Home } from '#web/news/use-home.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import {
	type CardName,
	favouritesOf,
	limited,
	overLimit,
	readFavourites,
	type Selection,
	sameFavourites,
	selectionOf,
	toggled,
} from './selection.ts'
import { useFavouritesOnArrival } from './use-favourites-on-arrival.ts'

/** The state of the side panel: what is ticked, and what pressing its buttons does. */
export function useFilters(home: Home) {
	const { catalogue } = home
	const { query } = home.data
	const text = useText()
	const say = useMessage()
	const [limitShown, setLimitShown] = useState(false)
	const inAddress = useMemo(() => selectionOf(query.coins, query.sources, catalogue), [query, catalogue])
	const key = `${query.coins.join()}|${query.sources.join()}`
	const [draft, setDraft] = useState({ key, selection: inAddress })
	// Back, forward and links change the address: the ticks follow it.
	if (draft.key !== key) setDraft({ key, selection: inAddress })
	const selection = draft.key === key ? draft.selection : inAddress
	const setSelection = (next: Selection) => setDraft({ key, selection: next })
	const toggle = useCallback(
		(card: CardName, name: string) =>
			setDraft((now) => ({ ...now, selection: toggled(now.selection, card, name) })),
		[],
	)

	const apply = (chosen: Selection) => home.go({ coins: chosen.coins, sources: [...chosen.fa, ...chosen.en] })
	useFavouritesOnArrival(home, apply)

	const submit = async (chosen: Selection = selection): Promise<boolean> => {
		if (!overLimit(chosen)) {
			apply(chosen)
			return true
		}
		if (isLoggedIn()) {
			const status = await call<{ status: number }>('GET', '/v1/user/login/status/')
			if (status.ok && status.value.status === 1) {
				apply(chosen)
				return true
			}
			clearCredentials()
		}
		setLimitShown(true)
		return false
	}

	const save = async () => {
		const favourites = favouritesOf(selection, catalogue)
		const stored = readFavourites(recall('user_favorite_filters'))
		if (isLoggedIn() && !sameFavourites(favourites, stored)) {
			const answer = await call<{ status: number }>('PUT', '/v1/user/favorites/side_filters/', favourites)
			if (answer.ok && answer.value.status === 1) {
				remember('user_favorite_filters', JSON.stringify(favourites))
				say('success', text('filters.saved'))
			} else say('error', text('filters.saveFailed'))
		}
		await submit()
	}

	return {
		selection,
		setSelection,
		toggle,
		submit,
		save,
		limitShown,
		/** Skip: go on within the limit, with the first of each list. */
		skipLimit: () => {
			setLimitShown(false)
			const kept = limited(selection)
			setSelection(kept)
			apply(kept)
		},
		closeLimit: () => setLimitShown(false),
	}
}
export type Filters = ReturnType<typeof useFilters>
