import { type Figure, judgedValue, shortNumber } from '#bench/measured.ts'

/** A figure of a benchmark, and whether the machine was quiet enough to judge it. */
export type Row = Figure & { bench: string; judged: boolean }

const heads = ['benchmark', 'name', 'figure', 'reference', 'ratio', 'bound', 'met']

/** One line for each figure, in aligned columns. */
export function figureTable(rows: readonly Row[]): string {
	const lines = [heads, ...rows.map(cellsOf)]
	const widths = heads.map((_head, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
	return lines
		.map((line) =>
			line
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join('  ')
				.trimEnd(),
		)
		.join('\n')
}

function cellsOf(row: Row): string[] {
	const { bench, name, value, unit, reference, wanted } = row
	return [
		bench,
		name,
		`${shortNumber(value)} ${unit}`.trim(),
		reference === null ? '' : `${reference.name} ${shortNumber(reference.value)} ${unit}`.trim(),
		reference === null ? '' : shortNumber(judgedValue(row)),
		wanted === null ? '' : `${wanted.way} ${wanted.bound}`,
		verdictOf(row),
	]
}

const verdictOf = ({ isMet, judged }: Row): string =>
	isMet === null ? '' : judged ? (isMet ? 'yes' : 'NO') : 'not judged'
