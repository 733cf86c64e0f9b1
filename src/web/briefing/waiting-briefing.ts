import { useEffect, useState } from 'react'
import type { BriefingResponse } from '#contract/briefing.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { call } from '#web/api-client.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { storage } from '#web/local-storage.ts'
import { useLastVisit } from '#web/news/last-visit.ts'
import { readDone, saveDone, storedDone } from './done-stories.ts'

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

/** The number of stories that are left for readers who were away or are logged in; undefined until it is loaded. */
export function useBriefingSince(): number | undefined {
	const own = useOwnBriefing()
	useEffect(() => {
		if (own !== undefined) tellBriefing(own.stories.map(({ id }) => id))
	}, [own])
	return useLeft()?.length
}

/**
 * The briefing since the last visit, for readers who were away or are logged in. Brings what a logged-in reader has done
 * on other devices.
 */
export function useOwnBriefing(): BriefingResponse['data'] | undefined {
	const locale = newsLocaleFor(useLocale())
	const lastVisit = useLastVisit()
	const loggedIn = useLoggedIn()
	const [own, setOwn] = useState<BriefingResponse['data']>()
	useEffect(() => {
		if (!loggedIn && lastVisit === undefined) return
		let current = true
		const query = new URLSearchParams({ lang: locale, ...(lastVisit !== undefined && { since: lastVisit }) })
		void call<BriefingResponse>('GET', `/v1/news/briefing/?${query}`).then((response) => {
			if (!current || !response.ok) return
			const { data } = response.value
			if (loggedIn) saveDone(data.done.toReversed())
			setOwn(data)
		})
		return () => {
			current = false
		}
	}, [locale, loggedIn, lastVisit])
	return own
}
