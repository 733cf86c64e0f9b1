import { directionOf, languages, type NewsLocale, ownFirst } from '#domain/locale.ts'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { clockTimeOf, dateAndTimeOf } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { countsView } from '#web/news/count-view.ts'
import { outletOf } from '#web/news/source-name.ts'
import { useTimeZone } from '#web/ui/use-time-zone.ts'
import { diffWords } from './diff-words.ts'
import { NotSameStory } from './not-same-story.tsx'
import { type Beat, beatsOf } from './story-beats.ts'
import type { ShownReport, StoryData } from './story-data.ts'
import './story-timeline.css'

/**
 * All reports by their delay after the first, each language in its column. The reader's own comes first; on a narrow
 * screen both share a column.
 */
export function StoryTimeline({ story }: { story: StoryData }) {
	const text = useText()
	const locale = useLocale()
	const banks = ownFirst(locale)
	return (
		<section className="story-banks" aria-label={text('story.list')}>
			<div className="bank-names">
				{banks.map((bank) => (
					<p key={bank} className={story.outlets[bank] > 0 ? 'wide-only' : undefined}>
						<b>
							<bdi lang={bank}>{languages[bank].name}</bdi>
						</b>{' '}
						<bdi>
							{story.outlets[bank] > 0
								? text('story.outlets', { count: story.outlets[bank] })
								: text(`story.none.${bank}`)}
						</bdi>
					</p>
				))}
			</div>
			<ol className="story-reports">
				{beatsOf(story.reports, locale).map((beat) => (
					<li key={beat.at} className="story-beat">
						<When beat={beat} />
						{banks.map((bank) => (
							<div key={bank} className="story-bank">
								{beat.reports
									.filter(({ source }) => source.locale === bank)
									.map((report) => (
										<Report key={report.id} report={report} story={story} bank={bank} />
									))}
							</div>
						))}
					</li>
				))}
			</ol>
		</section>
	)
}

/** The first report shows the time, later ones their delay. */
function When({ beat: { at, age } }: { beat: Beat<ShownReport> }) {
	const text = useText()
	const locale = useLocale()
	const zone = useTimeZone()
	const moment = new Date(at)
	return (
		<time
			dateTime={at}
			className={age === undefined ? 'story-when story-when-first' : 'story-when'}
			title={dateAndTimeOf(moment, locale, zone)}
		>
			{age === undefined ? (
				<>
					<span className="when-word">{text('story.firstAt')} </span>
					{clockTimeOf(moment, locale, zone)}
				</>
			) : (
				text('story.after', { age })
			)}
		</time>
	)
}

type ReportProps = { report: ShownReport; story: StoryData; bank: NewsLocale }

function Report({ report, story: { slug, reports }, bank }: ReportProps) {
	const text = useText()
	const locale = useLocale()
	const zone = useTimeZone()
	const { id, source, title, edited } = report
	const outlet = outletOf(source, locale)
	const end = report === reports[0] ? 'first' : report === reports.at(-1) ? 'latest' : undefined
	return (
		<article className="story-report" dir={directionOf(bank)} aria-labelledby={`report-${id}`}>
			<div className="report-by">
				<img src={`/images/sources/${source.slug}`} alt="" width={16} height={16} loading="lazy" />
				<bdi lang={outlet.lang}>{outlet.name}</bdi>
				{end && <span className="story-end">{text(`story.${end}`)}</span>}
				<time className="report-date" dateTime={report.published_date}>
					{dateAndTimeOf(new Date(report.published_date), locale, zone)}
				</time>
				{/* The first report defines the story, so it cannot be reported as another event. */}
				{end !== 'first' && <NotSameStory report={report} slug={slug} />}
			</div>
			<h2 id={`report-${id}`}>
				<a href={report.url} target="_blank" rel="noopener noreferrer" {...countsView(id)}>
					<bdi dir={titleDirectionOnPage(title, source.locale)} lang={source.locale}>
						{title}
					</bdi>
				</a>
			</h2>
			{edited && <Edit title={title} edited={edited} locale={source.locale} />}
		</article>
	)
}

type EditProps = { title: string; edited: NonNullable<ShownReport['edited']>; locale: NewsLocale }

const elements = { same: 'span', removed: 'del', added: 'ins' } as const

/** The change of a headline by its outlet. Screen readers get the complete old one. */
function Edit({ title, edited: { at, before, count }, locale: written }: EditProps) {
	const text = useText()
	const locale = useLocale()
	const zone = useTimeZone()
	const time = clockTimeOf(new Date(at), locale, zone)
	return (
		<p className="story-edit">
			<b>{count === 1 ? text('story.editedAt', { time }) : text('story.editedOften', { time, count })}</b>{' '}
			<span aria-hidden="true" dir={directionOf(written)} lang={written}>
				{diffWords(before, title).map(({ kind, words }, index) => {
					const Element = elements[kind]
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of two fixed headlines never move.
					return <Element key={index}>{`${words} `}</Element>
				})}
			</span>
			<span className="sr-only">
				{text('story.before')} <bdi lang={written}>{before}</bdi>
			</span>
		</p>
	)
}
