export type Line = { name: string; points: readonly { size: number; ms: number }[] }

const [width, height] = [720, 420]
const edge = { left: 64, right: 190, top: 48, bottom: 52 }
/** Lines are told apart by their strokes too. */
const strokes = ['', '7 4', '2 4', '12 4 2 4', '16 6']
const colours = ['#146A5F', '#9A3412', '#1D4ED8', '#6D28D9', '#374151']

const number = (value: number) => value.toLocaleString('en-US')

/** Both axes by powers of ten: a level line costs the same at any size, one that follows the slope grows with the news. */
export function growthPicture(lines: readonly Line[]): string {
	const all = lines.flatMap(({ points }) => points)
	const sizes = [...new Set(all.map(({ size }) => size))].toSorted((a, b) => a - b)
	const decades = decadesOf(all.map(({ ms }) => ms))
	const x = axis(sizes, edge.left, width - edge.right)
	const y = axis(decades, height - edge.bottom, edge.top)
	const grid = [
		...decades.map(
			(ms) =>
				`<path d="M${edge.left} ${y(ms)}H${width - edge.right}" stroke="#D1D5DB"/><text x="${edge.left - 8}" y="${y(ms) + 4}" text-anchor="end">${number(ms)}</text>`,
		),
		...sizes.map(
			(size) =>
				`<text x="${x(size)}" y="${height - edge.bottom + 20}" text-anchor="middle">${number(size)}</text>`,
		),
	]
	const places = spread(lines.map(({ points }) => y(points.at(-1)?.ms ?? 1)))
	const drawn = lines.map(({ name, points }, index) => {
		const path = points.map(({ size, ms }) => `${x(size)} ${y(ms)}`).join('L')
		const colour = colours[index % colours.length]
		return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-dasharray="${strokes[index % strokes.length]}"/><text x="${width - edge.right + 10}" y="${(places[index] ?? 0) + 4}" fill="${colour}">${name}</text>`
	})
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#374151" role="img">`,
		`<title>What a list costs by how much news there is</title>`,
		`<rect width="${width}" height="${height}" fill="#fff"/>`,
		`<text x="${edge.left}" y="26" font-size="15" font-weight="600">Milliseconds a list of stories, by items stored</text>`,
		...grid,
		...drawn,
		`<text x="${(edge.left + width - edge.right) / 2}" y="${height - 10}" text-anchor="middle">items</text>`,
		'</svg>\n',
	].join('\n')
}

/** Where a value stands between two ends, by its logarithm. */
function axis(values: readonly number[], from: number, to: number): (value: number) => number {
	const [least, most] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))]
	return (value) => Math.round(from + ((Math.log10(value) - least) / (most - least || 1)) * (to - from))
}

function decadesOf(values: readonly number[]): number[] {
	const first = Math.floor(Math.log10(Math.min(...values)))
	const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))))
	return Array.from({ length: last - first + 1 }, (_none, index) => 10 ** (first + index))
}

/** Names that would stand in each other are moved apart, in their order. */
function spread(heights: readonly number[]): number[] {
	const order = heights
		.map((_height, index) => index)
		.toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
	const placed = [...heights]
	let above = Number.NEGATIVE_INFINITY
	for (const index of order) {
		above = Math.max(heights[index] ?? 0, above + 16)
		placed[index] = above
	}
	return placed
}
