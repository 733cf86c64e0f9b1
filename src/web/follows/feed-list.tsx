import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ChannelsResponse } from '#contract/channels.ts'
import { dashboardPath } from '#contract/dashboard-path.ts'
import type { MutesResponse } from '#contract/follows.ts'
import { pathOf } from '#contract/route-names.ts'
import { isolated } from '#text/isolated.ts'
import { Notice } from '#web/account/notice.tsx'
import { call } from '#web/api-client.ts'
import { useStore } from '#web/create-store.ts'
import { useOwnData } from '#web/dashboard/own-data.ts'
import { LimitLine } from '#web/filters/limit-line.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { recall, remember, storage } from '#web/local-storage.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { Skeletons } from '#web/news/list-states.tsx'
import { newsPanelId } from '#web/news/news-panel-id.ts'
import { mostPages, NextPage } from '#web/news/next-page.tsx'
import { RowListContext } from '#web/news/row-context.ts'
import { outletOf } from '#web/news/source-name.ts'
import { useRows } from '#web/news/use-rows.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { PlainList } from '#web/ui/plain-list.tsx'
import { FeedRow } from './feed-row.tsx'
import { FollowSuggestions, type Suggestion } from './follow-suggestions.tsx'
import type { FollowedEntry } from './followed-entry.ts'
import { type FollowThing, followedThings } from './followed-things.ts'
import { mutesPath } from './muted-things.tsx'
import { GuestSavedList, SavedList } from './saved-list.tsx'
import { channelsPath, useChangeChannel } from './use-channels.ts'
import { type FeedItem, type FeedSort, isFeedGrouped, useFeed } from './use-feed.ts'
import { useChannelText, useFollowText } from './use-follow-text.ts'

const noItems: readonly FeedItem[] = []

type Props = {
	/** Undefined until loaded. */
	followed: readonly FollowedEntry[] | undefined
	/** The follow that is shown alone. */
	chosen: FollowedEntry | undefined
	/** What a guest follows; undefined for an account. */
	guest: readonly FollowThing[] | undefined
	suggested: readonly Suggestion[]
	now: string
}

/** The news of everything that is followed; under another tab what is saved. */
export function FeedList({ followed, chosen, guest, suggested, now }: Props) {
	const text = useFollowText()
	const locale = useLocale()
	const common = useText()
	const [query] = useSearchParams()
	const isSaved = query.get('view') === 'saved'
	const hidesRead = useStore(storage, false, () => recall('hide_read') === 'true')
	const sort: FeedSort = query.get('sort') === 'top' ? 'top' : 'latest'
	const address = (change: Record<string, string | undefined>) => {
		const next = new URLSearchParams(query)
		for (const [name, value] of Object.entries(change)) {
			if (value === undefined) next.delete(name)
			else next.set(name, value)
		}
		return `${pathOf(`${locale}-my`)}${next.size > 0 ? `?${next}` : ''}`
	}
	return (
		<section id={newsPanelId} className="card my-list" aria-label={text('my.title')}>
			<header className="my-head">
				<h1 className={chosen ? 'one-line' : 'sr-only'}>
					<bdi>{chosen ? chosen.name : text(isSaved ? 'my.saved' : 'my.title')}</bdi>
				</h1>
				{chosen ? (
					<SiteLink to={pathOf(`${locale}-my`)} className="inline-link target-link">
						{text('my.all')}
					</SiteLink>
				) : (
					<nav className="my-sorts my-views" aria-label={text('my.view')}>
						<Choice to={address({ view: undefined })} isOn={!isSaved} name={text('my.feed')} />
						<Choice to={address({ view: 'saved' })} isOn={isSaved} name={text('my.saved')} />
					</nav>
				)}
				{!isSaved && (
					<>
						<label className="my-hide-read">
							<input
								type="checkbox"
								checked={hidesRead}
								onChange={(event) => remember('hide_read', String(event.target.checked))}
							/>
							{text('my.hideRead')}
						</label>
						<nav className="my-sorts" aria-label={common('sort.label')}>
							<Choice
								to={address({ sort: undefined })}
								isOn={sort === 'latest'}
								name={common('sort.latest')}
							/>
							<Choice to={address({ sort: 'top' })} isOn={sort === 'top'} name={common('sort.top')} />
						</nav>
					</>
				)}
			</header>
			{!isSaved ? (
				<Feed {...{ followed, guest, suggested, now, sort, hidesRead }} />
			) : guest === undefined ? (
				<SavedList now={now} />
			) : (
				<GuestSavedList now={now} />
			)}
		</section>
	)
}

const Choice = ({ to, isOn, name }: { to: string; isOn: boolean; name: string }) => (
	<SiteLink
		to={to}
		preventScrollReset
		className={isOn ? 'my-sort my-sort-on' : 'my-sort'}
		aria-current={isOn ? 'page' : undefined}
	>
		{name}
	</SiteLink>
)

function Feed({
	followed,
	guest,
	suggested,
	now,
	sort,
	hidesRead,
}: Omit<Props, 'chosen'> & { sort: FeedSort; hidesRead: boolean }) {
	const text = useFollowText()
	const common = useText()
	const [query] = useSearchParams()
	const known = useStore(followedThings, undefined)
	const follow = query.has('follow') ? Number(query.get('follow')) || 0 : undefined
	const { feed, state, load } = useFeed({ sort, follow, unread: hidesRead, guest }, known)
	const rows = useRows(feed?.items ?? noItems)
	const rowList = useMemo(() => ({ now, isUngrouped: !isFeedGrouped() }), [now])
	const next = (feed?.page ?? 0) + 1
	const loadNext = useCallback(() => {
		if (state !== 'loading') void load(next)
	}, [state, next, load])
	const mute = useMuteSource(() => void load(1))
	const isEmpty = feed !== undefined && feed.items.length === 0
	return (
		<>
			{guest === undefined && <PausedChannels />}
			{feed?.isLimited && <LimitLine />}
			{feed === undefined && state === 'failed' ? (
				<LoadFailure onRetry={() => load(1)} className="my-state">
					{text('my.failed')}
				</LoadFailure>
			) : feed === undefined ? (
				<Skeletons />
			) : isEmpty ? (
				<div className="my-state stack">
					<p className="quiet-text">
						{text(followed?.length === 0 ? 'my.empty' : hidesRead ? 'my.allRead' : 'my.nothing')}
					</p>
					{followed?.length === 0 && <FollowSuggestions suggested={suggested} />}
				</div>
			) : (
				<>
					<RowListContext value={rowList}>
						<PlainList className="row-list my-rows" aria-label={common('news.list')}>
							{rows.map((row) => (
								<li key={row.item.id}>
									<FeedRow
										row={row}
										followed={followed ?? []}
										onMute={guest === undefined ? (source) => void mute(source) : undefined}
									/>
								</li>
							))}
						</PlainList>
					</RowListContext>
					{feed.page < feed.pages && (
						<NextPage state={state} last={feed.page} load={loadNext} byItself={feed.page < mostPages} />
					)}
				</>
			)}
		</>
	)
}

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
	const { data: channels, reload } = useOwnData<ChannelsResponse>(channelsPath, { isInMemory: true })
	const change = useChangeChannel()
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
					onClick={() => void change('PUT', channelsPath, { way: channel }).then(reload)}
				>
					{text('resume')}
				</button>
				<SiteLink to={dashboardPath('following')} className="quiet-button">
					{text('channelsTitle')}
				</SiteLink>
			</p>
		</Notice>
	))
}
