import { type NewsLocale, newsLocales, ownFirst } from '#domain/locale.ts'
import { clockTimeOf, dayAndMonthOf, shortDelay } from '#text/format.ts'
import { isolated } from '#text/isolated.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { outletOf } from '#web/news/source-name.ts'
import { chartScale, linePath } from '#web/prices/chart-line.ts'
import { historyFrom, usePriceHistory } from '#web/prices/use-price-history.ts'
import { AxisText } from '#web/ui/axis-text.tsx'
import { useTimeZone } from '#web/ui/use-time-zone.ts'
import { type Dot, placeDots } from './place-dots.ts'
import type { ShownReport, StoryData } from './story-data.ts'
import '#web/ui/plot.css'
import './story-strip.css'

const dayMs = 86_400_000
const labels = [0, 0.25, 0.5, 0.75, 1]

/**
 * Who reported the story, and when: a dot for each report, Persian above the line and English below it, with the price of
 * the story's coin behind. Time runs from left to right in every language.
 */
export function StoryStrip({ story }: { story: StoryData }) {
	const text = useText()
	const locale = useLocale()
	const zone = useTimeZone()
	const { reports } = story
	const dots = placeDots(reports)
	const [first] = reports
	const last = reports.at(-1)
	if (dots === undefined || first === undefined || last === undefined) return null
	const [from, to] = [Date.parse(first.published_date), Date.parse(last.published_date)]
	const written = to - from > dayMs ? dayAndMonthOf : clockTimeOf
	const delayOf = (report: ShownReport) => shortDelay(new Date(from), new Date(report.published_date), locale)
	const firsts = newsLocales.flatMap((one) => dots.find(({ report }) => report.source.locale === one) ?? [])
	const late = firsts.find(({ report }) => report !== first)
	const delay = late && delayOf(late.report)
	const keys = ownFirst(locale).flatMap((one) => {
		const inLocale = reports.filter(({ source }) => source.locale === one)
		const [begun] = inLocale
		if (begun === undefined) return []
		const count = inLocale.length
		const outlet = isolated(outletOf(begun.source, locale).name)
		const after = delayOf(begun)
		return {
			one,
			said:
				after === undefined
					? text(`story.strip.${one}`, { count, outlet })
					: text(`story.stripAfter.${one}`, { count, outlet, after }),
		}
	})
	return (
		<section className="story-strip" aria-label={text('story.strip')}>
			<svg className="plot" role="img" aria-label={keys.map(({ said }) => said).join(' — ')}>
				<line className="plot-line" x1="0" x2="100%" y1={middle} y2={middle} />
				<StripPrice story={story} from={from} to={to} />
				{late && delay !== undefined && (
					<Delay locale={late.report.source.locale} at={late.at} said={delay} />
				)}
				{dots.map((dot) => (
					<StripDot key={dot.report.id} dot={dot} isFirst={firsts.includes(dot)} />
				))}
				{labels.map((at) => (
					<AxisText
						key={at}
						className={at % 0.5 === 0 ? undefined : 'plot-more'}
						x={place(at)}
						y={height - 3}
						edge={at === 0 ? 'left' : at === 1 ? 'right' : 'middle'}
					>
						{written(new Date(from + (to - from) * at), locale, zone)}
					</AxisText>
				))}
			</svg>
			<p className="plot-keys">
				{keys.map(({ one, said }) => (
					<span key={one} className={`plot-key plot-${one}`}>
						{said}
					</span>
				))}
				{story.coins[0] && <span className="plot-key strip-price-key">{story.coins[0].symbol}</span>}
			</p>
		</section>
	)
}

const height = 80
const middle = 34
/** A report lies on the side of its language: the first above the line. */
const sideOf = (locale: NewsLocale) => (locale === newsLocales[0] ? -1 : 1)
/** In percent of the width, so that it needs no measuring; the dots at the ends need room beside them. */
const place = (at: number): string => `${(2 + at * 96).toFixed(2)}%`

function StripDot({ dot: { report, at, row }, isFirst }: { dot: Dot<ShownReport>; isFirst: boolean }) {
	const locale = useLocale()
	const zone = useTimeZone()
	const { name } = outletOf(report.source, locale)
	return (
		<circle
			className={`plot-${report.source.locale}`}
			cx={place(at)}
			cy={middle + sideOf(report.source.locale) * (11 + 11 * row)}
			r={isFirst ? 6.5 : 5}
		>
			<title>{`${name} ${clockTimeOf(new Date(report.published_date), locale, zone)}`}</title>
		</circle>
	)
}

/** A bracket from the first report of the story to the first in the other language. */
function Delay({ locale, at, said }: { locale: NewsLocale; at: number; said: string }) {
	const y = middle + sideOf(locale) * 19
	return (
		<>
			<line className={`strip-delay plot-${locale}`} x1={place(0)} x2={place(at)} y1={y} y2={y} />
			<AxisText x={place(at / 2)} y={sideOf(locale) < 0 ? y - 4 : y + 12}>
				{said}
			</AxisText>
		</>
	)
}

const drawing = { width: 1000, height: 64, edge: 6 }

/**
 * The price of the coin that most reports are about, while they came. The line goes on to the points before and after
 * that time, and is cut at its edges: there may be few points within it.
 */
function StripPrice({
	story: { coins, reports, now },
	from,
	to,
}: {
	story: StoryData
	from: number
	to: number
}) {
	const [coin] = coins
	const [first] = reports
	if (coin === undefined || first === undefined) return null
	return <PriceLine symbol={coin.symbol} since={historyFrom(first.published_date, now)} from={from} to={to} />
}

type PriceLineProps = { symbol: string; since: number; from: number; to: number }

function PriceLine({ symbol, since, from, to }: PriceLineProps) {
	const points = usePriceHistory(symbol, since) ?? []
	const before = points.findLastIndex(([at]) => at <= from)
	const after = points.findIndex(([at]) => at >= to)
	const shown = points.slice(Math.max(0, before), after < 0 ? undefined : after + 1)
	if (shown.length < 2) return null
	const { width, height, edge } = drawing
	const scale = chartScale(shown, { left: 0, right: width, top: edge, bottom: height - edge, from, to })
	return (
		<svg
			className="strip-price"
			x={place(0)}
			width="96%"
			height={height}
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path d={linePath(points, scale)} vectorEffect="non-scaling-stroke" />
		</svg>
	)
}
