import type { FollowResponse } from '#contract/follows.ts'
import { pathOf } from '#contract/route-names.ts'
import { titleDirection } from '#domain/title-direction.ts'
import { shortNumber } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { BookmarkButton } from '#web/news/bookmark-button.tsx'
import { CoinChips } from '#web/news/coin-chips.tsx'
import { outletOf } from '#web/news/source-name.ts'
import { useShortAge } from '#web/news/use-ago.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Star, TrendDown, TrendUp } from '#web/ui/icons.tsx'
import { svgIcon } from '#web/ui/svg-icon.tsx'
import type { FollowNames } from './follow-names.ts'
import { shownThing } from './shown-thing.ts'
import type { FeedItem } from './use-feed.ts'
import { useFollowText } from './use-follow-text.ts'

const Mute = svgIcon('M4 9v6h4l5 4V5L8 9zM17 9.5l4.5 5M21.5 9.5l-4.5 5')

const votes = [
	['bullish', 'card.bullish', TrendUp],
	['bearish', 'card.bearish', TrendDown],
	['importance', 'card.important', Star],
] as const

type Props = {
	item: FeedItem
	follows: readonly FollowResponse[]
	names: FollowNames | undefined
	now: string
	kept: boolean
	onOpen: () => void
	onKeep: () => void
	onMute: () => void
}

/** An item with the reasons why it is listed, whether it was opened, and its actions. */
export function FeedRow({ item, follows, names, now, kept, onOpen, onKeep, onMute }: Props) {
	const text = useFollowText()
	const common = useText()
	const locale = useLocale()
	const { source, title, url, read } = item
	const outlet = outletOf(source, locale)
	const age = useShortAge(item.published_date, now)
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
		<article aria-labelledby={`feed-${item.id}`} className="my-row">
			<time dateTime={item.published_date}>{age}</time>
			<span className="my-source">
				<img src={`/images/sources/${source.slug}`} alt="" width={16} height={16} loading="lazy" />
				<bdi lang={outlet.lang} className="one-line">
					{outlet.name}
				</bdi>
			</span>
			<h2 id={`feed-${item.id}`} className={read ? 'my-title my-title-read' : 'my-title'}>
				<a
					href={url}
					target="_blank"
					rel="noopener noreferrer"
					className="my-title-link"
					lang={source.locale}
					dir={titleDirection(title, source.locale)}
					onClick={onOpen}
					onAuxClick={({ button }) => button === 1 && onOpen()}
				>
					{title}
				</a>
				<span className="sr-only"> {text(read ? 'my.read' : 'my.unread')}</span>
			</h2>
			<p className="my-counts">
				{votes.map(
					([kind, name, Sign]) =>
						item[kind] > 0 && (
							<span key={kind} title={common(name)}>
								<Sign size={13} />
								<span className="sr-only">{common(name)} </span>
								<bdi>{shortNumber(item[kind], locale)}</bdi>
							</span>
						),
				)}
			</p>
			<CoinChips item={item} />
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
			<span className="my-acts">
				<BookmarkButton kept={kept} size={17} onClick={onKeep} />
				<IconButton name={text('my.mute', { source: outlet.name })} onClick={onMute}>
					<Mute size={17} />
				</IconButton>
			</span>
		</article>
	)
}
