import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookmarkIdsResponse } from '#contract/favourites.ts'
import { pathOf } from '#contract/route-names.ts'
import { isLoggedIn, useLoggedIn } from '#web/account/login-flag.ts'
import { call, clearCredentials, type MaybeQueued } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { connectionLost } from '#web/offline/use-online.ts'
import { useMessage } from '#web/ui/message-bar.tsx'

const path = '/v1/user/favorites/news/'

type Bookmarks = {
	/** Empty for guests. */
	kept: ReadonlySet<number>
	toggle: (id: number) => Promise<void>
}

/** The saved items of the logged-in reader. */
export function useBookmarks(): Bookmarks {
	const loggedIn = useLoggedIn()
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
	const keptNow = useRef(kept)
	keptNow.current = kept
	/** Presses on this page: a list that is loaded later does not include them. */
	const pressed = useRef(new Map<number, boolean>())
	useEffect(() => {
		if (!loggedIn) return
		let current = true
		void call<BookmarkIdsResponse>('GET', `${path}ids/`).then((response) => {
			if (!current) return
			if (response.ok) setKept(withPressed(response.value.data.items, pressed.current))
			else if (response.failure.status === 401) clearCredentials()
		})
		return () => {
			current = false
			pressed.current.clear()
			setKept(new Set())
		}
	}, [loggedIn])

	const toggle = useCallback(
		async (id: number) => {
			if (!isLoggedIn()) {
				const logIn = { label: text('header.logIn'), run: () => void navigate(pathOf('login')) }
				return say('plain', text('account.bookmarkGuest'), logIn)
			}
			const put = (keep: boolean) => {
				pressed.current.set(id, keep)
				setKept((now) => withPressed(now, pressed.current))
			}
			const keep = !keptNow.current.has(id)
			put(keep)
			const response = await call<MaybeQueued<object>>(keep ? 'PUT' : 'DELETE', path, { id })
			if (response.ok && response.value.kept) {
				connectionLost.notify()
				return say('plain', text('offline.waits'))
			}
			if (response.ok) return say('success', text(keep ? 'account.bookmarked' : 'account.unbookmarked'))
			put(!keep)
			if (response.failure.status === 401) {
				clearCredentials()
				return say('warning', text('account.loginOver'))
			}
			const full = response.failure.code === 'bookmarks_full'
			say('error', text(full ? 'account.bookmarksFull' : 'account.bookmarkFailed'))
		},
		[say, text, navigate],
	)
	return { kept, toggle }
}

function withPressed(ids: Iterable<number>, pressed: ReadonlyMap<number, boolean>): Set<number> {
	const kept = new Set(ids)
	for (const [id, keep] of pressed) {
		if (keep) kept.add(id)
		else kept.delete(id)
	}
	return kept
}
