import { pathOf } from '#contract/route-names.ts'
import { languages, sumOf } from '#domain/locale.ts'
import { clockTimeOf, dateOf, weekdayOf } from '#text/format.ts'
import { FollowButton } from '#web/follows/follow-button.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { TitleWords } from '#web/news/report-link.tsx'
import { useBookmarks } from '#web/news/use-bookmarks.ts'
import { useShareLink } from '#web/news/use-share.ts'
import { Bookmark, Share } from '#web/ui/icons.tsx'
import { useTimeZone } from '#web/ui/use-time-zone.ts'
import type { ShownReport, StoryData } from './story-data.ts'
import './story-head.css'

/** The headline of the story, that in the other language, and the actions. */
export function StoryHead({ story }: { story: StoryData }) {
	const text = useText()
	const locale = useLocale()
	const { lead, other, reports, outlets } = story
	const edited = reports.filter((report) => report.edited !== null).length
	return (
		<header className="story-head">
			<div className="story-kicker">
				<SiteLink to={pathOf(`${locale}-home`)} className="thumb">
					{text('story.back')}
				</SiteLink>
				<b>{text('card.reports', { count: reports.length })}</b>
				<span>{text('story.outlets', { count: sumOf(outlets) })}</span>
				<Span reports={reports} />
				{edited > 0 && <span>{text('story.edited', { count: edited })}</span>}
			</div>
			<h1>
				<TitleWords {...lead} />
			</h1>
			{other && (
				<p className="story-other">
					<TitleWords {...other} />
				</p>
			)}
			<Acts story={story} />
		</header>
	)
}

/** The time of the first and the last report, in the reader's time zone. */
function Span({ reports }: { reports: readonly ShownReport[] }) {
	const text = useText()
	const locale = useLocale()
	const zone = useTimeZone()
	const first = new Date(reports[0]?.published_date ?? 0)
	const latest = new Date(reports.at(-1)?.published_date ?? 0)
	const time = (moment: Date) => clockTimeOf(moment, locale, zone)
	const day = (moment: Date) =>
		weekdayOf(moment, locale, zone) + languages[locale].comma + dateOf(moment, locale, zone)
	if (day(first) === day(latest)) {
		const span = { first: time(first), latest: time(latest) }
		return (
			<span>
				{span.first === span.latest ? span.first : text('story.span', span)} · {day(first)}
			</span>
		)
	}
	const moment = (of: Date) => `${day(of)}${languages[locale].comma}${time(of)}`
	return <span>{text('story.span', { first: moment(first), latest: moment(latest) })}</span>
}

function Acts({ story: { slug, lead } }: { story: StoryData }) {
	const text = useText()
	const locale = useLocale()
	const share = useShareLink()
	const { saved, toggle } = useBookmarks()
	const isSaved = saved.has(lead.id)
	return (
		<div className="story-acts needs-script">
			<FollowButton thing={{ kind: 'story', ref: slug, name: text('story.this') }} className="story-follow" />
			<button
				type="button"
				className="quiet-button"
				onClick={() => void share(lead.title, pathOf(`${locale}-story`, { slug }))}
			>
				<Share size={16} />
				{text('card.share')}
			</button>
			<button
				type="button"
				className="quiet-button"
				aria-pressed={isSaved}
				onClick={() => void toggle({ ...lead, slug, views: 0, tags: [], story: { slug, size: 2 } })}
			>
				<Bookmark size={16} />
				{text(isSaved ? 'story.saved' : 'account.bookmark')}
			</button>
		</div>
	)
}
