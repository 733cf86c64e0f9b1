const perMegabyte = 1_000_000

export const megabytes = (bytes: number): string => `${(bytes / perMegabyte).toFixed(1)} MB`

/** A line that is written over itself, where somebody watches. */
export function createProgressLine(watched = process.stderr.isTTY === true) {
	let shownAt = Number.NEGATIVE_INFINITY
	const write = (text: string) => void (watched && process.stderr.write(`\r\x1b[K${text}`))
	return {
		show: (text: string) => {
			// A terminal is slower than a disk.
			if (performance.now() - shownAt < 100) return
			shownAt = performance.now()
			write(text)
		},
		end: () => write(''),
	}
}
