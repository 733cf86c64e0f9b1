import { useCallback, useEffect, useState } from 'react'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { loadModule } from '#web/load-module.ts'
import type { ListItem } from './home-data.ts'

type IsMuted = (item: ListItem) => boolean

/** Muted items, except those that the reader wanted to see anyway. Guests load nothing. */
export function useMuted(): { isMuted: IsMuted; show: (id: number) => void } {
	const loggedIn = useLoggedIn()
	const [muted, setMuted] = useState<{ test: IsMuted }>()
	const [shown, setShown] = useState<ReadonlySet<number>>(new Set())
	useEffect(() => {
		if (!loggedIn) return
		let current = true
		void loadModule(() => import('#web/follows/muted-items.ts'))
			.then(({ loadMuted }) => loadMuted())
			.then((test) => current && test && setMuted({ test }))
			// The list is more important than hiding.
			.catch(() => {})
		return () => {
			current = false
			setMuted(undefined)
		}
	}, [loggedIn])
	const show = useCallback((id: number) => setShown((now) => new Set(now).add(id)), [])
	const isMuted = (item: ListItem) => muted !== undefined && !shown.has(item.id) && muted.test(item)
	return { isMuted, show }
}
