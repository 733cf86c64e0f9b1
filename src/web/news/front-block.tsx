import { Fragment, memo } from 'react'
import { pathOf } from '#contract/route-names.ts'
import { languages, ownFirst, sumOf } from '#domain/locale.ts'
import { withDigits } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { PriceSince } from '#web/prices/price-since.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { CoinChips } from './coin-chips.tsx'
import type { FrontStory } from './home-data.ts'
import { OutletName, ReportLink } from './report-link.tsx'
import { RowActs, type RowProps } from './row-acts.tsx'
import { RowMeta } from './row-meta.tsx'
import { useShortAge } from './use-ago.ts'
import type { Home } from './use-home.ts'
import './news-row.css'
import './front-block.css'

type Props = {
	stories: readonly FrontStory[]
	rowOf: (story: FrontStory) => RowProps<FrontStory>
}

/** The front above the list: the lead, and the top stories. */
export function FrontBlock({ stories, rowOf }: Props) {
	const text = useText()
	return (
		<section className="front-block" aria-labelledby="front-heading">
			<h2 id="front-heading" className="sr-only">
				{text('front.heading')}
			</h2>
			{/* biome-ignore lint/a11y/noRedundantRoles: without its bullets one reader takes it for no list any more. */}
			<ol role="list" aria-label={text('front.heading')}>
				{stories.map((story, index) => (
					<StoryRow key={story.id} isLead={index === 0} {...rowOf(story)} />
				))}
			</ol>
		</section>
	)
}

/** The headline opens the report, the line under it the story. */
const StoryRow = memo(function StoryRow({
	home,
	isLead,
	isOpened,
	...row
}: RowProps<FrontStory> & { isLead: boolean }) {
	const { item: story, onOpen } = row
	// Rendered by the script that they need, because they would be a tenth of the server's page.
	const live = useLive()
	const { other } = story
	const coin = isLead ? story.tags.find(({ change_since }) => change_since !== null) : undefined
	return (
		<li className={`news-row front-story${isLead ? ' front-lead' : ''}${isOpened ? ' news-row-opened' : ''}`}>
			<h3>
				<ReportLink item={story} onOpen={onOpen} />
			</h3>
			{isLead && other && (
				<p className="front-other">
					<ReportLink item={other} onOpen={onOpen} />
				</p>
			)}
			{story.story.slug === null ? (
				<RowMeta item={story} home={home} isNew={false} />
			) : (
				<StoryMeta story={story} slug={story.story.slug} home={home} />
			)}
			<CoinChips item={story} />
			{coin && (
				<PriceSince
					symbol={coin.symbol}
					publishedAt={story.published_date}
					prices={home.data.prices}
					now={home.data.now}
				/>
			)}
			{live && <RowActs {...row} />}
		</li>
	)
})

/**
 * Its outlets, the time of the first report, and the number of outlets in each language. What does not fit is hidden
 * from the end.
 */
function StoryMeta({ story, slug, home }: { story: FrontStory; slug: string; home: Home }) {
	const text = useText()
	const { uiLocale } = home
	const { source, names, outlets } = story
	const age = useShortAge(story.published_date, home.data.now)
	const rest = sumOf(outlets) - 1 - names.length
	const number = (count: number) => withDigits(String(count), uiLocale)
	return (
		<div className="row-meta">
			<SiteLink to={pathOf(`${uiLocale}-story`, { slug })} className="front-line">
				<img src={`/images/sources/${source.slug}`} alt="" loading="lazy" />
				<OutletName source={source} />
				{names.length > 0 && (
					<span className="front-names">
						{names.map((name) => (
							<Fragment key={name}>
								{languages[uiLocale].comma}
								<bdi>{name}</bdi>
							</Fragment>
						))}
					</span>
				)}
				{rest > 0 && <bdi className="front-rest">{withDigits(`+${rest}`, uiLocale)}</bdi>}
				<time dateTime={story.published_date}>{age}</time>
				{ownFirst(uiLocale).map(
					(locale) =>
						outlets[locale] > 0 && (
							<span key={locale} className="front-outlets">
								<b>{text(`code.${locale}`)}</b> <bdi>{number(outlets[locale])}</bdi>
							</span>
						),
				)}
			</SiteLink>
		</div>
	)
}
