import { useEffect, useRef } from 'react'
import type { NewsRecentAnswer } from '#contract/news-list.ts'
import { call } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { recall, remember } from '#web/local-storage.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { filterBody, type NewsItem } from './home-data.ts'
import { notifications } from './notifications.ts'
import type { Home } from './use-home.ts'

/** Half an hour: a list that is being read should not jump often. */
const pollEveryMs = 1_800_000

/** On page 1, asks every half hour for what is new and puts it on top. */
export function useRecentNews(home: Home, putOnTop: (fresh: readonly NewsItem[]) => void): void {
	const text = useText()
	const say = useMessage()
	const latest = useRef({ home, text, say })
	latest.current = { home, text, say }
	const onFirstPage = home.data.query.page === 1

	useEffect(() => {
		if (!onFirstPage) return
		remember('user_last_request_date', new Date().toISOString())
		const poll = async () => {
			const { home, text, say } = latest.current
			const { query } = home.data
			const asked = new Date().toISOString()
			const since = recall('user_last_request_date') ?? home.data.now
			const answer = await call<NewsRecentAnswer>('POST', '/v1/news/recent/', {
				...filterBody(query, home.catalogue),
				last_request: since,
			})
			if (!answer.ok) return
			remember('user_last_request_date', asked)
			const fresh = answer.value.data
			if (fresh.length === 0) return
			putOnTop(fresh)
			say('plain', text('news.recent', { count: fresh.length }))
			notifications.show(text('notify.title', { count: fresh.length }), fresh[0]?.title ?? '', home.uiLocale)
		}
		const timer = setInterval(() => void poll(), pollEveryMs)
		return () => clearInterval(timer)
	}, [onFirstPage, putOnTop])
}
