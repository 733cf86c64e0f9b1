import { useEffect, useMemo, useRef, useState } from 'react'
import { pathOf } from '#contract/route-names.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { useStore } from '#web/create-store.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Skeletons } from '#web/news/list-states.tsx'
import { RowListContext } from '#web/news/row-context.ts'
import { usePrices } from '#web/news/use-prices.tsx'
import { useRows } from '#web/news/use-rows.ts'
import { pictureOf, type SearchableThing, searchableThings } from '#web/search/suggest-names.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { PlainList } from '#web/ui/plain-list.tsx'
import { useCatalogue } from '#web/use-catalogue.ts'
import { FeedRow } from './feed-row.tsx'
import { loadPress } from './follow-button.tsx'
import { entryOfThing } from './followed-entry.ts'
import { followedThings, thingKey } from './followed-things.ts'
import { type FeedItem, isFeedGrouped, useFeed } from './use-feed.ts'
import { useFollowText } from './use-follow-text.ts'
import './start-view.css'

const wantedPicks = 3

/** How many of each kind are offered; of outlets also some of the other language. */
const offered = { coin: 12, topic: 11, source: 6 } as const
const foreignOutlets = 2
const kinds = ['coin', 'topic', 'source'] as const

/** The first view of a new account: the feed fills with what is picked. */
export default function StartView() {
	const text = useFollowText()
	const locale = useLocale()
	const things = useOffered()
	const known = useStore(followedThings, undefined)
	useEffect(() => {
		// Without this the buttons work, but do not show existing follows.
		void loadPress()
			.then(({ loadFollowed }) => loadFollowed())
			.catch(() => {})
	}, [])
	const picked = known?.size ?? 0
	const missing = Math.max(0, wantedPicks - picked)
	return (
		<div className="start-page">
			<section className="card start-picks" aria-labelledby="start-title">
				<h1 id="start-title">{text('start.title')}</h1>
				<p className="quiet-text">{text('start.lead')}</p>
				{kinds.map((kind) => (
					<section key={kind} aria-label={text(`my.kinds.${kind}`)}>
						<h2>{text(`my.kinds.${kind}`)}</h2>
						<ul className={`start-things start-${kind}s`}>
							{things
								.filter((thing) => thing.kind === kind)
								.map((thing) => (
									<li key={thing.ref}>
										<Pick thing={thing} isPicked={known?.has(thingKey(thing)) === true} />
									</li>
								))}
						</ul>
					</section>
				))}
				<div className="start-end">
					<p role="status">
						{missing > 0
							? text('start.missing', { count: missing })
							: text('start.picked', { count: picked })}
					</p>
					{missing > 0 ? (
						<>
							<SiteLink to={pathOf(`${locale}-home`)} className="quiet-button">
								{text('start.skip')}
							</SiteLink>
							<button type="button" className="primary-button" disabled>
								{text('start.done')}
							</button>
						</>
					) : (
						<SiteLink key="done" to={pathOf(`${locale}-my`)} className="primary-button">
							{text('start.done')}
						</SiteLink>
					)}
				</div>
			</section>
			<Preview things={things} known={known} />
		</div>
	)
}

/** The first things of each kind, in the order of the search. */
function useOffered(): readonly SearchableThing[] {
	const locale = useLocale()
	const catalogue = useCatalogue()
	const prices = usePrices()
	// Later prices must not change the order under a finger.
	const [priced] = useState(() => prices?.data.map(({ symbol }) => symbol.toUpperCase()) ?? [])
	return useMemo(() => {
		const all = catalogue ? searchableThings(catalogue, locale, priced) : []
		const isForeign = (thing: SearchableThing) =>
			thing.kind === 'source' && thing.locale !== newsLocaleFor(locale)
		return [
			...kinds.flatMap((kind) =>
				all.filter((thing) => thing.kind === kind && !isForeign(thing)).slice(0, offered[kind]),
			),
			...all.filter(isForeign).slice(0, foreignOutlets),
		]
	}, [catalogue, locale, priced])
}

function Pick({ thing, isPicked }: { thing: SearchableThing; isPicked: boolean }) {
	const locale = useLocale()
	const say = useMessage()
	const last = useRef(Promise.resolve())
	// A second press waits for the first, whose response would undo it.
	const press = () => {
		last.current = last.current.then(async () => {
			const { follow, unfollow } = await loadPress()
			const isFollowed = followedThings.get()?.has(thingKey(thing))
			await (isFollowed ? unfollow : follow)(thing, {
				locale,
				// The pressed button and the filling feed say it already.
				say: (...[tone, ...rest]: Parameters<typeof say>) => tone === 'error' && say(tone, ...rest),
			})
		})
	}
	return (
		<button type="button" className="start-thing" aria-pressed={isPicked} onClick={press}>
			{thing.kind !== 'topic' && <img src={pictureOf(thing)} alt="" width={18} height={18} />}
			<bdi lang={thing.lang}>{thing.name}</bdi>
		</button>
	)
}

const noItems: readonly FeedItem[] = []

/** The feed as it will be, without the actions of its rows. */
function Preview({
	things,
	known,
}: {
	things: readonly SearchableThing[]
	known: ReadonlySet<string> | undefined
}) {
	const text = useFollowText()
	const common = useText()
	const { feed, state, load } = useFeed(
		{ sort: 'latest', follow: undefined, unread: false, guest: undefined },
		known,
	)
	const rows = useRows(feed?.items ?? noItems)
	const [now] = useState(() => new Date().toISOString())
	const rowList = useMemo(() => ({ now, isUngrouped: !isFeedGrouped() }), [now])
	const followed = useMemo(() => things.map(entryOfThing), [things])
	return (
		<section className="card my-list start-feed" aria-labelledby="start-feed">
			<h2 id="start-feed" className="day-line">
				{text('start.feed')}
			</h2>
			{state === 'failed' ? (
				<LoadFailure onRetry={() => load(1)} className="my-state">
					{text('my.failed')}
				</LoadFailure>
			) : rows.length > 0 ? (
				<RowListContext value={rowList}>
					<PlainList className="row-list my-rows" aria-label={common('news.list')}>
						{rows.map((row) => (
							<li key={row.item.id}>
								<FeedRow row={row} followed={followed} onMute={undefined} />
							</li>
						))}
					</PlainList>
				</RowListContext>
			) : feed === undefined ? (
				<Skeletons />
			) : (
				<p className="my-state quiet-text">{text(known?.size ? 'my.nothing' : 'start.empty')}</p>
			)}
		</section>
	)
}
