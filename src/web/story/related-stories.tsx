import { pathOf } from '#contract/route-names.ts'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { countsView } from '#web/news/count-view.ts'
import { outletOf } from '#web/news/source-name.ts'
import { useShortAge } from '#web/news/use-ago.ts'
import type { RelatedStory } from './story-data.ts'
import { Languages } from './story-head.tsx'
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
	const { id, title, slug, url, source, reports } = story
	const outlet = outletOf(source, locale)
	const age = useShortAge(story.published_date, now)
	const words = (
		<bdi dir={titleDirectionOnPage(title, source.locale)} lang={source.locale}>
			{title}
		</bdi>
	)
	return (
		<li>
			<h3>
				{slug === null ? (
					<a href={url} target="_blank" rel="noopener noreferrer" {...countsView(id)}>
						{words}
					</a>
				) : (
					<SiteLink to={pathOf(`${locale}-story`, { slug })}>{words}</SiteLink>
				)}
			</h3>
			<p className="related-by">
				<img src={`/images/sources/${source.slug}`} alt="" width={16} height={16} loading="lazy" />
				<bdi lang={outlet.lang}>{outlet.name}</bdi>
				<time dateTime={story.published_date}>{age}</time>
				{slug !== null && <Languages counts={reports} label={text('story.reportsByLanguage', reports)} />}
			</p>
		</li>
	)
}
