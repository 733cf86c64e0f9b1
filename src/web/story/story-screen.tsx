import { data, redirect } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { defaultLocale, newsLocaleFor } from '#domain/locale.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { noStore } from '#web/no-store.ts'
import { createPageMemory } from '#web/page-memory.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/story-screen.ts'
import { RelatedStories } from './related-stories.tsx'
import { StoryCoins } from './story-coins.tsx'
import { type StoryData, storyData } from './story-data.ts'
import { StoryHead } from './story-head.tsx'
import { StoryMeta } from './story-meta.tsx'
import { StoryMood } from './story-mood.tsx'
import { StoryStrip } from './story-strip.tsx'
import { StoryTimeline } from './story-timeline.tsx'
import './story-screen.css'

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { read } = context.get(pageRequest)
	const locale = localeOfPath(url.pathname) ?? defaultLocale
	const [story, related, prices, catalogue] = await Promise.all([
		read(({ news }, viewer) => news.story(params.slug, viewer)),
		read(({ news }, viewer) => news.related(params.slug, newsLocaleFor(locale), viewer)),
		read((services, viewer) => services.prices.board(viewer)),
		read(async (services) => services.catalogue.whole()),
	])
	if (!story.ok) {
		const { status } = story.failure
		if (status === 410) return data('removed' as const, { status })
		throw status === 404 ? data(null, { status }) : data(null, { status: 503, headers: noStore })
	}
	const { slug, news, outlets } = story.value.data
	if (slug !== params.slug) throw redirect(pathOf(`${locale}-story`, { slug }), 301)
	const found = {
		slug,
		news,
		outlets,
		related: related.ok ? related.value.data : [],
		prices: prices.ok ? prices.value : null,
		people: catalogue.ok ? catalogue.value.data.influencers : [],
	}
	const shown = storyData(found, locale, new Date())
	if (shown === undefined) throw data(null, { status: 404 })
	return data(shown, related.ok && prices.ok && catalogue.ok ? {} : { headers: noStore })
}

const pages = createPageMemory<StoryData | 'removed'>()

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) => pages.load(url, serverLoader)

/** A story: all its reports in both languages by time, the prices of its coins since, and readers' votes. */
export default function StoryScreen({ loaderData: story }: Route.ComponentProps) {
	pages.useRefresh(story)
	return story === 'removed' ? <RemovedStory /> : <Story story={story} />
}

function Story({ story }: { story: StoryData }) {
	const { related, now } = story
	return (
		<>
			<StoryMeta story={story} />
			<div className="wrap story-columns">
				<article className="card story-page">
					<StoryHead story={story} />
					<StoryStrip story={story} />
					<StoryTimeline story={story} />
				</article>
				<div className="story-side">
					<StoryCoins story={story} />
					<StoryMood story={story} />
					<RelatedStories stories={related} now={now} />
				</div>
			</div>
		</>
	)
}

/** Shown when an operator has removed the reports of a story. */
function RemovedStory() {
	const text = useText()
	const locale = useLocale()
	return (
		<div className="wrap page">
			<PageMeta title={text('story.removed')} hidden />
			<article className="card story-removed">
				<h1>{text('story.removed')}</h1>
				<p>{text('story.removedWhy')}</p>
				<SiteLink to={pathOf(`${locale}-home`)} className="primary-button">
					{text('notFound.home')}
				</SiteLink>
			</article>
		</div>
	)
}
