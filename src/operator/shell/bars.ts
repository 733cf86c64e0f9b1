import { wholeNumber } from '#text/format.ts'
import type { DeskRequest } from './desk-request.ts'
import { html, type Markup } from './markup.ts'

const [barWidth, gap, height] = [8, 2, 32]

/** A small bar chart for a table row; its accessible name is the list of numbers. */
export function bars(values: readonly number[], title: string, { locale }: DeskRequest): Markup {
	const most = Math.max(1, ...values)
	const width = values.length * (barWidth + gap)
	const label = `${title}: ${values.map((value) => wholeNumber(value, locale)).join(' ')}`
	return html`<svg class="bars" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${values.map(
		(value, at) => {
			const size = value === 0 ? 1 : Math.max(3, Math.round((value / most) * height))
			return html`<rect x="${at * (barWidth + gap)}" y="${height - size}" width="${barWidth}" height="${size}"/>`
		},
	)}</svg>`
}
