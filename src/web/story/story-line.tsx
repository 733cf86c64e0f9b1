import { pathOf } from '#contract/route-names.ts'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { withDigits } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { outletOf } from '#web/news/source-name.ts'
import { useShortAge } from '#web/news/use-ago.ts'
import { Icon } from '#web/ui/icon.tsx'
import { countOthers, otherSourcesText } from './other-sources.ts'
import { useOtherReports } from './use-other-reports.ts'
import './story-line.css'
import './story-by.css'

type Props = {
	item: ListItem
	slug: string
	/** The time of the list. */
	now: string
	onOpen: (item: ListItem) => void
}

/** How many icons of other sources a row shows. */
const shownIcons = 3

/** The other outlets of a row's story, in either language. All of them open in place. */
export function StoryLine({ item, slug, now, onOpen }: Props) {
	const text = useText()
	const locale = useLocale()
	const { state, reports, toggle } = useOtherReports(item, slug)
	const others = countOthers(item, reports)
	const icons = item.story.sources.filter((source) => source !== item.source.slug)
	const page = pathOf(`${locale}-story`, { slug })
	const id = `story-${item.id}`
	const isOpen = state !== 'folded'
	const more = otherSourcesText(item, others, text)
	return (
		<>
			<div className="row-story">
				<button
					type="button"
					className="story-more needs-script"
					aria-expanded={isOpen}
					aria-controls={isOpen ? id : undefined}
					data-count={withDigits(`+${others.count}`, locale)}
					onClick={toggle}
				>
					{icons.slice(0, Math.min(others.count, shownIcons)).map((source) => (
						<img key={source} src={`/images/sources/${source}`} alt="" loading="lazy" />
					))}
					<span>{more}</span>
					<Icon name="down" />
				</button>
				<a href={page} className="without-script">
					{more}
				</a>
			</div>
			{isOpen && (
				<ul
					id={id}
					className="story-others"
					aria-label={text('story.others')}
					aria-busy={state === 'loading'}
				>
					{reports.map((report) => (
						<OtherReport key={report.id} report={report} now={now} onOpen={onOpen} />
					))}
					<li className="story-rest">
						{state === 'loading' ? (
							text('news.loading')
						) : (
							<>
								{state === 'failed' && `${text('story.failed')} `}
								<SiteLink to={page}>{text('story.all')}</SiteLink>
							</>
						)}
					</li>
				</ul>
			)}
		</>
	)
}

type ReportProps = { report: ListItem; now: string; onOpen: (item: ListItem) => void }

function OtherReport({ report, now, onOpen }: ReportProps) {
	const { source, title, url } = report
	const outlet = outletOf(source, useLocale())
	const age = useShortAge(report.published_date, now)
	return (
		<li>
			<a href={url} target="_blank" rel="noopener noreferrer" onClick={() => onOpen(report)}>
				<bdi dir={titleDirectionOnPage(title, source.locale)} lang={source.locale}>
					{title}
				</bdi>
			</a>
			<span className="story-by">
				<img src={`/images/sources/${source.slug}`} alt="" width={16} height={16} />
				<bdi lang={outlet.lang}>{outlet.name}</bdi>
				<time dateTime={report.published_date}>{age}</time>
			</span>
		</li>
	)
}
