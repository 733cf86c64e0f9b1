import { rangeMs } from '#contract/coin.ts'
import { pathOf } from '#contract/route-names.ts'
import type { PricePoint } from '#domain/price-point.ts'
import { clockTimeOf, dayAndMonthOf, withDigits } from '#text/format.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { useDateAndTime, useTimeZone } from '#web/ui/use-time-zone.ts'
import { areaPath, chartScale, linePath, priceNear } from './chart-line.ts'
import type { CoinData } from './coin-data.ts'
import { usePriceText } from './toman-choice.ts'
import { useCoinText } from './use-coin-text.ts'
import './coin-chart.css'
import './sparkline.css'

/** Two variants by width, because text in a chart must not shrink. */
const sizes = {
	wide: { width: 1020, height: 236, labels: 5, most: 250 },
	narrow: { width: 360, height: 210, labels: 3, most: 120 },
}
const gridLines = 4
const tableRows = 12

/** A coin's price over a range, with its top stories as numbers that link to them. It is never mirrored. */
export function CoinChart({ coin }: { coin: CoinData }) {
	const text = useCoinText()
	const dateAndTime = useDateAndTime()
	const priceText = usePriceText(coin.prices)
	const { points, range, name } = coin
	if (points.length < 2) return <p className="coin-empty">{text('noChart')}</p>
	const label = text(`chart.${range}`, { coin: name })
	return (
		<div className="coin-chart">
			<Drawing coin={coin} size="wide" label={label} />
			<Drawing coin={coin} size="narrow" label={label} />
			<p className="coin-legend">{text('legend')}</p>
			<table className="sr-only">
				<caption>{label}</caption>
				<thead>
					<tr>
						<th scope="col">{text('tableTime')}</th>
						<th scope="col">{text('tablePrice')}</th>
					</tr>
				</thead>
				<tbody>
					{thinned(points, tableRows).map(([at, usd]) => (
						<tr key={at}>
							<td>{dateAndTime(at)}</td>
							<td>{priceText(usd)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

function thinned(points: readonly PricePoint[], most: number): PricePoint[] {
	const step = Math.max(1, Math.ceil(points.length / most))
	// Counted from the end, so that the last point is the current price.
	return points.filter((_, index) => (points.length - 1 - index) % step === 0)
}

type DrawingProps = { coin: CoinData; size: keyof typeof sizes; label: string }

function Drawing({ coin, size, label }: DrawingProps) {
	const locale = useLocale()
	const zone = useTimeZone()
	const priceText = usePriceText(coin.prices)
	const { width, height, labels, most } = sizes[size]
	const to = Date.parse(coin.now)
	const box = {
		left: 4,
		right: width - 64,
		top: 16,
		bottom: height - 22,
		from: to - rangeMs[coin.range],
		to,
	}
	const points = thinned(coin.points, most)
	const scale = chartScale(points, box)
	const last = points.at(-1)
	const way = last !== undefined && last[1] < (points[0]?.[1] ?? 0) ? 'down' : 'up'
	const { low, high } = scale
	const prices =
		low === high
			? [low]
			: Array.from({ length: gridLines }, (_, line) => low + ((high - low) * line) / (gridLines - 1))
	const moments = Array.from(
		{ length: labels },
		(_, index) => box.from + ((to - box.from) * index) / (labels - 1),
	)
	const written = (at: number) =>
		(coin.range === '24h' ? clockTimeOf : dayAndMonthOf)(new Date(at), locale, zone)
	return (
		// biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no part of a form.
		<svg
			className={`price-line-chart coin-chart-${size}`}
			data-way={way}
			viewBox={`0 0 ${width} ${height}`}
			role="group"
			aria-label={label}
		>
			{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the table says the same. */}
			<g aria-hidden="true">
				{prices.map((usd) => (
					<g key={usd}>
						<path className="line-grid" d={`M${box.left} ${scale.y(usd).toFixed(1)}H${box.right}`} />
						<text x={box.right + 10} y={scale.y(usd) + 3.5}>
							{/* The unit is shown with the price above. */}
							{priceText(usd).replace(/ (?:toman|تومان)$/, '')}
						</text>
					</g>
				))}
				<path className="line-area" d={areaPath(points, scale, box.bottom)} />
				<path className="line-after" d={linePath(points, scale)} />
				{last && <circle className="line-end" cx={scale.x(last[0])} cy={scale.y(last[1])} r={3} />}
				{moments.map((at, index) => (
					<text
						key={at}
						x={scale.x(at)}
						y={height - 4}
						textAnchor={index === 0 ? 'start' : index === labels - 1 ? 'end' : 'middle'}
					>
						{written(at)}
					</text>
				))}
			</g>
			{placePins(coin, scale, box).map(({ story, number, x, y }) => (
				<Pin key={story.id} story={story} number={number} x={x} y={y} />
			))}
		</svg>
	)
}

type PlacedPin = { story: ListItem; number: number; x: number; y: number }
const pinRoom = 26

/**
 * A story is placed on the line at its first report, above one that it would cover; a story in a gap of the prices is
 * left out.
 */
function placePins(
	{ stories, points }: CoinData,
	scale: { x: (at: number) => number; y: (usd: number) => number },
	{ top, bottom }: { top: number; bottom: number },
): PlacedPin[] {
	const placed: PlacedPin[] = []
	const covers = (x: number, y: number) =>
		placed.some((pin) => Math.abs(pin.x - x) < pinRoom && Math.abs(pin.y - y) < pinRoom)
	for (const [index, story] of stories.entries()) {
		const at = Date.parse(story.published_date)
		const usd = priceNear(points, at)
		if (usd === undefined) continue
		const x = scale.x(at)
		const free = Array.from({ length: 9 }, (_, step) => [step, -step]).flat()
		const y = free
			.map((steps) => scale.y(usd) - steps * pinRoom)
			.find((candidate) => candidate >= top && candidate <= bottom && !covers(x, candidate))
		placed.push({ story, number: index + 1, x, y: y ?? scale.y(usd) })
	}
	return placed.toSorted((a, b) => a.x - b.x)
}

function Pin({ story, number, x, y }: PlacedPin) {
	const text = useCoinText()
	const locale = useLocale()
	const { slug } = story.story
	if (slug === null) return null
	return (
		<SiteLink
			to={pathOf(`${locale}-story`, { slug })}
			aria-label={text('pin', { number, title: story.title })}
			className="coin-pin"
		>
			<circle className="coin-pin-target" cx={x} cy={y} r={12.5} />
			<circle className="coin-pin-ring" cx={x} cy={y} r={8.5} />
			<text x={x} y={y + 3.8}>
				{withDigits(String(number), locale)}
			</text>
		</SiteLink>
	)
}
