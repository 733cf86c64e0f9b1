/**
 * Estimates the number of different visitors without storing any of them (HyperLogLog): only the number of leading zeros of
 * each hash is stored, in one of a thousand registers. Sketches of several processes are merged by the maximum of each register.
 * The error is about 3 %.
 */
export type VisitorSketch = Uint8Array

const placeBits = 10
const sketchPlaces = 2 ** placeBits
const bias = 0.7213 / (1 + 1.079 / sketchPlaces)

export const newSketch = (): VisitorSketch => new Uint8Array(sketchPlaces)

/** `hash` must have at least six random bytes. */
export function addVisitor(sketch: VisitorSketch, hash: Uint8Array): void {
	const bytes = new DataView(hash.buffer, hash.byteOffset, hash.byteLength)
	const place = bytes.getUint16(0) >>> (16 - placeBits)
	const zeros = Math.clz32(bytes.getUint32(2)) + 1
	sketch[place] = Math.max(sketch[place] ?? 0, zeros)
}

export const mergeSketches = (one: VisitorSketch, other: VisitorSketch): VisitorSketch =>
	one.map((zeros, place) => Math.max(zeros, other[place] ?? 0))

export function countVisitors(sketch: VisitorSketch): number {
	let sum = 0
	let empty = 0
	for (const zeros of sketch) {
		sum += 2 ** -zeros
		if (zeros === 0) empty += 1
	}
	const estimate = (bias * sketchPlaces ** 2) / sum
	// While many registers are empty, their number gives a better estimate.
	const few = estimate <= 2.5 * sketchPlaces && empty > 0
	return Math.round(few ? sketchPlaces * Math.log(sketchPlaces / empty) : estimate)
}
