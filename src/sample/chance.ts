/** Pseudo-random numbers in [0, 1) that are the same for the same parts, on every machine. */
export function chance(...parts: readonly (string | number)[]): () => number {
	let state = hash(parts.join('\u0000'))
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

function hash(text: string): number {
	let value = 0x811c9dc5
	for (let index = 0; index < text.length; index++) {
		value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
	}
	// FNV alone gives similar values for similar texts; two more rounds spread them.
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
	return value ^ (value >>> 16)
}
