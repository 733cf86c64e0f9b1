import type { FollowResponse } from '#contract/follows.ts'
import { pathOf } from '#contract/route-names.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { FollowButton } from './follow-button.tsx'
import { type FollowNames, useFollowNames } from './follow-names.ts'
import { shownThing } from './shown-thing.ts'
import { useFollowText } from './use-follow-text.ts'

const kinds = ['coin', 'topic', 'person', 'source', 'story', 'follow'] as const

type Props = { follows: readonly FollowResponse[] | undefined; chosen: FollowResponse | undefined }

/** The reader's follows, each with a link to its own list. */
export function FollowedList({ follows, chosen }: Props) {
	const text = useFollowText()
	const names = useFollowNames()
	if (follows === undefined || follows.length === 0) return null
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
				<bdi className="my-name">{name}</bdi>
				{follow.paused && <span className="my-kind">{text('paused')}</span>}
			</SiteLink>
			{kind !== 'follow' && <FollowButton thing={{ kind, ref, name }} bare />}
		</li>
	)
}
