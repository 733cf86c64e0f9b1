import { pathOf } from '#contract/route-names.ts'
import { languages } from '#domain/locale.ts'
import { isolated } from '#text/isolated.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { NewsRow } from '#web/news/news-row.tsx'
import type { RowProps } from '#web/news/row-props.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type FollowedEntry, isReason } from './followed-entry.ts'
import type { FeedItem } from './use-feed.ts'
import { useFollowText } from './use-follow-text.ts'

type Props = {
	row: RowProps<FeedItem>
	followed: readonly FollowedEntry[]
	/** Guests cannot mute. */
	onMute: ((source: ListItem['source']) => void) | undefined
}

/** An item with the reason why it is listed, whether it was opened, and its actions. */
export function FeedRow({ row, followed, onMute }: Props) {
	const text = useFollowText()
	const locale = useLocale()
	const { item } = row
	const [first, ...others] = followed.filter((entry) =>
		item.reasons.some((reason) => isReason(entry, reason)),
	)
	const otherNames = others.map(({ name }) => isolated(name)).join(languages[locale].comma)
	return (
		<NewsRow
			{...row}
			density="story"
			heading="h2"
			isRead={row.isRead || item.read}
			{...(onMute && { onMute })}
			end={
				<ul className="my-reasons" aria-label={text('my.reasons')}>
					{first && (
						<li>
							<Icon name="star-full" />
							{first.id === undefined ? (
								<bdi className="my-reason one-line">{first.name}</bdi>
							) : (
								<SiteLink to={`${pathOf(`${locale}-my`)}?follow=${first.id}`} className="my-reason one-line">
									<bdi>{first.name}</bdi>
								</SiteLink>
							)}
						</li>
					)}
					{others.length > 0 && (
						<li className="my-others" title={otherNames}>
							<span aria-hidden="true">{text('my.others', { count: others.length })}</span>
							<span className="sr-only">{otherNames}</span>
						</li>
					)}
				</ul>
			}
		/>
	)
}
