import { useEffect } from 'react'
import type { BriefingResponse } from '#contract/briefing.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { call } from '#web/api-client.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { storage } from '#web/local-storage.ts'
import { useLastVisit } from '#web/news/last-visit.ts'
import { readDone, storedDone } from './done-stories.ts'

/** The ids of the stories since the last visit; undefined until the front or the briefing has loaded them. */
const briefed = createStore<readonly number[] | undefined>(undefined)

export const tellBriefing = (ids: readonly number[]): void => briefed.set(ids)

/** The stories of the briefing that are not done; 0 while they are unknown. */
export function useWaitingBriefing(): number {
	return useLeft()?.length ?? 0
}

function useLeft(): readonly number[] | undefined {
	const ids = useStore(briefed, undefined)
	const done = new Set(readDone(useStore(storage, '', storedDone)))
	return ids?.filter((id) => !done.has(id))
}

/** Loads the briefing since the last visit, for readers who were away; undefined until it has come. */
export function useBriefingSince(): number | undefined {
	const locale = newsLocaleFor(useLocale())
	const lastVisit = useLastVisit()
	useEffect(() => {
		if (lastVisit === undefined) return
		const query = new URLSearchParams({ lang: locale, since: lastVisit })
		void call<BriefingResponse>('GET', `/v1/news/briefing/?${query}`).then((response) => {
			if (response.ok) tellBriefing(response.value.data.stories.map(({ id }) => id))
		})
	}, [locale, lastVisit])
	return useLeft()?.length
}
