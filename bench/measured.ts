/** What a benchmark found: a line of the table that `npm run bench` prints at its end. */
export type Figure = {
	name: string
	value: number
	unit: string
	/** What it is held against, found in the same run. */
	reference: { name: string; value: number } | null
	wanted: { way: 'at most' | 'at least'; bound: number } | null
	/** By the ratio to the reference where there is one, else by the value; null where nothing is wanted. */
	holds: boolean | null
}

type Found = {
	name: string
	value: number
	unit: string
	reference?: { name: string; value: number }
	atMost?: number
	atLeast?: number
}

/** How far a benchmark has come; the table alone is on standard output. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Puts a figure into the table, and answers whether what was wanted of it holds. */
export function measured({ name, value, unit, reference, atMost, atLeast }: Found): boolean {
	const wanted =
		atMost !== undefined
			? { way: 'at most' as const, bound: atMost }
			: atLeast !== undefined
				? { way: 'at least' as const, bound: atLeast }
				: null
	const figure: Figure = { name, value, unit, reference: reference ?? null, wanted, holds: null }
	if (wanted !== null) {
		const judged = judgedValue(figure)
		figure.holds = wanted.way === 'at most' ? judged <= wanted.bound : judged >= wanted.bound
	}
	const verdict = figure.holds === null ? '      ' : figure.holds ? 'holds ' : 'BROKEN'
	say(`  ${verdict} ${describeFigure(figure)}`)
	process.send?.(figure)
	return figure.holds !== false
}

export const judgedValue = ({ value, reference }: Figure): number =>
	reference === null ? value : value / reference.value

function describeFigure(figure: Figure): string {
	const { name, value, unit, reference, wanted } = figure
	const beside =
		reference === null
			? ''
			: `, ${shortNumber(judgedValue(figure))} of ${reference.name} (${shortNumber(reference.value)} ${unit})`
	return `${name}: ${shortNumber(value)} ${unit}${beside}${wanted === null ? '' : `; ${wanted.way} ${wanted.bound}`}`
}

/** Three digits that mean something, and whole numbers whole. */
export function shortNumber(value: number): string {
	if (!Number.isFinite(value)) return String(value)
	const size = Math.abs(value)
	return Number.isInteger(value) || size >= 100
		? value.toFixed(0)
		: value.toFixed(size >= 10 ? 1 : size >= 1 ? 2 : 3)
}
