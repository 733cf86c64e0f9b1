/** The rendered rows: from the first up to, and without, the last. */
export type RowRange = { from: number; to: number }

/** Rows rendered beyond either edge, so that fast scrolling does not outrun them. */
const spare = 6
/** The range moves in steps, because rendering at every pixel would be too much. */
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

/** The scroll position at which a row is completely visible; unchanged if it already is. */
export function scrollTopFor(
	index: number,
	scrollTop: number,
	{ row, height }: { row: number; height: number },
): number {
	const top = index * row
	if (top < scrollTop) return top
	return Math.max(scrollTop, top + row - height)
}
