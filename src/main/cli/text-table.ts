import { styleText } from 'node:util'
import { type SourceStatus, succeeded } from '#domain/source-status.ts'

type Style = Parameters<typeof styleText>[0]
type StyledCell = { text: string; style?: Style | undefined; align?: 'end' }
/** A number stands at the end of its column. */
export type Cell = string | number | StyledCell

const styled = (cell: Cell): StyledCell =>
	typeof cell === 'object'
		? cell
		: typeof cell === 'number'
			? { text: String(cell), align: 'end' }
			: { text: cell }

/** Coloured only if a terminal supports it: `styleText` checks the stream and NO_COLOR. */
export const paint = (style: Style, text: string): string =>
	styleText(style, text, { stream: process.stdout })

export const statusStyle = (status: SourceStatus): Style =>
	status === 'unchanged'
		? 'dim'
		: status === 'partial' || status === 'held'
			? 'yellow'
			: succeeded(status)
				? 'green'
				: 'red'

/** Columns are as wide as their widest cell; the last one is not padded. */
export function textTable(head: readonly string[], cells: readonly (readonly Cell[])[]): string[] {
	const rows = cells.map((row) => row.map(styled))
	const widths = head.map((title, column) =>
		Math.max(title.length, ...rows.map((row) => row[column]?.text.length ?? 0)),
	)
	const line = (row: readonly StyledCell[]) =>
		row
			.map(({ text, style, align }, column) => {
				const last = column === head.length - 1
				const width = last ? 0 : (widths[column] ?? 0)
				const padded = align === 'end' ? text.padStart(width) : text.padEnd(width)
				return style === undefined ? padded : paint(style, padded)
			})
			.join('  ')
			.trimEnd()
	const aligned = head.map((text, column): StyledCell => {
		const align = rows[0]?.[column]?.align
		return { text, style: 'bold', ...(align && { align }) }
	})
	return [line(aligned), ...rows.map(line)]
}
