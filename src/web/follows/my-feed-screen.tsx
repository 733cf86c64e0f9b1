import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { FollowResponse } from '#contract/follows.ts'
import { pathOf } from '#contract/route-names.ts'
import { brandName } from '#domain/brand.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { useStore } from '#web/create-store.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { newsPanelId } from '#web/news/news-panel-id.ts'
import { PriceBar } from '#web/news/price-bar.tsx'
import { usePrices } from '#web/news/use-prices.ts'
import { ViewTabs } from '#web/news/view-tabs.tsx'
import { pageRequest } from '#web/server-context.ts'
import { useLive } from '#web/ui/use-live.ts'
import type { Route } from './+types/my-feed-screen.ts'
import { FeedList } from './feed-list.tsx'
import { FollowButton } from './follow-button.tsx'
import { type FollowNames, useFollowNames } from './follow-names.ts'
import { FollowSuggestions, type Suggestion } from './follow-suggestions.tsx'
import { followedThings } from './followed-things.ts'
import { shownThing } from './shown-thing.ts'
import { useFollowText } from './use-follow-text.ts'
import { useFollows } from './use-follows.ts'
import './my-feed-screen.css'

export async function loader({ context }: Route.LoaderArgs) {
	const { read, signedIn } = context.get(pageRequest)
	const [response, prices] = await Promise.all([
		read(({ follows }, viewer) => follows.mostFollowed(viewer)),
		read((services, viewer) => services.prices.board(viewer)),
	])
	const suggested: Suggestion[] = response.ok ? response.value.data : []
	return { suggested, signedIn, prices: prices.ok ? prices.value : null, now: new Date().toISOString() }
}

/** Everything that the reader follows, in one list; a guest gets an explanation. */
export default function MyFeedScreen({ loaderData }: Route.ComponentProps) {
	const text = useFollowText()
	const locale = useLocale()
	const loggedIn = useLoggedIn(loaderData.signedIn)
	return (
		<>
			<PageMeta
				title={`${text('my.title')} · ${brandName[locale]}`}
				description={text('my.guest')}
				route={`${locale}-my`}
				hidden
			/>
			<PriceBar prices={usePrices(loaderData.prices)} now={loaderData.now} />
			<div className="wrap my-page">
				<div className="my-tabs wide-only">
					<ViewTabs shown="my" />
				</div>
				{loggedIn ? (
					<OwnFeed suggested={loaderData.suggested} now={loaderData.now} />
				) : (
					<GuestFeed suggested={loaderData.suggested} />
				)}
			</div>
		</>
	)
}

function GuestFeed({ suggested }: { suggested: readonly Suggestion[] }) {
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

function OwnFeed({ suggested, now }: { suggested: readonly Suggestion[]; now: string }) {
	const text = useFollowText()
	const live = useLive()
	const [query] = useSearchParams()
	const { follows, reload } = useFollows()
	const known = useStore(followedThings, undefined)
	// biome-ignore lint/correctness/useExhaustiveDependencies: something is followed, or no longer.
	useEffect(() => void reload(), [known, reload])
	const one = Number(query.get('follow'))
	const chosen = follows?.find(({ id }) => id === one)
	if (!live) return <h1 className="sr-only">{text('my.title')}</h1>
	return (
		<>
			<FeedList follows={follows} chosen={chosen} suggested={suggested} now={now} />
			<FollowedList follows={follows} chosen={chosen} />
		</>
	)
}

const kinds = ['coin', 'topic', 'person', 'source', 'story', 'follow'] as const

type Props = { follows: readonly FollowResponse[] | undefined; chosen: FollowResponse | undefined }

/** The reader's follows, each with a link to its own list. */
function FollowedList({ follows, chosen }: Props) {
	const text = useFollowText()
	const names = useFollowNames()
	// Its place is reserved until they are known.
	if (follows === undefined) return <div className="my-follows" />
	if (follows.length === 0) return null
	const byKind = Map.groupBy(follows, (follow) => shownThing(follow, names).kind)
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
								{some.map((follow) => (
									<Followed key={follow.id} follow={follow} names={names} isChosen={follow === chosen} />
								))}
							</ul>
						</section>
					)
				)
			})}
			<p>
				<SiteLink to={`${pathOf('dashboard')}?view=following`} className="inline-link target-link">
					{text('my.advanced')}
				</SiteLink>
			</p>
		</aside>
	)
}

function Followed({
	follow,
	names,
	isChosen,
}: {
	follow: FollowResponse
	names: FollowNames | undefined
	isChosen: boolean
}) {
	const text = useFollowText()
	const locale = useLocale()
	const { kind, ref, name } = shownThing(follow, names)
	return (
		<li className="my-followed">
			<SiteLink
				to={`${pathOf(`${locale}-my`)}?follow=${follow.id}`}
				aria-current={isChosen ? 'page' : undefined}
				preventScrollReset
				className={isChosen ? 'my-follow my-follow-on' : 'my-follow'}
			>
				<bdi className="one-line">{name}</bdi>
				{follow.paused && <span className="my-kind">{text('paused')}</span>}
			</SiteLink>
			{kind !== 'follow' && <FollowButton thing={{ kind, ref, name }} bare />}
		</li>
	)
}
