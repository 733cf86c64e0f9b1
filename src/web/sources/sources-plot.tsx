import type { SourcesResponse } from '#contract/source-states.ts'
import { sourceName } from '#domain/catalogue.ts'
import { directionOf, newsLocales } from '#domain/locale.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { AxisText } from '#web/ui/axis-text.tsx'
import { lagWords } from './lag-words.ts'
import { nameDots } from './name-dots.ts'
import { type PlacedSource, placeOfDelay, placeOnWidth, placeSources } from './place-sources.ts'
import { useSourcesText } from './use-sources-text.ts'
import '#web/ui/plot.css'
import './sources-plot.css'

const height = 196
const middle = 86
const rowHeight = 20
const minute = 60
const ticks = [1, 5, 15, 60, 240, 1440].map((minutes) => minutes * minute)
/** In percent of the width, so that it needs no measuring. */
const place = (at: number): string => `${(100 * placeOnWidth(at)).toFixed(2)}%`
const heightOf = ({ source, row }: PlacedSource): number =>
	middle + (source.locale === newsLocales[0] ? -1 : 1) * (16 + row * rowHeight)

/** How far each source is behind the first report: Persian above the line, English below. It is never mirrored. */
export function SourcesPlot({ sources, days }: { sources: SourcesResponse['data']; days: number }) {
	const text = useSourcesText()
	const locale = useLocale()
	const placed = placeSources(sources)
	if (placed.length === 0) return null
	return (
		<figure className="sources-plot">
			<svg className="plot" role="img" aria-label={text('plot')}>
				{ticks.map((seconds) => {
					const x = place(placeOfDelay(seconds))
					return (
						<g
							key={seconds}
							className={seconds === 5 * minute || seconds === 240 * minute ? 'plot-more' : undefined}
						>
							<line className="plot-grid" x1={x} x2={x} y1={4} y2={height - 24} />
							<text x={x} y={height - 6} textAnchor="middle" direction={directionOf(locale)}>
								{lagWords(seconds, text, locale)}
							</text>
						</g>
					)
				})}
				<line className="plot-line" x1="0" x2="100%" y1={middle} y2={middle} />
				{placed.map((one) => (
					<circle
						key={one.source.id}
						className={`plot-${one.source.locale}`}
						cx={place(one.at)}
						cy={heightOf(one)}
						r={one.radius.toFixed(1)}
						fillOpacity={one.opacity}
					>
						<title>{`${sourceName(one.source, locale)}: ${lagWords(one.lag, text, locale)}`}</title>
					</circle>
				))}
				{nameDots(placed, (source) => sourceName(source, locale)).map(({ placed: one, edge, isWideOnly }) => (
					<AxisText
						key={one.source.id}
						className={isWideOnly ? 'plot-name plot-more' : 'plot-name'}
						x={place(one.at)}
						dx={(edge === 'left' ? 1 : -1) * (one.radius + 4)}
						y={heightOf(one) + 4}
						edge={edge}
					>
						{sourceName(one.source, locale)}
					</AxisText>
				))}
			</svg>
			<figcaption className="plot-keys">
				{newsLocales.map((one) => (
					<span key={one} className={`plot-key plot-${one}`}>
						{text(`plot.${one}`)}
					</span>
				))}
				<span>{text('plotSizes', { days })}</span>
			</figcaption>
		</figure>
	)
}
