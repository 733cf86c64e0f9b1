import { useCallback, useState } from 'react'
import { pathOf } from '#contract/route-names.ts'
import type { StoryResponse } from '#contract/story.ts'
import { withDigits } from '#text/format.ts'
import { call } from '#web/api-client.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { Outlet, ReportLink } from '#web/news/report-link.tsx'
import { useShortAge } from '#web/news/use-ago.ts'
import { Icon } from '#web/ui/icon.tsx'
import { countOthers, otherSourcesText } from './other-sources.ts'
import './story-line.css'

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
					className="story-more thumb needs-script"
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
	const age = useShortAge(report.published_date, now)
	return (
		<li>
			<ReportLink item={report} onOpen={onOpen} />
			<span className="story-by">
				<Outlet source={report.source} />
				<time dateTime={report.published_date}>{age}</time>
			</span>
		</li>
	)
}

type Others = { state: 'folded' | 'loading' | 'failed' | 'open'; reports: readonly ListItem[] }

/** The other reports of an item's story, loaded each time a reader opens them. */
function useOtherReports(item: ListItem, slug: string) {
	const [others, setOthers] = useState<Others>({ state: 'folded', reports: [] })
	const unfold = useCallback(async () => {
		setOthers(({ reports }) => ({ state: reports.length > 0 ? 'open' : 'loading', reports }))
		const response = await call<StoryResponse>('GET', `/v1/news/story/${encodeURIComponent(slug)}/`)
		setOthers((now) => {
			if (now.state === 'folded') return now
			if (!response.ok) return now.state === 'open' ? now : { ...now, state: 'failed' }
			return { state: 'open', reports: response.value.data.news.filter(({ id }) => id !== item.id) }
		})
	}, [item.id, slug])
	const fold = useCallback(() => setOthers(({ reports }) => ({ state: 'folded', reports })), [])
	return { ...others, toggle: () => (others.state === 'folded' ? void unfold() : fold()) }
}
