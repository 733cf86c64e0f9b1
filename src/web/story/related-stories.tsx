import { pathOf } from '#contract/route-names.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Outlet, ReportLink, TitleWords } from '#web/news/report-link.tsx'
import { useShortAge } from '#web/news/use-ago.ts'
import type { RelatedStory } from './story-data.ts'
import './related-stories.css'

/** Stories about the same coins, people or topics. */
export function RelatedStories({ stories, now }: { stories: readonly RelatedStory[]; now: string }) {
	const text = useText()
	if (stories.length === 0) return null
	return (
		<section className="card side-card" aria-label={text('story.related')}>
			<h2>{text('story.related')}</h2>
			<ul className="related-stories">
				{stories.map((story) => (
					<Related key={story.id} story={story} now={now} />
				))}
			</ul>
		</section>
	)
}

/** A single report has no page of its own and links to its outlet. */
function Related({ story, now }: { story: RelatedStory; now: string }) {
	const text = useText()
	const locale = useLocale()
	const { slug, source, size } = story
	const age = useShortAge(story.published_date, now)
	return (
		<li>
			<h3>
				{slug === null ? (
					<ReportLink item={story} />
				) : (
					<SiteLink to={pathOf(`${locale}-story`, { slug })}>
						<TitleWords {...story} />
					</SiteLink>
				)}
			</h3>
			<p className="related-by">
				<Outlet source={source} />
				<time dateTime={story.published_date}>{age}</time>
				{slug !== null && <span>{text('card.reports', { count: size })}</span>}
			</p>
		</li>
	)
}
