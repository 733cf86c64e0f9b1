import { rangeMs } from '#contract/coin.ts'
import { directionOf } from '#domain/locale.ts'
import type { PricePoint } from '#domain/price-point.ts'
import { clockTimeOf, dayAndMonthOf, recentDayAndTimeOf, withDigits } from '#text/format.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { TitleWords } from '#web/news/report-link.tsx'
import { AxisText } from '#web/ui/axis-text.tsx'
import { useDateAndTime, useTimeZone } from '#web/ui/use-time-zone.ts'
import { areaPath, chartScale, linePath, priceNear, priceOn } from './chart-line.ts'
import type { CoinData } from './coin-data.ts'
import { type StoryMark, storyMarks } from './story-marks.ts'
import { chooseToman, useInToman, usePriceText } from './toman-choice.ts'
import { useCoinText } from './use-coin-text.ts'
import { useCrosshair } from './use-crosshair.ts'
import './coin-chart.css'
import './sparkline.css'

/** Two variants by width, because text in a chart must not shrink. */
const sizes = {
	wide: { width: 1020, height: 300, labels: 5, most: 250 },
	narrow: { width: 360, height: 260, labels: 3, most: 120 },
}
const gridLines = 4
const tableRows = 12

/** From the bottom: the bars of news, the lane of stories, the times. */
const [barsRoom, laneRoom, timesRoom] = [34, 30, 22]
const barHeight = 28
const markHeight = 22

/**
 * A coin's price over a range. Below the time are its top stories as numbers, which lead to their rows, and how much news
 * there was. It is never mirrored.
 */
export function CoinChart({ coin }: { coin: CoinData }) {
	const text = useCoinText()
	const dateAndTime = useDateAndTime()
	const priceText = usePriceText(coin.prices, { inFull: true })
	const { points, range, name } = coin
	if (points.length < 2) return <p className="coin-empty">{text('noChart')}</p>
	const label = text(`chart.${range}`, { coin: name })
	const all = points.map(([, usd]) => usd)
	const ends = { high: Math.max(...all), low: Math.min(...all) }
	return (
		<div className="coin-chart">
			{coin.prices?.toman && <CurrencyChoice />}
			<Drawing coin={coin} size="wide" label={label} />
			<Drawing coin={coin} size="narrow" label={label} />
			{coin.stories.length > 0 && (
				<p className="coin-legend">
					{text('legend')} <span className="coin-keys">{text('keys')}</span>
				</p>
			)}
			{/* A table is as wide as its words whatever it is told. */}
			<div className="sr-only">
				<table>
					<caption>{label}</caption>
					<thead>
						<tr>
							<th scope="col">{text('tableTime')}</th>
							<th scope="col">{text('tablePrice')}</th>
						</tr>
					</thead>
					<tbody>
						{(['high', 'low'] as const).map((one) => (
							<tr key={one}>
								<th scope="row">{text(one)}</th>
								<td>{priceText(ends[one])}</td>
							</tr>
						))}
						{thinned(points, tableRows).map(([at, usd]) => (
							<tr key={at}>
								<td>{dateAndTime(at)}</td>
								<td>{priceText(usd)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</div>
	)
}

/** The currency of the axis. On a wide screen it is chosen in the price bar. */
function CurrencyChoice() {
	const text = useText()
	const inToman = useInToman()
	const choices = [
		[text('settings.dollar'), false],
		[text('prices.toman'), true],
	] as const
	return (
		<fieldset aria-label={text('settings.prices')} className="coin-currency needs-script">
			{choices.map(([name, toman]) => (
				<button key={name} type="button" aria-pressed={toman === inToman} onClick={() => chooseToman(toman)}>
					{name}
				</button>
			))}
		</fieldset>
	)
}

function thinned(points: readonly PricePoint[], most: number): PricePoint[] {
	const step = Math.max(1, Math.ceil(points.length / most))
	// Counted from the end, so that the last point is the current price.
	return points.filter((_, index) => (points.length - 1 - index) % step === 0)
}

type DrawingProps = { coin: CoinData; size: keyof typeof sizes; label: string }

function Drawing({ coin, size, label }: DrawingProps) {
	const text = useCoinText()
	const locale = useLocale()
	const zone = useTimeZone()
	const axisText = useAxisText(coin.prices)
	const { width, height, labels, most } = sizes[size]
	const to = Date.parse(coin.now)
	const box = {
		left: 4,
		right: width - (axisText.isLong ? 100 : 64),
		top: 16,
		bottom: height - barsRoom - laneRoom - timesRoom,
		from: to - rangeMs[coin.range],
		to,
	}
	const points = thinned(coin.points, most)
	// Of all points, so that the axis has the highest price and the lowest.
	const scale = chartScale(coin.points, box)
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
	const places = coin.stories.map(({ published_date }) => {
		const at = Date.parse(published_date)
		const usd = priceOn(points, at)
		return { at, x: scale.x(at), y: usd === undefined ? undefined : scale.y(usd) }
	})
	const lane = box.bottom + timesRoom
	const cross = useCrosshair({ points: coin.points, stories: coin.stories, box, width, places })
	return (
		// biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no part of a form.
		<svg
			className={`price-line-chart coin-chart-${size}`}
			data-way={way}
			viewBox={`0 0 ${width} ${height}`}
			role="group"
			aria-label={label}
			{...cross.handlers}
		>
			{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the table says the same. */}
			<g aria-hidden="true">
				{prices.map((usd) => (
					<g key={usd}>
						<path className="line-grid" d={`M${box.left} ${scale.y(usd).toFixed(1)}H${box.right}`} />
						<text x={box.right + 10} y={scale.y(usd) + 3.5}>
							{axisText.of(usd)}
						</text>
					</g>
				))}
				<path className="line-area" d={areaPath(points, scale, box.bottom)} />
				<path className="line-after" d={linePath(points, scale)} />
				{last && <circle className="line-end" cx={scale.x(last[0])} cy={scale.y(last[1])} r={3} />}
				{places.map(({ at, x, y }) => (
					<g key={at}>
						<path className="story-tick" d={`M${x.toFixed(1)} ${y ?? box.bottom}V${lane + markHeight / 2}`} />
						{y !== undefined && <circle className="line-mark" cx={x} cy={y} r={3} />}
					</g>
				))}
				<NewsBars counts={coin.newsCounts} box={box} bottom={height - 3} />
				{coin.newsCounts.some((count) => count > 0) && (
					<AxisText x={box.right + 10} y={height - 4} edge="left">
						{text(`per.${coin.range}`)}
					</AxisText>
				)}
				{moments.map((at, index) => (
					<AxisText
						key={at}
						className="chart-time"
						x={scale.x(at)}
						y={box.bottom + 14}
						edge={index === 0 ? 'left' : index === labels - 1 ? 'right' : 'middle'}
					>
						{written(at)}
					</AxisText>
				))}
				{cross.at !== undefined && (
					<path className="line-moment" d={`M${scale.x(cross.at).toFixed(1)} ${box.top}V${height - 3}`} />
				)}
			</g>
			{storyMarks(
				places.map(({ x }) => x),
				box,
			).map((mark) => (
				<Mark key={mark.first} mark={mark} stories={coin.stories} shown={cross.story?.number} y={lane} />
			))}
			{cross.at !== undefined && (
				<CrosshairText
					coin={coin}
					at={cross.at}
					story={cross.story}
					x={scale.x(cross.at)}
					width={width}
					isNarrow={size === 'narrow'}
				/>
			)}
		</svg>
	)
}

/** Prices of the axis, and whether they need more room. */
function useAxisText(prices: CoinData['prices']): { of: (usd: number) => string; isLong: boolean } {
	const priceText = usePriceText(prices, { inFull: true })
	const isLong = useInToman() && prices?.toman != null
	return { of: (usd) => (isLong ? withoutUnit(priceText(usd)) : priceText(usd)), isLong }
}

/** The unit is shown with the price above. */
const withoutUnit = (price: string): string => price.replace(/ \S+$/, '')

type BarsProps = { counts: readonly number[]; box: { left: number; right: number }; bottom: number }

function NewsBars({ counts, box, bottom }: BarsProps) {
	const most = Math.max(1, ...counts)
	const step = (box.right - box.left) / Math.max(1, counts.length)
	return counts.map((count, index) => {
		const size = (barHeight * count) / most
		return (
			<rect
				// biome-ignore lint/suspicious/noArrayIndexKey: a bar is a step of time, which never moves.
				key={index}
				className="news-bar"
				x={(box.left + index * step + 1).toFixed(1)}
				y={(bottom - size).toFixed(1)}
				width={Math.max(1, step - 2).toFixed(1)}
				height={size.toFixed(1)}
			/>
		)
	})
}

/** Where the row of a story is on the page. */
export const coinStoryRow = ({ id }: Pick<ListItem, 'id'>): string => `coin-story-${id}`

type MarkProps = {
	mark: StoryMark
	stories: readonly ListItem[]
	/** The number of the story at the crosshair. */
	shown: number | undefined
	y: number
}

/**
 * A number leads to the row of its story; that of several to the one at the crosshair, otherwise to the newest of them,
 * which is above the others.
 */
function Mark({ mark, stories, shown, y }: MarkProps) {
	const text = useCoinText()
	const locale = useLocale()
	const { x, width, first, last } = mark
	const marked = stories.slice(first - 1, last)
	const target = marked[(shown ?? last) - first] ?? marked.at(-1)
	if (target === undefined) return null
	const number = (one: number) => withDigits(String(one), locale)
	const label = first === last ? number(first) : `${number(first)}–${number(last)}`
	return (
		<a
			href={`#${coinStoryRow(target)}`}
			aria-label={text('pin', { number: label, title: marked.map(({ title }) => title).join(' — ') })}
			className="coin-pin"
			data-first={first}
			data-last={last}
		>
			<rect x={x - width / 2} y={y} width={width} height={markHeight} rx={markHeight / 2} />
			<text x={x} y={y + 15}>
				{label}
			</text>
		</a>
	)
}

const tip = { width: 250, height: 76, narrow: 200 }

type CrosshairTextProps = {
	coin: CoinData
	at: number
	story: { story: ListItem; number: number } | undefined
	x: number
	width: number
	isNarrow: boolean
}

/** The price of the moment under the pointer, and the headline of that moment. */
function CrosshairText({ coin, at, story, x, width, isNarrow }: CrosshairTextProps) {
	const locale = useLocale()
	const zone = useTimeZone()
	const priceText = usePriceText(coin.prices, { inFull: true })
	const usd = priceNear(coin.points, at)
	const room = isNarrow ? tip.narrow : tip.width
	const left = x + 12 + room > width ? x - 12 - room : x + 12
	return (
		<foreignObject x={Math.max(0, left)} y={0} width={room} height={tip.height + 40}>
			<div className="coin-tip" dir={directionOf(locale)} aria-hidden="true">
				{usd !== undefined && <b>{priceText(usd)}</b>}{' '}
				<small>{recentDayAndTimeOf(new Date(at), locale, zone)}</small>
				{story && (
					<p>
						{withDigits(String(story.number), locale)}. <TitleWords {...story.story} />
					</p>
				)}
			</div>
		</foreignObject>
	)
}
