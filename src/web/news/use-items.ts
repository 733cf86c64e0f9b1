import { useCallback, useEffect, useRef, useState } from 'react'
import { call, clearCredentials } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { failedList, type NewsItem } from './home-data.ts'
import { afterVote, noVotes, type OwnVotes, type VoteKind, wireVote } from './own-votes.ts'
import type { Home } from './use-home.ts'
import { useRecentNews } from './use-recent-news.ts'

type Own = Record<number, OwnVotes>
type Counted = {
	status: number
	error?: { code: string }
	data: Pick<NewsItem, 'views' | 'importance' | 'bullish' | 'bearish'>
}

/** The items on the screen with this browser's own votes on them: the server's list, then what happens to it here. */
export function useItems(home: Home) {
	const { list } = home.data
	const loaded = failedList(list) ? noItems : list.news
	const [items, setItems] = useState(loaded)
	const [own, setOwn] = useState<Own>({})
	const [shown, setShown] = useState(list)
	if (shown !== list) {
		// A new list came in: it replaces what was here, before anything is painted.
		setShown(list)
		setItems(loaded)
	}
	useOwnVotes(loaded, setOwn)
	useRecentNews(home, setItems)

	const text = useText()
	const say = useMessage()
	const change = useCallback(
		(id: number, counts: Partial<NewsItem>) =>
			setItems((now) => now.map((item) => (item.id === id ? { ...item, ...counts } : item))),
		[],
	)

	// Cards hold on to what they call, so it reads the votes as they are then.
	const ownNow = useRef(own)
	ownNow.current = own
	const vote = useCallback(
		async function vote(item: NewsItem, kind: VoteKind): Promise<void> {
			const before = ownNow.current[item.id] ?? noVotes
			const next = afterVote(kind, before, item)
			if (next === undefined) return say('warning', text('vote.already'))
			const wire = wireVote(kind, before)
			change(item.id, next.counts)
			setOwn((now) => ({ ...now, [item.id]: next.own }))
			const answer = await call<Counted>('PUT', '/v1/news/votes/', { ...wire, id: item.id })
			if (answer.ok) {
				change(item.id, answer.value.data)
				if (answer.value.status === 1)
					say('success', text(wire.subject === 1 && wire.decision === -1 ? 'vote.removed' : 'vote.saved'))
				else say('warning', text('vote.already'))
				return
			}
			if (answer.failure.status === 401) clearCredentials()
			// Nothing was counted: show it as it was.
			change(item.id, { importance: item.importance, bullish: item.bullish, bearish: item.bearish })
			setOwn((now) => ({ ...now, [item.id]: before }))
			say('error', text(answer.failure.status === 429 ? 'vote.tooMany' : 'vote.failed'), {
				label: text('news.retry'),
				run: () => void vote(item, kind),
			})
		},
		[change, say, text],
	)

	const viewed = useCallback(
		async (item: NewsItem) => {
			const answer = await call<{ status: number }>(
				'PUT',
				'/v1/news/views/',
				{ id: item.id },
				{ keepalive: true },
			)
			if (answer.ok && answer.value.status === 1) change(item.id, { views: item.views + 1 })
		},
		[change],
	)

	return { items, own, vote, viewed }
}

const noItems: NewsItem[] = []

/** Lists are the same for everyone; a browser asks for its own votes apart. */
function useOwnVotes(loaded: readonly NewsItem[], setOwn: (own: Own) => void): void {
	useEffect(() => {
		if (loaded.length === 0 || !document.cookie.includes('csrftoken=')) return
		let current = true
		const ids = loaded.map(({ id }) => id).join(',')
		void call<{ data: Own }>('GET', `/v1/news/mine/?ids=${ids}`).then((answer) => {
			if (current && answer.ok) setOwn(answer.value.data)
		})
		return () => {
			current = false
		}
	}, [loaded, setOwn])
}
