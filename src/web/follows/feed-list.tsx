import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { FollowResponse, MutesResponse } from '#contract/follows.ts'
import { pathOf } from '#contract/route-names.ts'
import { isolated } from '#text/isolated.ts'
import { Notice } from '#web/account/notice.tsx'
import { call } from '#web/api-client.ts'
import { useStore } from '#web/create-store.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { Skeletons } from '#web/news/list-states.tsx'
import { newsPanelId } from '#web/news/news-panel-id.ts'
import { RowListContext } from '#web/news/row-context.ts'
import { outletOf } from '#web/news/source-name.ts'
import { useRows } from '#web/news/use-rows.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { FeedRow } from './feed-row.tsx'
import { useFollowNames } from './follow-names.ts'
import { FollowSuggestions, type Suggestion } from './follow-suggestions.tsx'
import { followedThings } from './followed-things.ts'
import { shownThing } from './shown-thing.ts'
import { channelsPath, useChannels } from './use-channels.ts'
import { type FeedItem, type FeedSort, useFeed } from './use-feed.ts'
import { useChannelText, useFollowText } from './use-follow-text.ts'

/** With fewer follows than this the feed still suggests more. */
const fewFollows = 3

const noItems: readonly FeedItem[] = []

type Props = {
	follows: readonly FollowResponse[] | undefined
	/** The follow that is shown alone. */
	chosen: FollowResponse | undefined
	suggested: readonly Suggestion[]
	now: string
}

export function FeedList({ follows, chosen, suggested, now }: Props) {
	const text = useFollowText()
	const locale = useLocale()
	const common = useText()
	const [query] = useSearchParams()
	const names = useFollowNames()
	const sort: FeedSort = query.get('sort') === 'top' ? 'top' : 'latest'
	const known = useStore(followedThings, undefined)
	const follow = query.has('follow') ? Number(query.get('follow')) || 0 : undefined
	const { feed, hasFailed, load } = useFeed({ sort, follow }, known)
	const rows = useRows(feed?.items ?? noItems)
	const rowList = useMemo(() => ({ now }), [now])
	const mute = useMuteSource(() => void load(1))
	const address = (wanted: FeedSort) => {
		const next = new URLSearchParams({
			...(follow !== undefined && { follow: String(follow) }),
			...(wanted === 'top' && { sort: 'top' }),
		})
		return `${pathOf(`${locale}-my`)}${next.size > 0 ? `?${next}` : ''}`
	}
	const isEmpty = feed !== undefined && feed.items.length === 0
	return (
		<section id={newsPanelId} className="card my-list" aria-label={text('my.title')}>
			<header className="my-head">
				<h1 className="one-line">
					<bdi>{chosen ? shownThing(chosen, names).name : text('my.title')}</bdi>
				</h1>
				{follow !== undefined && (
					<SiteLink to={pathOf(`${locale}-my`)} className="inline-link target-link">
						{text('my.all')}
					</SiteLink>
				)}
				<nav className="my-sorts" aria-label={common('sort.label')}>
					{(['latest', 'top'] as const).map((one) => (
						<SiteLink
							key={one}
							to={address(one)}
							preventScrollReset
							className={one === sort ? 'my-sort my-sort-on' : 'my-sort'}
							aria-current={one === sort ? 'page' : undefined}
						>
							{common(`sort.${one}`)}
						</SiteLink>
					))}
				</nav>
			</header>
			<PausedChannels />
			{follows !== undefined && follows.length <= fewFollows && !isEmpty && (
				<FollowSuggestions suggested={suggested} />
			)}
			{hasFailed ? (
				<LoadFailure onRetry={() => load(1)} className="my-state">
					{text('my.failed')}
				</LoadFailure>
			) : feed === undefined ? (
				<div className="row-list">
					<Skeletons />
				</div>
			) : isEmpty ? (
				<div className="my-state stack">
					<p className="quiet-text">{text(follows?.length === 0 ? 'my.empty' : 'my.nothing')}</p>
					<FollowSuggestions suggested={suggested} />
				</div>
			) : (
				<>
					<RowListContext value={rowList}>
						{/* biome-ignore lint/a11y/noRedundantRoles: without its bullets one reader takes it for no list any more. */}
						<ol role="list" className="row-list my-rows" aria-label={common('news.list')}>
							{rows.map((row) => (
								<li key={row.item.id}>
									<FeedRow
										row={row}
										follows={follows ?? []}
										names={names}
										onMute={(source) => void mute(source)}
									/>
								</li>
							))}
						</ol>
					</RowListContext>
					{feed.page < feed.pages && (
						<button type="button" className="quiet-button next-ten" onClick={() => void load(feed.page + 1)}>
							{common('news.next')}
						</button>
					)}
				</>
			)}
		</section>
	)
}

const mutesPath = '/v1/user/mutes/'

/** Mutes a source immediately, with a button to undo it. */
function useMuteSource(onChange: () => void) {
	const text = useFollowText()
	const say = useMessage()
	const locale = useLocale()
	return async (source: ListItem['source']) => {
		const before = await call<MutesResponse>('GET', mutesPath)
		const save = async (sources: readonly string[]) => {
			const saved = before.ok && (await call('PUT', mutesPath, { ...before.value.data, sources })).ok
			if (saved) onChange()
			else say('error', text('saveFailed'))
			return saved
		}
		const sources = before.ok ? before.value.data.sources : []
		if (await save([...sources, source.slug]))
			say('plain', text('my.muted', { source: isolated(outletOf(source, locale).name) }), {
				label: text('undo'),
				run: () => void save(sources),
			})
	}
}

/** Lists channels that were paused without the reader's wish, with the reason. */
function PausedChannels() {
	const text = useFollowText()
	const channelText = useChannelText()
	const { channels, change } = useChannels()
	const paused = channels?.set_up.filter((one) => one.paused !== null && one.paused !== 'unsubscribed') ?? []
	return paused.map(({ way: channel, paused: why }) => (
		<Notice key={channel} tone="error">
			<p>
				<b>{channelText(`${channel}.name`)}</b> {why && text(`paused.${why}`)}
			</p>
			<p className="button-row">
				<button
					type="button"
					className="quiet-button"
					onClick={() => void change('PUT', channelsPath, { way: channel })}
				>
					{text('resume')}
				</button>
				<SiteLink to={`${pathOf('dashboard')}?view=following`} className="quiet-button">
					{text('channelsTitle')}
				</SiteLink>
			</p>
		</Notice>
	))
}
