import { useEffect, useState } from 'react'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import type { NewsItem } from './home-data.ts'

const path = '/v1/user/favorites/news/'

export type Bookmarks = { has: (id: number) => boolean; toggle: (id: number) => Promise<void> }

/** The items that the signed-in reader keeps; nothing for a visitor. */
export function useBookmarks(): Bookmarks | undefined {
	const loggedIn = useLoggedIn()
	const text = useText()
	const say = useMessage()
	const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
	useEffect(() => {
		if (!loggedIn) return
		let current = true
		void call<{ data: NewsItem[] }>('GET', path).then((answer) => {
			if (!current) return
			if (answer.ok) setKept(new Set(answer.value.data.map(({ id }) => id)))
			else if (answer.failure.status === 401) clearCredentials()
		})
		return () => {
			current = false
			setKept(new Set())
		}
	}, [loggedIn])
	if (!loggedIn) return undefined

	const put = (id: number, keep: boolean) =>
		setKept((now) => new Set(keep ? [...now, id] : [...now].filter((one) => one !== id)))
	const toggle = async (id: number) => {
		const keep = !kept.has(id)
		put(id, keep)
		const answer = await call(keep ? 'PUT' : 'DELETE', path, { id })
		if (answer.ok) return say('success', text(keep ? 'account.bookmarked' : 'account.unbookmarked'))
		put(id, !keep)
		if (answer.failure.status === 401) clearCredentials()
		const full = answer.failure.code === 'bookmarks_full'
		say('error', text(full ? 'account.bookmarksFull' : 'account.bookmarkFailed'))
	}
	return { has: (id) => kept.has(id), toggle }
}
