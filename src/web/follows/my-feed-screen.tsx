import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { dashboardPath } from '#contract/dashboard-path.ts'
import type { FollowListResponse } from '#contract/follows.ts'
import { pathOf } from '#contract/route-names.ts'
import { brandName } from '#domain/brand.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { useStore } from '#web/create-store.ts'
import { useOwnData } from '#web/dashboard/own-data.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Skeletons } from '#web/news/list-states.tsx'
import { newsPanelId } from '#web/news/news-panel-id.ts'
import { createPageMemory } from '#web/page-memory.ts'
import { pageRequest } from '#web/server-context.ts'
import { useLive } from '#web/ui/use-live.ts'
import type { Route } from './+types/my-feed-screen.ts'
import { FeedList } from './feed-list.tsx'
import { FollowButton } from './follow-button.tsx'
import { useFollowNames } from './follow-names.ts'
import { FollowSuggestions, type Suggestion } from './follow-suggestions.tsx'
import { entryOfFollow, entryOfThing, type FollowedEntry } from './followed-entry.ts'
import { type FollowThing, followedThings } from './followed-things.ts'
import { useGuestFollows } from './guest-follows.ts'
import { useFollowText } from './use-follow-text.ts'
import { followsPath } from './use-follows.ts'
import './my-feed-screen.css'

export async function loader({ context }: Route.LoaderArgs) {
	const { read, signedIn } = context.get(pageRequest)
	const response = await read(({ follows }, viewer) => follows.mostFollowed(viewer))
	const suggested: Suggestion[] = response.ok ? response.value.data : []
	return { suggested, signedIn, now: new Date().toISOString() }
}

const pages = createPageMemory<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) => pages.load(url, serverLoader)

/** Everything that the reader follows, in one list; a guest gets an explanation. */
export default function MyFeedScreen({ loaderData }: Route.ComponentProps) {
	const text = useFollowText()
	const locale = useLocale()
	const loggedIn = useLoggedIn(loaderData.signedIn)
	pages.useRefresh(loaderData)
	return (
		<>
			<PageMeta
				title={`${text('my.title')} · ${brandName[locale]}`}
				description={text('my.guest')}
				route={`${locale}-my`}
				hidden
			/>
			<div className="wrap my-page">
				<Feed isGuest={!loggedIn} suggested={loaderData.suggested} now={loaderData.now} />
			</div>
		</>
	)
}

type FeedProps = { suggested: readonly Suggestion[]; now: string }

/** A guest who has followed or saved something on this device sees it, like a reader with an account. */
function Feed({ isGuest, ...props }: FeedProps & { isGuest: boolean }) {
	const text = useFollowText()
	const live = useLive()
	const guest = useGuestFollows()
	const [query] = useSearchParams()
	if (isGuest && guest.length === 0 && query.get('view') !== 'saved') return <Welcome {...props} />
	if (!live) return <Loading title={text('my.title')} />
	return isGuest ? <GuestFeed {...props} guest={guest} /> : <OwnFeed {...props} />
}

/** As high as the list that replaces it. */
const Loading = ({ title }: { title: string }) => (
	<section className="card my-list">
		<h1 className="sr-only">{title}</h1>
		<div className="my-head" />
		<Skeletons />
	</section>
)

function GuestFeed({ guest, suggested, now }: FeedProps & { guest: readonly FollowThing[] }) {
	const followed = useMemo(() => guest.map(entryOfThing), [guest])
	return (
		<>
			<FeedList {...{ followed, guest, suggested, now }} chosen={undefined} />
			<FollowedList followed={followed} chosen={undefined} suggested={suggested} />
		</>
	)
}

function Welcome({ suggested }: FeedProps) {
	const text = useFollowText()
	const common = useText()
	const locale = useLocale()
	const next = new URLSearchParams({ next: pathOf(`${locale}-my`) })
	return (
		<section id={newsPanelId} className="card my-guest stack">
			<h1>{text('my.title')}</h1>
			<p className="quiet-text">{text('my.guest')}</p>
			<FollowSuggestions suggested={suggested} />
			<p className="button-row">
				<SiteLink to={pathOf('signup')} className="primary-button">
					{common('limit.signUp')}
				</SiteLink>
				<SiteLink to={`${pathOf('login')}?${next}`} className="quiet-button">
					{common('header.logIn')}
				</SiteLink>
			</p>
		</section>
	)
}

function OwnFeed({ suggested, now }: FeedProps) {
	const [query] = useSearchParams()
	const { data: follows, reload } = useOwnData<FollowListResponse>(followsPath, { isInMemory: true })
	const known = useStore(followedThings, undefined)
	const names = useFollowNames()
	// biome-ignore lint/correctness/useExhaustiveDependencies: something is followed, or no longer.
	useEffect(() => void reload(), [known, reload])
	const followed = useMemo(() => follows?.map((follow) => entryOfFollow(follow, names)), [follows, names])
	const chosen = followed?.find(({ id }) => id === Number(query.get('follow')))
	return (
		<>
			<FeedList {...{ followed, chosen, suggested, now }} guest={undefined} />
			<FollowedList followed={followed} chosen={chosen} suggested={suggested} />
		</>
	)
}

const kinds = ['coin', 'topic', 'person', 'source', 'story', 'follow'] as const

/** Up to so many follows more are suggested. */
const fewFollows = 3

type Props = {
	followed: readonly FollowedEntry[] | undefined
	chosen: FollowedEntry | undefined
	suggested: readonly Suggestion[]
}

/** The reader's follows, each with a link to its own list. */
function FollowedList({ followed, chosen, suggested }: Props) {
	const text = useFollowText()
	// Its place is reserved until they are known.
	if (followed === undefined) return <div className="my-follows" />
	if (followed.length === 0) return null
	const byKind = Map.groupBy(followed, ({ kind }) => kind)
	const others = suggested.filter((one) => !byKind.get(one.kind)?.some(({ ref }) => ref === one.ref))
	return (
		<aside className="card my-follows" aria-label={text('my.followed')}>
			<h2>{text('my.followed')}</h2>
			{kinds.map((kind) => {
				const some = byKind.get(kind)
				return (
					some && (
						<section key={kind} aria-label={text(`my.kinds.${kind}`)}>
							<h3 className="my-kinds">{text(`my.kinds.${kind}`)}</h3>
							<ul>
								{some.map((entry) => (
									<Followed key={entry.ref} entry={entry} isChosen={entry === chosen} />
								))}
							</ul>
						</section>
					)
				)
			})}
			{followed.some(({ id }) => id !== undefined) && (
				<p>
					<SiteLink to={dashboardPath('following')} className="inline-link target-link">
						{text('my.advanced')}
					</SiteLink>
				</p>
			)}
			{followed.length <= fewFollows && <FollowSuggestions suggested={others} />}
		</aside>
	)
}

function Followed({ entry, isChosen }: { entry: FollowedEntry; isChosen: boolean }) {
	const text = useFollowText()
	const locale = useLocale()
	const { id, kind, ref, name, paused } = entry
	return (
		<li className="my-followed">
			{id === undefined ? (
				<bdi className="my-follow one-line">{name}</bdi>
			) : (
				<SiteLink
					to={`${pathOf(`${locale}-my`)}?follow=${id}`}
					aria-current={isChosen ? 'page' : undefined}
					preventScrollReset
					className={isChosen ? 'my-follow my-follow-on' : 'my-follow'}
				>
					<bdi className="one-line">{name}</bdi>
					{paused && <span className="my-kind">{text('paused')}</span>}
				</SiteLink>
			)}
			{kind !== 'follow' && <FollowButton thing={{ kind, ref, name }} bare />}
		</li>
	)
}
