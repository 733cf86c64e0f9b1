import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AddedFacts } from '#domain/added-facts.ts'
import { directionOf, languages, type NewsLocale, ownFirst } from '#domain/locale.ts'
import { clockTimeOf, dateAndTimeOf, figuresIn } from '#text/format.ts'
import { isolated } from '#text/isolated.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Outlet, ReportLink } from '#web/news/report-link.tsx'
import { loadTagWords } from '#web/tags/load-row-sheet.ts'
import { useReportTag } from '#web/tags/use-report-tag.ts'
import { Menu } from '#web/ui/menu.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { useDateAndTime, useTimeZone } from '#web/ui/use-time-zone.ts'
import { diffWords } from './diff-words.ts'
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

function Report({ report, story: { slug, reports, added }, bank }: ReportProps) {
	const text = useText()
	const dateAndTime = useDateAndTime()
	const { id, source, title, edited } = report
	const end = report === reports[0] ? 'first' : report === reports.at(-1) ? 'latest' : undefined
	return (
		<article className="story-report" dir={directionOf(bank)} aria-labelledby={`report-${id}`}>
			<div className="report-by">
				<Outlet source={source} />
				{end && <span className="story-end">{text(`story.${end}`)}</span>}
				<time className="report-date" dateTime={report.published_date}>
					{dateAndTime(report.published_date)}
				</time>
				{/* The first report defines the story, so it cannot be reported as another event. */}
				{end !== 'first' && <NotSameStory report={report} slug={slug} />}
			</div>
			<h2 id={`report-${id}`}>
				<ReportLink item={report} />
			</h2>
			<Added facts={added[id]} />
			{edited && <Edit title={title} edited={edited} locale={source.locale} />}
		</article>
	)
}

/** Marks a report of the other language that tells what no headline of the page's language does. */
function Added({ facts }: { facts: AddedFacts | undefined }) {
	const text = useText()
	const locale = useLocale()
	if (facts === undefined) return null
	const shown = [...facts.figures.map((figure) => figuresIn(figure, locale)), ...facts.names]
	return (
		<p className="story-added" lang={locale} dir={directionOf(locale)}>
			{text('story.added', { facts: shown.map(isolated).join(languages[locale].comma) })}
		</p>
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

/** The menu in which a reader reports that a report is about another event. */
function NotSameStory({ report: { id, title }, slug }: { report: ShownReport; slug: string }) {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const { revalidate } = useRevalidator()
	const send = useReportTag(id, revalidate)
	const [step, setStep] = useState<'none' | 'sending' | 'reported'>('none')
	const press = async () => {
		if (step !== 'none') return
		setStep('sending')
		try {
			await loadTagWords(locale)
			setStep((await send({ kind: 'story', ref: slug, verdict: 'wrong' })) ? 'reported' : 'none')
		} catch {
			say('error', text('story.notSent'))
			setStep('none')
		}
	}
	if (step === 'reported') return <span className="report-more">{text('tags.reported')}</span>
	return (
		<div className="report-more needs-script">
			<Menu label={text('story.moreOf', { title })} icon={<span className="report-dots" />}>
				<button
					type="button"
					role="menuitem"
					className="menu-item"
					aria-disabled={step !== 'none'}
					onClick={() => void press()}
				>
					{text('story.notSame')}
				</button>
			</Menu>
		</div>
	)
}
