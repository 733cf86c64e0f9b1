import { pathOf } from '#contract/route-names.ts'
import { newsLocales } from '#domain/locale.ts'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { withDigits } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import type { NewsItem } from '#web/news/home-data.ts'
import { useShortAge } from '#web/news/use-ago.ts'
import { Icon } from '#web/ui/icon.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { otherSources, shownIcons } from './other-sources.ts'
import { useOtherReports } from './use-other-reports.ts'
import './story-line.css'
import './story-by.css'

type Props = {
	item: NewsItem
	slug: string
	/** When the list was made. */
	now: string
	onOpen: (item: NewsItem) => void
}

/** Who else tells the story of a row, and in how many reports of the other language. */
export function StoryLine({ item, slug, now, onOpen }: Props) {
	const text = useText()
	const locale = useLocale()
	const { state, reports, toggle } = useOtherReports(item, slug)
	const { count, icons } = otherSources(item)
	const page = pathOf(`${locale}-story`, { slug })
	const id = `story-${item.id}`
	const isOpen = state !== 'folded'
	const more = text('story.more', { count })
	return (
		<>
			<div className="row-story">
				{count > 0 && (
					<>
						<button
							type="button"
							className="story-more needs-script"
							aria-expanded={isOpen}
							aria-controls={isOpen ? id : undefined}
							data-count={withDigits(`+${count}`, locale)}
							onClick={toggle}
						>
							{icons.slice(0, Math.min(count, shownIcons)).map((source) => (
								<img key={source} src={`/images/sources/${source}`} alt="" loading="lazy" />
							))}
							<span>{more}</span>
							<Icon name="down" />
						</button>
						<a href={page} className="without-script">
							{more}
						</a>
					</>
				)}
				<OtherLanguage item={item} slug={slug} />
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

const word = { fa: ['story.inFa', 'story.hintFa'], en: ['story.inEn', 'story.hintEn'] } as const

/** How many tell it in the other language. The page of the story has them all, in the reader's own interface. */
function OtherLanguage({ item, slug }: { item: NewsItem; slug: string }) {
	const text = useText()
	const locale = useLocale()
	const count = item.story.other_locale
	const other = newsLocales.find((one) => one !== item.source.locale)
	if (count === 0 || other === undefined) return null
	const [shown, hint] = word[other]
	return (
		<SiteLink
			to={pathOf(`${locale}-story`, { slug })}
			className="story-other"
			data-count={withDigits(String(count), locale)}
			{...hintOnHover(text(hint, { count }))}
		>
			<Icon name="languages" />
			<span>{text(shown, { count })}</span>
		</SiteLink>
	)
}

type ReportProps = { report: NewsItem; now: string; onOpen: (item: NewsItem) => void }

function OtherReport({ report, now, onOpen }: ReportProps) {
	const { source, title, url } = report
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
				<bdi lang={source.locale}>{source.title}</bdi>
				<time dateTime={report.published_date}>{age}</time>
			</span>
		</li>
	)
}
