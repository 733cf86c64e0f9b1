import { useCallback, useEffect, useRef, useState } from 'react'
import type { NewestResponse } from '#contract/newest-news.ts'
import type { NewsRecentResponse } from '#contract/news-list.ts'
import { call, callAsNobody } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { remember } from '#web/local-storage.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { filterBody, type ListItem } from './home-data.ts'
import { notifications } from './notifications.ts'
import type { Home } from './use-home.ts'

/** Half an hour: a list that is being read should not change by itself more often. */
const bringEveryMs = 1_800_000
/** A reader learns of new items within a minute. */
const askEveryMs = 45_000

export type NewNews = {
	/** How many arrived since the list was loaded. */
	waiting: number
	/** Adds them at the top. */
	bring: () => Promise<void>
}

/**
 * New items while page 1 is shown: counted all the time, and added at the top when the reader presses, or every half
 * hour.
 */
export function useNewNews(home: Home, putOnTop: (fresh: readonly ListItem[]) => void): NewNews {
	const text = useText()
	const say = useMessage()
	const [waiting, setWaiting] = useState(0)
	const { now, query, grouped } = home.data
	/** The server's time, not the device's: when the list was current, and when that was here. */
	const clock = useRef({ now: '', since: 0, ahead: 0 })
	if (clock.current.now !== now) clock.current = { now, since: Date.parse(now), ahead: Number.NaN }
	const latest = useRef({ home, text, say, putOnTop })
	latest.current = { home, text, say, putOnTop }
	const isFirstPage = query.page === 1

	const bring = useCallback(async (): Promise<ListItem[]> => {
		const { home, putOnTop } = latest.current
		const requestedAt = clock.current.ahead + performance.now()
		const response = await call<NewsRecentResponse>('POST', '/v1/news/recent/', {
			...filterBody(home.data.query, home.catalogue, home.data.grouped),
			last_request: Math.round(clock.current.since),
		})
		if (!response.ok) return []
		remember('user_last_request_date', new Date().toISOString())
		clock.current.since = requestedAt
		setWaiting(0)
		putOnTop(response.value.data)
		return response.value.data
	}, [])

	// biome-ignore lint/correctness/useExhaustiveDependencies: another list begins anew.
	useEffect(() => {
		setWaiting(0)
		clock.current.ahead = clock.current.since - performance.now()
		if (!isFirstPage) return
		remember('user_last_request_date', new Date().toISOString())
		const ask = async () => {
			if (document.visibilityState === 'hidden') return
			const since = Math.round(clock.current.since)
			const path = `/v1/news/newest/?lang=${query.newsLocale}&since=${since}${grouped ? '&grouped=1' : ''}`
			const response = await callAsNobody<NewestResponse>('GET', path)
			if (response.ok) setWaiting(response.value.data.count)
		}
		const tellOf = async () => {
			const fresh = await bring()
			if (fresh.length === 0) return
			const { home, text, say } = latest.current
			say('plain', text('news.recent', { count: fresh.length }))
			notifications.show(text('notify.title', { count: fresh.length }), fresh[0]?.title ?? '', home.uiLocale)
		}
		const asking = setInterval(() => void ask(), askEveryMs)
		const bringing = setInterval(() => void tellOf(), bringEveryMs)
		const onSight = () => {
			// The end of the visit is stored for the mark of the next one.
			if (document.visibilityState === 'hidden') remember('user_last_request_date', new Date().toISOString())
			else void ask()
		}
		document.addEventListener('visibilitychange', onSight)
		return () => {
			clearInterval(asking)
			clearInterval(bringing)
			document.removeEventListener('visibilitychange', onSight)
		}
	}, [isFirstPage, query.newsLocale, grouped, now, bring])

	const bringNow = useCallback(async () => {
		const fresh = await bring()
		const { text, say } = latest.current
		if (fresh.length === 0) say('plain', text('news.noneNew'))
	}, [bring])
	return { waiting: isFirstPage ? waiting : 0, bring: bringNow }
}
