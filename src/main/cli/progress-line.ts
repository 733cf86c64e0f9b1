import type { Progress } from '#store/backup/manifest.ts'

const perMegabyte = 1_000_000

export const megabytes = (bytes: number): string => `${(bytes / perMegabyte).toFixed(1)} MB`

/** A line that overwrites itself, if standard error is a terminal. */
export function createProgressLine(watched = process.stderr.isTTY === true) {
	let shownAt = Number.NEGATIVE_INFINITY
	const write = (text: string) => void (watched && process.stderr.write(`\r\x1b[K${text}`))
	const show = (text: string) => {
		// A terminal is slower than a disk.
		if (performance.now() - shownAt < 100) return
		shownAt = performance.now()
		write(text)
	}
	return {
		show,
		/** How far a backup is. */
		showTable: ({ table, done, tables, bytes }: Progress) =>
			show(`${done + 1}/${tables}  ${table}  ${megabytes(bytes)}`),
		end: () => write(''),
	}
}
