/** The parts of a source map that say where something was written. */
export type WrittenMap = { sources: string[]; mappings: string }

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const valueOfDigit = new Uint8Array(128)
for (let value = 0; value < digits.length; value += 1) valueOfDigit[digits.charCodeAt(value)] = value

const comma = ','.charCodeAt(0)
const semicolon = ';'.charCodeAt(0)

/**
 * Where a place of a generated file was written; lines and columns count from one. Node's own reader makes an object of
 * every piece of the file first, which for the largest of ours takes a third of a second in which nobody is answered; this
 * one passes over them.
 */
export function findOrigin(
	{ sources, mappings }: WrittenMap,
	line: number,
	column: number,
): { source: string; line: number; column: number } | undefined {
	// Of each piece: the column where it begins, its source, and the line and column there; each as far from the last as written.
	const piece = new Int32Array(5)
	let fields = 0
	let now = 1
	let value = 0
	let shift = 0
	let best: Int32Array | undefined
	const endPiece = () => {
		if (now === line && fields >= 4 && (piece[0] ?? 0) < column) best = piece.slice()
		fields = 0
	}
	for (let at = 0; at < mappings.length && now <= line; at += 1) {
		const code = mappings.charCodeAt(at)
		if (code === comma) endPiece()
		else if (code === semicolon) {
			endPiece()
			piece[0] = 0
			now += 1
		} else {
			const digit = valueOfDigit[code] ?? 0
			value |= (digit & 31) << shift
			shift += 5
			if (digit >= 32) continue
			piece[fields] = (piece[fields] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1)
			fields += 1
			value = 0
			shift = 0
		}
	}
	endPiece()
	const source = best && sources[best[1] ?? 0]
	if (best === undefined || source === undefined) return undefined
	return { source, line: (best[2] ?? 0) + 1, column: (best[3] ?? 0) + 1 }
}
