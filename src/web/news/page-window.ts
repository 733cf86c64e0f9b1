const buttons = 7

/** The page numbers to show, at most seven, around the current one where possible. */
export function pageWindow(current: number, last: number): number[] {
	const count = Math.min(buttons, last)
	const first = Math.min(Math.max(1, current - Math.floor(buttons / 2)), Math.max(1, last - count + 1))
	return Array.from({ length: count }, (_, index) => first + index)
}
