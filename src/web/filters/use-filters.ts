import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { LogInStatusResponse } from '#contract/account.ts'
import type { FavouriteSavedResponse } from '#contract/favourites.ts'
import type { HomeQuery } from '#contract/home-query.ts'
import { isLoggedIn, useLoggedIn } from '#web/account/login-flag.ts'
import { userInfo } from '#web/account/user-info.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { recall, remember } from '#web/local-storage.ts'
import type { Home } from '#web/news/use-home.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import {
	addressed,
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

/** The state of the side panel: the selection, and the actions of its buttons. */
export function useFilters(home: Home) {
	const { catalogue } = home
	const { query } = home.data
	const text = useText()
	const say = useMessage()
	const [limit, setLimit] = useState<'guest' | 'member'>()
	const inAddress = useMemo(() => selectionOf(query.coins, query.sources, catalogue), [query, catalogue])
	const key = keyOf(query)
	const { value: selection, latest, change: changeSelection, request } = useDraft(key, inAddress)
	const setSelection = (next: Selection) => changeSelection(() => next)
	const toggle = useCallback(
		(card: CardName, name: string) => changeSelection((now) => toggled(now, card, name)),
		[changeSelection],
	)

	/** The selection that was applied from within the dialog, whose history entry follows that of the list before. */
	const stayed = useRef<Selection>(undefined)
	const apply = (chosen: Selection, { stay = false, replace = false } = {}) => {
		stayed.current = stay ? chosen : undefined
		const wanted = addressed(chosen)
		request(keyOf(wanted))
		home.go(wanted, { keepDialog: stay, replace })
	}
	useFavouritesOnArrival(home)
	useLimitOnArrival(home, () => setLimit('guest'))

	/** `stay` keeps the dialog open. */
	const submit = async (chosen: Selection = latest(), how: { stay?: boolean } = {}): Promise<boolean> => {
		if (!overLimit(chosen)) {
			apply(chosen, how)
			return true
		}
		let isMember = false
		if (isLoggedIn()) {
			const status = await call<LogInStatusResponse>('GET', '/v1/user/login/status/')
			if (status.ok && status.value.status === 1) {
				apply(chosen, how)
				return true
			}
			isMember = userInfo() !== undefined
			clearCredentials()
		}
		setLimit(isMember ? 'member' : 'guest')
		return false
	}

	const save = async () => {
		const selection = latest()
		const favourites = favouritesOf(selection, catalogue)
		const stored = readFavourites(recall('user_favorite_filters'))
		if (isLoggedIn() && !sameFavourites(favourites, stored)) {
			const response = await call<FavouriteSavedResponse>(
				'PUT',
				'/v1/user/favorites/side_filters/',
				favourites,
			)
			if (response.ok && response.value.status === 1) {
				remember('user_favorite_filters', JSON.stringify(favourites))
				say('success', text('filters.saved'))
			} else say('error', text('filters.saveFailed'))
		}
		await submit(selection, { stay: true })
	}

	return {
		selection,
		setSelection,
		toggle,
		submit,
		save,
		/** Who has reached the limit: a user whose session is over, or a guest. */
		limit,
		/** Skip continues within the limit, with the first of each list. */
		skipLimit: () => {
			setLimit(undefined)
			const allowed = limited(latest())
			setSelection(allowed)
			// Back must not lead to the URL that opened the dialog.
			apply(allowed, { replace: home.data.beyondLimit })
		},
		closeLimit: useCallback(() => setLimit(undefined), []),
		/** Whether the selection differs from the list's filter. */
		isChanged: keyOf(addressed(selection)) !== keyOf(addressed(inAddress)),
		/** After the dialog is closed by Back, the previous list would be shown again. */
		showStayed: () => {
			if (stayed.current !== undefined) apply(stayed.current, { replace: true })
		},
	}
}

const keyOf = ({ coins, sources }: Pick<HomeQuery, 'coins' | 'sources'>) =>
	`${coins.join()}|${sources.join()}`

export type Filters = ReturnType<typeof useFilters>

/**
 * A URL that exceeds a guest's limit, from a friend or the history, opens the dialog above the list within the limit.
 * If the server took a logged-in browser for a guest, the list is requested again with its token.
 */
function useLimitOnArrival({ data: { beyondLimit } }: Home, open: () => void): void {
	const { pathname, search } = useLocation()
	const { revalidate } = useRevalidator()
	const loggedIn = useLoggedIn()
	const acts = useRef({ open, revalidate })
	acts.current = { open, revalidate }
	// biome-ignore lint/correctness/useExhaustiveDependencies: each such address opens it again.
	useEffect(() => {
		if (!beyondLimit) return
		if (loggedIn) void acts.current.revalidate()
		else acts.current.open()
	}, [beyondLimit, loggedIn, pathname, search])
}
