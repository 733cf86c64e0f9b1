import type { FollowResponse } from '#contract/follows.ts'
import { pathOf } from '#contract/route-names.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { NewsRow } from '#web/news/news-row.tsx'
import type { RowProps } from '#web/news/row-props.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { FollowNames } from './follow-names.ts'
import { shownThing } from './shown-thing.ts'
import type { FeedItem } from './use-feed.ts'
import { useFollowText } from './use-follow-text.ts'

type Props = {
	row: RowProps<FeedItem>
	follows: readonly FollowResponse[]
	names: FollowNames | undefined
	onMute: (source: ListItem['source']) => void
}

/** An item with the reason why it is listed, whether it was opened, and its actions. */
export function FeedRow({ row, follows, names, onMute }: Props) {
	const text = useFollowText()
	const locale = useLocale()
	const { item } = row
	const reasons = follows.flatMap((follow) => {
		const thing = shownThing(follow, names)
		const isReason = item.reasons.some(({ kind, ref }) =>
			kind === 'follow'
				? thing.kind === kind && ref === follow.name
				: kind === thing.kind && ref === thing.ref,
		)
		return isReason ? [{ id: follow.id, name: thing.name }] : []
	})
	return (
		<NewsRow
			{...row}
			density="story"
			heading="h2"
			isRead={row.isRead || item.read}
			onMute={onMute}
			end={
				<ul className="my-reasons" aria-label={text('my.reasons')}>
					{reasons.map(({ id, name }) => (
						<li key={id}>
							<Icon name="star-full" />
							<SiteLink to={`${pathOf(`${locale}-my`)}?follow=${id}`} className="my-reason one-line">
								<bdi>{name}</bdi>
							</SiteLink>
						</li>
					))}
				</ul>
			}
		/>
	)
}
