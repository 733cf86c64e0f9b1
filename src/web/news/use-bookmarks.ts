import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookmarkIdsResponse } from '#contract/favourites.ts'
import { pathOf } from '#contract/route-names.ts'
import { isLoggedIn, useLoggedIn } from '#web/account/login-flag.ts'
import { call, clearCredentials, type MaybeQueued } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { isLostWithPage } from '#web/local-storage.ts'
import { connectionLost } from '#web/offline/use-online.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { guestSaved, saveAsGuest, unsaveAsGuest, useGuestSaved } from './guest-saved.ts'
import type { ListItem } from './home-data.ts'

const path = '/v1/user/favorites/news/'

type Bookmarks = {
	saved: ReadonlySet<number>
	toggle: (item: ListItem) => Promise<void>
}

/** The saved items of the logged-in reader, or of a guest on this device. */
export function useBookmarks(): Bookmarks {
	const loggedIn = useLoggedIn()
	const text = useText()
	const say = useMessage()
	const navigate = useNavigate()
	const [saved, setSaved] = useState<ReadonlySet<number>>(new Set())
	const savedNow = useRef(saved)
	savedNow.current = saved
	/** Presses on this page: a list that is loaded later does not include them. */
	const pressed = useRef(new Map<number, boolean>())
	useEffect(() => {
		if (!loggedIn) return
		let current = true
		void call<BookmarkIdsResponse>('GET', `${path}ids/`).then((response) => {
			if (!current) return
			if (response.ok) setSaved(withPressed(response.value.data.items, pressed.current))
			else if (response.failure.status === 401) clearCredentials()
		})
		return () => {
			current = false
			pressed.current.clear()
			setSaved(new Set())
		}
	}, [loggedIn])

	const toggle = useCallback(
		async (item: ListItem) => {
			const { id } = item
			if (!isLoggedIn()) {
				const isSaved = guestSaved().some((one) => one.id === id)
				if (isSaved) {
					unsaveAsGuest(id)
					return say('plain', text('account.unbookmarked'))
				}
				if (!saveAsGuest(item)) return say('error', text('account.bookmarksFull'))
				const signUp = { label: text('limit.signUp'), run: () => void navigate(pathOf('signup')) }
				const key = isLostWithPage('guest_saved') ? 'account.bookmarkUntilClosed' : 'account.bookmarkGuest'
				return say('success', text(key), signUp)
			}
			const put = (keep: boolean) => {
				pressed.current.set(id, keep)
				setSaved((now) => withPressed(now, pressed.current))
			}
			const keep = !savedNow.current.has(id)
			put(keep)
			const response = await call<MaybeQueued<object>>(keep ? 'PUT' : 'DELETE', path, { id })
			if (response.ok && response.value.queued) {
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
	const onDevice = useGuestSaved()
	const savedOnDevice = useMemo(() => new Set(onDevice.map(({ id }) => id)), [onDevice])
	return { saved: loggedIn ? saved : savedOnDevice, toggle }
}

function withPressed(ids: Iterable<number>, pressed: ReadonlyMap<number, boolean>): Set<number> {
	const saved = new Set(ids)
	for (const [id, keep] of pressed) {
		if (keep) saved.add(id)
		else saved.delete(id)
	}
	return saved
}
