import { useCallback, useEffect, useMemo } from 'react'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { call } from '#web/api-client.ts'
import { useStore } from '#web/create-store.ts'
import { recall, remember, storage } from '#web/local-storage.ts'

/** Marks of the last few briefings; older stories do not come again. */
const mostRemembered = 100

const readDone = (kept: string): number[] => kept.split(',').flatMap((id) => Number(id) || [])

const save = (ids: readonly number[]) => remember('briefing_done', ids.slice(-mostRemembered).join())

/**
 * The stories that the reader has marked as done: a guest's in this browser, a logged-in reader's on every device,
 * once `known` is loaded.
 */
export function useDone(known: readonly number[] | undefined) {
	const stored = useStore(storage, '', () => recall('briefing_done') ?? '')
	const done = useMemo(() => new Set(readDone(stored)), [stored])
	useEffect(() => {
		if (known !== undefined) save(known.toReversed())
	}, [known])
	const mark = useCallback(
		(ids: readonly number[], isDone: boolean) => {
			const others = [...done].filter((id) => !ids.includes(id))
			save(isDone ? [...others, ...ids] : others)
			if (isLoggedIn()) void call('PUT', '/v1/user/briefing/done/', { items: ids, done: isDone })
		},
		[done],
	)
	return {
		done,
		toggle: (id: number) => mark([id], !done.has(id)),
		finish: (ids: readonly number[]) => mark(ids, true),
	}
}
