import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { OwnVotesResponse, VoteResponse } from '#contract/votes.ts'
import type { VoteCounter } from '#domain/vote.ts'
import { call, type MaybeQueued } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { cookie } from '#web/local-storage.ts'
import { connectionLost } from '#web/offline/use-online.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import type { ListItem } from './home-data.ts'
import { noVotes, voteFailure, type WireVote, wireVote, withVote } from './own-votes.ts'

type Own = OwnVotesResponse['data']
/** An item with its votes. */
type Voted = Pick<ListItem, 'id' | VoteCounter>
/** A vote without a response yet. */
type Cast = { id: number; vote: WireVote }

/** The most ids in one request. */
const mostAsked = 50

const askOwn = (ids: readonly number[]) =>
	call<OwnVotesResponse>('GET', `/v1/news/mine/?ids=${ids.join(',')}`)

/**
 * This browser's votes on the items of a list. Confirmed and pending votes are separate, so that a response in any
 * order never undoes another vote.
 */
export function useVotes<Item extends Voted>(
	items: readonly Item[],
	loaded: readonly Voted[],
	change: (id: number, counts: Partial<Pick<ListItem, VoteCounter>>) => void,
) {
	const text = useText()
	const say = useMessage()
	const [stored, setStored] = useState<Own>({})
	const [onTheWay, setOnTheWay] = useState<readonly Cast[]>([])
	const storedVotes = useRef(0)
	const shown = useMemo(() => withVotes(items, stored, onTheWay), [items, stored, onTheWay])

	// Memoized rows keep old callbacks, so these read the current votes from a ref.
	const casts = useRef(onTheWay)
	const known = useRef(stored)
	const setKnown = useCallback((own: Own) => {
		known.current = own
		setStored(own)
	}, [])
	const addKnown = useCallback((own: Own) => setKnown({ ...known.current, ...own }), [setKnown])
	useStoredVotes(loaded, storedVotes, addKnown)
	/** Votes on one item are sent one after the other. */
	const last = useRef(new Map<number, Promise<unknown>>())
	const vote = useCallback(
		async function vote(item: Voted, kind: VoteCounter): Promise<void> {
			const { id } = item
			const before = casts.current
				.filter((cast) => cast.id === id)
				.reduce((own, { vote }) => withVote({ own, item: noCounts }, vote).own, known.current[id] ?? noVotes)
			const wire = wireVote(kind, before)
			if (wire === undefined) return say('warning', text('vote.already'))
			const cast = { id, vote: wire }
			casts.current = [...casts.current, cast]
			setOnTheWay(casts.current)
			const earlier = last.current.get(id)
			const sent = Promise.resolve(earlier).then(() =>
				call<MaybeQueued<VoteResponse>>('PUT', '/v1/news/votes/', { ...wire, id }),
			)
			last.current.set(id, sent)
			const response = await sent
			const refused = response.ok && response.value.status !== 1
			// A refused vote may differ from the stored one.
			const own = refused ? await askOwn([id]) : undefined
			casts.current = casts.current.filter((one) => one !== cast)
			setOnTheWay(casts.current)
			if (!response.ok) {
				const retry = () => void vote(item, kind)
				return say('error', text(voteFailure(response.failure.status, cookie('csrftoken') !== undefined)), {
					label: text('news.retry'),
					run: retry,
				})
			}
			storedVotes.current += 1
			if (refused) {
				if (own?.ok) setKnown({ ...known.current, ...own.value.data })
				return say('warning', text('vote.already'))
			}
			// The response has the counters of one report; a story's row may show the sums of several.
			change(id, { [kind]: withVote({ own: before, item }, wire).item[kind] })
			const { own: voted } = withVote({ own: known.current[id] ?? noVotes, item: noCounts }, wire)
			setKnown({ ...known.current, [id]: voted })
			if (response.value.queued) {
				connectionLost.notify()
				return say('plain', text('vote.queued'))
			}
			say('success', text(wire.subject === 1 && wire.decision === -1 ? 'vote.removed' : 'vote.saved'))
		},
		[change, say, text, setKnown],
	)
	return { ...shown, vote }
}

const noCounts = { importance: 0, bullish: 0, bearish: 0 }

function withVotes<Item extends Voted>(items: readonly Item[], stored: Own, onTheWay: readonly Cast[]) {
	if (onTheWay.length === 0) return { items, own: stored }
	const own = { ...stored }
	const changed = items.map((item) =>
		onTheWay
			.filter(({ id }) => id === item.id)
			.reduce((now, { vote }) => {
				const next = withVote({ own: own[item.id] ?? noVotes, item: now }, vote)
				own[item.id] = next.own
				return next.item
			}, item),
	)
	return { items: changed, own }
}

/** Lists are the same for everyone; a browser requests its own votes separately, on each item once. */
function useStoredVotes(
	loaded: readonly Voted[],
	storedVotes: RefObject<number>,
	addStored: (own: Own) => void,
): void {
	const responded = useRef(new Set<number>())
	useEffect(() => {
		// Offline the service worker knows of queued votes.
		const hasVoted = document.cookie.includes('csrftoken=') || 'cachedAt' in document.documentElement.dataset
		const ids = [...new Set(loaded.map(({ id }) => id))].filter((id) => !responded.current.has(id))
		if (ids.length === 0 || !hasVoted) return
		let current = true
		const ask = async (): Promise<void> => {
			const before = storedVotes.current
			const some = ids.slice(0, mostAsked)
			const response = await askOwn(some)
			if (!current || !response.ok) return
			// A vote that was stored meanwhile may be missing in the response.
			if (storedVotes.current !== before) return ask()
			addStored(response.value.data)
			for (const id of some) responded.current.add(id)
			ids.splice(0, some.length)
			if (ids.length > 0) return ask()
		}
		void ask()
		return () => {
			current = false
		}
	}, [loaded, storedVotes, addStored])
}
