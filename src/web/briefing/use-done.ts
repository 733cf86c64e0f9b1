import { useCallback, useMemo } from 'react'
import { useStore } from '#web/create-store.ts'
import { recall, remember, storage } from '#web/local-storage.ts'

/** The last few briefings; older stories do not come again. */
const mostRemembered = 100

const readDone = (kept: string): number[] => kept.split(',').flatMap((id) => Number(id) || [])

/** Which stories the reader is done with, in this browser. */
export function useDone() {
	const stored = useStore(storage, '', () => recall('briefing_done') ?? '')
	const done = useMemo(() => new Set(readDone(stored)), [stored])
	const save = useCallback(
		(ids: readonly number[]) => remember('briefing_done', ids.slice(-mostRemembered).join()),
		[],
	)
	return {
		done,
		toggle: (id: number) => save(done.has(id) ? [...done].filter((one) => one !== id) : [...done, id]),
		finish: (ids: readonly number[]) => save([...new Set([...done, ...ids])]),
	}
}
