const perMegabyte = 1_000_000

export const megabytes = (bytes: number): string => `${(bytes / perMegabyte).toFixed(1)} MB`

/** A line that overwrites itself, if standard error is a terminal. */
export function createProgressLine(watched = process.stderr.isTTY === true) {
	let shownAt = Number.NEGATIVE_INFINITY
	const write = (text: string) => void (watched && process.stderr.write(`\r\x1b[K${text}`))
	return {
		show: (text: string) => {
			// A terminal is slow, so the line is updated ten times a second at most.
			if (performance.now() - shownAt < 100) return
			shownAt = performance.now()
			write(text)
		},
		end: () => write(''),
	}
}
