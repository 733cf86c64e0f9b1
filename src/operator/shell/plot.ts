import { wholeNumber } from '#text/format.ts'
import { numberHead, wideTable } from './blocks.ts'
import type { DeskRequest } from './desk-request.ts'
import { html, type Markup } from './markup.ts'

/** A line of a plot with one value for each point. */
type Series = { name: string; values: readonly number[] }

type Plot = {
	/** The id for links. */
	id?: string | undefined
	title: string
	/** The label of each point, such as an hour or a day, for the table and for both ends of the axis. */
	points: readonly string[]
	series: readonly Series[]
	/** The format of a value; a whole number by default. */
	write?: (value: number) => string
}

const [width, height] = [720, 180]
const mostMarked = 40
const margin = { start: 8, end: 8, top: 10, bottom: 6 }

/**
 * A line chart as SVG with a table of all values. Lines differ by dashes and markers and not only by colour. Time runs from left
 * to right in both languages, as in price charts.
 */
export function plot({ id, title, points, series, write }: Plot, context: DeskRequest): Markup {
	const { text, locale } = context
	const written = write ?? ((value: number) => wholeNumber(value, locale))
	const most = niceMost(Math.max(...series.flatMap(({ values }) => values)) || 1)
	const lines = series.map(({ values }, index) => drawLine(values, index, most))
	const rules = [0, 0.5, 1].map((share) => {
		const y = yOf(most * share, most)
		return html`<line class="rule" x1="0" x2="${width}" y1="${y}" y2="${y}"/>`
	})
	const rows = points.map(
		(point, at) =>
			html`<tr><th scope="row">${point}</th>${series.map(({ values }) => html`<td class="number">${written(values[at] ?? 0)}</td>`)}</tr>`,
	)
	return html`<figure class="plot"${id !== undefined && html` id="${id}"`}>
<figcaption>${title}${series.length > 1 && html` <span class="legend">${series.map(({ name }, index) => legendOf(name, index))}</span>`}</figcaption>
<div class="drawing" dir="ltr"><span class="scale"><span>${written(most)}</span><span>${written(0)}</span></span>
<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="${title}">${rules}${lines}</svg>
<span class="ends"><span dir="auto">${points[0]}</span>${points.length > 1 && html`<span dir="auto">${points.at(-1)}</span>`}</span></div>
<details><summary>${text('table')}</summary>${wideTable(title, [text('plot.point'), ...series.map(({ name }) => numberHead(name))], rows.reverse(), 'tall')}</details>
</figure>`
}

const legendOf = (name: string, index: number): Markup =>
	html`<span><svg viewBox="0 0 32 10" width="32" height="10" aria-hidden="true"><line class="line line-${index}" x1="0" x2="32" y1="5" y2="5"/></svg> ${name}</span>`

const rounded = (value: number): number => Math.round(value * 10) / 10

const yOf = (value: number, most: number): number =>
	rounded(height - margin.bottom - (value / most) * (height - margin.top - margin.bottom))

function drawLine(values: readonly number[], index: number, most: number): Markup {
	const step = (width - margin.start - margin.end) / Math.max(1, values.length - 1)
	const path = values.map((value, at) => `${rounded(margin.start + at * step)},${yOf(value, most)}`)
	// Few points get markers, because a single point would be invisible as a line.
	const marks =
		values.length <= mostMarked &&
		html`<path class="mark mark-${index}" d="${path.map((at) => `M${at}h0`).join('')}"/>`
	return html`<polyline class="line line-${index}" points="${path.join(' ')}"/>${marks}`
}

/** The next round number for the scale. */
function niceMost(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value))
	const step = [1, 2, 5, 10].find((one) => one * power >= value) ?? 10
	return step * power
}
