import type { BriefingResponse } from '#contract/briefing.ts'
import { pathOf } from '#contract/route-names.ts'
import { countByLocale, ownFirst } from '#domain/locale.ts'
import { titleDirection, titleDirectionOnPage } from '#domain/title-direction.ts'
import { percentSize, wholeNumber } from '#text/format.ts'
import { useFollowText } from '#web/follows/use-follow-text.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { PriceChange } from '#web/news/price-change.tsx'
import { outletOf } from '#web/news/source-name.ts'
import { Bookmark, Check } from '#web/ui/icons.tsx'

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
	const common = useText()
	const locale = useLocale()
	const { id, title, url, source, other, outlets, tags } = story
	const titleId = `briefing-${id}`
	const [coin] = tags
	const counts = countByLocale(outlets)
	const told = ownFirst(locale).filter((one) => counts[one] > 0)
	const words = (said: string, lang: Story['source']['locale']) => (
		<bdi dir={titleDirectionOnPage(said, lang)} lang={lang}>
			{said}
		</bdi>
	)
	const outletCount = text('briefing.outlets', { count: outlets.length })
	return (
		<article aria-labelledby={titleId} className={isDone ? 'briefing-story briefing-done' : 'briefing-story'}>
			<span className="briefing-number" aria-hidden="true">
				{isDone ? <Check size={16} /> : wholeNumber(number, locale)}
			</span>
			<div className="briefing-words">
				<h2 id={titleId}>
					<a href={url} target="_blank" rel="noopener noreferrer">
						{words(title, source.locale)}
					</a>
				</h2>
				{other && !isDone && (
					// The text is cut at its own end, and aligned with the lines of the page.
					<p
						className="briefing-other"
						lang={other.source.locale}
						dir={titleDirection(other.title, other.source.locale)}
					>
						{other.title}
					</p>
				)}
				<p className="briefing-meta">
					{story.story.slug === null ? (
						<span>
							<bdi lang={outletOf(source, locale).lang}>{outletOf(source, locale).name}</bdi>
						</span>
					) : (
						<SiteLink to={pathOf(`${locale}-story`, { slug: story.story.slug })}>{outletCount}</SiteLink>
					)}
					{told.length > 1 &&
						told.map((one) => (
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
				<button
					type="button"
					className="icon-button"
					aria-label={common('account.bookmark')}
					title={common('account.bookmark')}
					aria-pressed={kept}
					aria-describedby={titleId}
					onClick={onKeep}
				>
					<Bookmark size={18} />
				</button>
			</span>
		</article>
	)
}
