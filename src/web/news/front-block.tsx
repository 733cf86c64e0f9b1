import { memo } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { PriceSince } from '#web/prices/price-since.tsx'
import { PlainList } from '#web/ui/plain-list.tsx'
import { useLive } from '#web/ui/use-live.ts'
import type { FrontStory } from './home-data.ts'
import { NewsRow } from './news-row.tsx'
import { ReportLink } from './report-link.tsx'
import { RowActs, RowCounts } from './row-acts.tsx'
import { EditedMark, RowAge, RowReports, RowSource } from './row-facts.tsx'
import type { RowProps } from './row-props.ts'
import { StoryPicture } from './story-picture.tsx'
import type { Home } from './use-home.ts'
import './front-block.css'

type Props = {
	stories: readonly FrontStory[]
	rowOf: (story: FrontStory) => RowProps<FrontStory>
	home: Home
}

/** The front above the list: the lead, and the top stories. */
export function FrontBlock({ stories, rowOf, home }: Props) {
	const text = useText()
	return (
		<section className="front-block" aria-labelledby="front-heading">
			<h2 id="front-heading" className="sr-only">
				{text('front.heading')}
			</h2>
			<PlainList aria-label={text('front.heading')}>
				{stories.map((story, index) => (
					<li key={story.id} className={index === 0 ? 'front-first' : undefined}>
						{index === 0 ? (
							<Lead home={home} {...rowOf(story)} />
						) : (
							<NewsRow density="story" isAbove titleId={`front-${story.id}`} {...rowOf(story)} />
						)}
					</li>
				))}
			</PlainList>
		</section>
	)
}

/** The lead has the same parts as every row, its headline in the other language, and the price of its coin. */
const Lead = memo(function Lead({ home, ...row }: RowProps<FrontStory> & { home: Home }) {
	const { item: story, isRead, onOpen } = row
	const live = useLive()
	const { other } = story
	const coin = story.tags.find(({ change_since }) => change_since !== null)
	return (
		<div className={isRead ? 'news-row front-lead row-read' : 'news-row front-lead'}>
			<div className="row-title">
				<h3 className="row-heading">
					<ReportLink item={story} onOpen={onOpen} />
				</h3>
				<EditedMark item={story} />
			</div>
			{other && (
				<p className="front-other">
					<ReportLink item={other} onOpen={onOpen} />
				</p>
			)}
			<RowSource source={story.source} />
			<RowAge publishedAt={story.published_date} />
			<RowReports story={story.story} />
			{live ? <RowActs {...row} /> : <RowCounts item={story} />}
			<StoryPicture path={story.picture} />
			{coin && (
				<PriceSince
					symbol={coin.symbol}
					publishedAt={story.published_date}
					prices={home.data.prices}
					now={home.data.now}
				/>
			)}
		</div>
	)
})
