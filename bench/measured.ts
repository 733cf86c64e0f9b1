/** One row of the table that `npm run bench` prints at its end. */
export type Figure = {
	name: string
	value: number
	unit: string
	/** A figure of the same run that this one is compared with. */
	reference: { name: string; value: number } | null
	wanted: { way: 'at most' | 'at least'; bound: number } | null
	/** Judged by the ratio to the reference where there is one, else by the value; null where there is no bound. */
	isMet: boolean | null
}

type Found = {
	name: string
	value: number
	unit: string
	reference?: { name: string; value: number }
	atMost?: number
	atLeast?: number
}

/** Progress goes to standard error; only the table is on standard output. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Adds a figure to the table, and returns false when it breaks its bound. */
export function measured({ name, value, unit, reference, atMost, atLeast }: Found): boolean {
	const wanted =
		atMost !== undefined
			? { way: 'at most' as const, bound: atMost }
			: atLeast !== undefined
				? { way: 'at least' as const, bound: atLeast }
				: null
	const figure: Figure = { name, value, unit, reference: reference ?? null, wanted, isMet: null }
	if (wanted !== null) {
		const judged = judgedValue(figure)
		figure.isMet = wanted.way === 'at most' ? judged <= wanted.bound : judged >= wanted.bound
	}
	const verdict = figure.isMet === null ? '      ' : figure.isMet ? 'met   ' : 'BROKEN'
	say(`  ${verdict} ${describeFigure(figure)}`)
	process.send?.(figure)
	return figure.isMet !== false
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

/** Three significant digits; whole numbers are not cut. */
export function shortNumber(value: number): string {
	if (!Number.isFinite(value)) return String(value)
	const size = Math.abs(value)
	return Number.isInteger(value) || size >= 100
		? value.toFixed(0)
		: value.toFixed(size >= 10 ? 1 : size >= 1 ? 2 : 3)
}
