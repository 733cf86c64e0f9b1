import { homeAddress, readHomeQuery } from '#contract/home-query.ts'
import { pathOf } from '#contract/route-names.ts'
import { type SourceOrder, sourceOrders, writeSourceOrder } from '#contract/source-order.ts'
import type { SourcesResponse } from '#contract/source-states.ts'
import { sourceName } from '#domain/catalogue.ts'
import type { UiLocale } from '#domain/locale.ts'
import { relativeTime, wholeNumber } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { useDateAndTime } from '#web/ui/use-time-zone.ts'
import { lagWords } from './lag-words.ts'
import { useSourcesText } from './use-sources-text.ts'
import './sources-table.css'

type Source = SourcesResponse['data'][number]
type Props = { sources: readonly Source[]; order: SourceOrder; now: Date }

/** On a narrow screen each row is a card, whose cells name their columns. */
export function SourcesTable({ sources, order, now }: Props) {
	const text = useSourcesText()
	return (
		<section aria-label={text('table')}>
			<table className="sources-table">
				<thead>
					<tr>
						{sourceOrders.map((by) => (
							<Head key={by} by={by} order={order} />
						))}
					</tr>
				</thead>
				<tbody>
					{sources.map((source) => (
						<SourceRow key={source.id} source={source} now={now} />
					))}
				</tbody>
			</table>
		</section>
	)
}

/** The head of a column links to its order, and once sorted, to the reverse. */
function Head({ by, order }: { by: SourceOrder['by']; order: SourceOrder }) {
	const text = useSourcesText()
	const locale = useLocale()
	const chosen = order.by === by
	const next = writeSourceOrder({ by, reversed: chosen && !order.reversed })
	// For news and shares the largest is the best.
	const largestFirst = by === 'news' || by === 'first'
	const sorted = chosen && (order.reversed === largestFirst ? 'ascending' : 'descending')
	return (
		<th scope="col" aria-sort={sorted || undefined}>
			<SiteLink preventScrollReset to={pathOf(`${locale}-sources`) + next} aria-current={chosen || undefined}>
				{text(by)}
				<span aria-hidden="true">{sorted === 'ascending' ? '▲' : sorted === 'descending' ? '▼' : ''}</span>
			</SiteLink>
		</th>
	)
}

function SourceRow({ source, now }: { source: Source; now: Date }) {
	const text = useSourcesText()
	const locale = useLocale()
	const dateAndTime = useDateAndTime()
	const { slug, newest_at: newest, lag_seconds: lag } = source
	return (
		<tr>
			<th scope="row">
				<SiteLink to={newsOf(source, locale)}>
					<img src={`/images/sources/${slug}`} alt="" width={20} height={20} loading="lazy" />
					<bdi>{sourceName(source, locale)}</bdi>
				</SiteLink>
				<small>
					{source.locale !== locale && text(`in.${source.locale}`)}
					{source.locale !== locale && source.state !== 'answering' && ' · '}
					{/* Only what deviates is said. */}
					{source.state !== 'answering' && <State source={source} />}
				</small>
			</th>
			<Count
				column="first"
				of={source.first}
				whole={source.stories}
				isKnown={source.first_share !== null}
				unit="ofStories"
			/>
			<td data-column={text('lag')}>
				{lag === null ? <Missing said={text('tooFew')} /> : lagWords(lag, text, locale)}
			</td>
			<td data-column={text('news')}>
				{newest === null ? (
					<Missing said={text('noNews')} />
				) : (
					<time dateTime={newest} title={dateAndTime(newest)}>
						{relativeTime(new Date(newest), now, locale)}
					</time>
				)}
			</td>
			<Count
				column="edited"
				of={source.edited}
				whole={source.items}
				isKnown={source.edited_share !== null}
				unit="ofItems"
			/>
		</tr>
	)
}

const newsOf = ({ slug, locale }: Source, uiLocale: UiLocale): string =>
	homeAddress(
		readHomeQuery(new URLSearchParams(), undefined, uiLocale),
		{ newsLocale: locale, sources: [slug] },
		{ uiLocale, isPerson: false },
	)

function State({ source: { state, answered_at: respondedAt } }: { source: Source }) {
	const text = useSourcesText()
	const dateAndTime = useDateAndTime()
	const since = state === 'silent' && respondedAt !== null
	return (
		<span className={`source-${state}`}>
			{since ? text('silentSince', { time: dateAndTime(respondedAt) }) : text(state)}
		</span>
	)
}

type CountProps = {
	column: 'first' | 'edited'
	of: number
	whole: number
	isKnown: boolean
	unit: 'ofStories' | 'ofItems'
}

/** “4 of 6 stories”: a share of six would claim more than six can tell. */
function Count({ column, of, whole, isKnown, unit }: CountProps) {
	const text = useSourcesText()
	const locale = useLocale()
	if (!isKnown)
		return (
			<td data-column={text(column)}>
				<Missing said={text('tooFew')} />
			</td>
		)
	// A source that changed no headline is as it should be, which needs no figure.
	const isUsual = unit === 'ofItems' && of === 0
	return (
		<td data-column={text(column)}>
			<span className={isUsual ? 'sr-only' : undefined}>
				<bdi>{wholeNumber(of, locale)}</bdi>{' '}
				<small className="source-of">{text(unit, { count: whole, shown: wholeNumber(whole, locale) })}</small>
			</span>
		</td>
	)
}

/** A dash, and a word for screen readers. */
function Missing({ said }: { said: string }) {
	return (
		<span className="source-missing" title={said}>
			<span aria-hidden="true">–</span>
			<span className="sr-only">{said}</span>
		</span>
	)
}
