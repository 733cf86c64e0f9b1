import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addVisitor, countVisitors, mergeSketches, newSketch } from './visitor-sketch.ts'

const sketchOf = (from: number, to: number) => {
	const sketch = newSketch()
	for (let visitor = from; visitor < to; visitor += 1) {
		const hash = createHash('sha256').update(String(visitor)).digest()
		// A repeated visitor does not count.
		addVisitor(sketch, hash)
		addVisitor(sketch, hash)
	}
	return sketch
}

test.each([0, 1, 20, 900, 20_000])('%i visitors are counted to within a tenth', (count) => {
	const counted = countVisitors(sketchOf(0, count))
	expect(Math.abs(counted - count)).toBeLessThanOrEqual(count / 10)
})

test('a visitor of two processes is counted once', () => {
	const together = countVisitors(mergeSketches(sketchOf(0, 600), sketchOf(300, 900)))
	expect(Math.abs(together - 900)).toBeLessThan(90)
})
