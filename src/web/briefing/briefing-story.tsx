import type { BriefingResponse } from '#contract/briefing.ts'
import { pathOf } from '#contract/route-names.ts'
import { countByLocale, ownFirst } from '#domain/locale.ts'
import { titleDirection } from '#domain/title-direction.ts'
import { percentSize, wholeNumber } from '#text/format.ts'
import { useFollowText } from '#web/follows/use-follow-text.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { BookmarkButton } from '#web/news/bookmark-button.tsx'
import { PriceChange } from '#web/news/price-change.tsx'
import { OutletName, ReportLink } from '#web/news/report-link.tsx'
import { Check } from '#web/ui/icons.tsx'

type Story = BriefingResponse['data']['stories'][number]
type Props = {
	story: Story
	number: number
	isDone: boolean
	kept: boolean
	onDone: () => void
	onKeep: () => void
}

export function BriefingStory({ story, number, isDone, kept, onDone, onKeep }: Props) {
	const text = useFollowText()
	const locale = useLocale()
	const { source, other, outlets } = story
	const titleId = `briefing-${story.id}`
	const [coin] = story.tags
	const counts = countByLocale(outlets)
	const reported = ownFirst(locale).filter((one) => counts[one] > 0)
	return (
		<article aria-labelledby={titleId} className={isDone ? 'briefing-story briefing-done' : 'briefing-story'}>
			<span className="briefing-number" aria-hidden="true">
				{isDone ? <Check size={16} /> : wholeNumber(number, locale)}
			</span>
			<div className="briefing-words">
				<h2 id={titleId}>
					<ReportLink item={story} />
				</h2>
				{other && !isDone && (
					// The text is cut at its own end, and aligned with the lines of the page.
					<p
						className="briefing-other one-line"
						lang={other.source.locale}
						dir={titleDirection(other.title, other.source.locale)}
					>
						{other.title}
					</p>
				)}
				<p className="briefing-meta">
					{story.story.slug === null ? (
						<span>
							<OutletName source={source} />
						</span>
					) : (
						<SiteLink to={pathOf(`${locale}-story`, { slug: story.story.slug })}>
							{text('briefing.outlets', { count: outlets.length })}
						</SiteLink>
					)}
					{reported.length > 1 &&
						reported.map((one) => (
							<span key={one}>
								{text(`briefing.${one}`)} <bdi>{wholeNumber(counts[one], locale)}</bdi>
							</span>
						))}
					{coin && coin.change_since !== null && (
						<span>
							<b>
								<bdi>{coin.symbol}</bdi>
							</b>{' '}
							<PriceChange change={coin.change_since} shown={percentSize(coin.change_since, locale)} />{' '}
							{text('briefing.sinceHeadline')}
						</span>
					)}
				</p>
			</div>
			<span className="briefing-acts">
				<button type="button" className="briefing-act" onClick={onDone} aria-describedby={titleId}>
					{!isDone && <Check size={18} />}
					<span>{text(isDone ? 'undo' : 'briefing.done')}</span>
				</button>
				<BookmarkButton kept={kept} size={18} aria-describedby={titleId} onClick={onKeep} />
			</span>
		</article>
	)
}
