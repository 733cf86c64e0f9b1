/** Rows from the first that is drawn up to, and without, the last. */
export type RowRange = { from: number; to: number }

/** Rows drawn beyond either edge, so that a quick finger does not outrun them. */
const spare = 6
/** The range moves in steps: to draw at every pixel would be to draw all the time. */
const step = 4

export function rowsInView(
	scrollTop: number,
	{ row, height, count }: { row: number; height: number; count: number },
): RowRange {
	const first = Math.floor(Math.max(0, scrollTop) / row / step) * step
	return {
		from: Math.max(0, Math.min(first, count) - spare),
		to: Math.min(count, first + step + Math.ceil(height / row) + spare),
	}
}

/** Where to scroll to so that a row is wholly in view: nowhere if it is. */
export function scrollTopFor(
	index: number,
	scrollTop: number,
	{ row, height }: { row: number; height: number },
): number {
	const top = index * row
	if (top < scrollTop) return top
	return Math.max(scrollTop, top + row - height)
}
