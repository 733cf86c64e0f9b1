import { expect, test } from 'vitest'
import { addPricePoints, findPricePoints } from '#store/news/price-point-store.ts'
import { testDatabase } from '#test/database.ts'
import { fillPriceHistory } from './fill-price-history.ts'

const { db } = await testDatabase()
const minute = 60_000
const now = Date.parse('2026-03-01T12:00:30Z')
const nowPoint = Date.parse('2026-03-01T12:00:00Z')

/** A point every five minutes. */
function* history(from: number, to: number) {
	const points = []
	for (let at = Math.ceil(from / (5 * minute)) * 5 * minute; at <= to; at += 5 * minute)
		points.push({ coinId: 1, at, usd: 1 })
	yield points
}

const momentsBetween = async (from: number, to: number) =>
	(await findPricePoints(db, 1, { from: new Date(from), to: new Date(to) }, 500)).map(([at]) => at)

test('the past is filled up to the current point, and later only the gap', async () => {
	await fillPriceHistory(db, history, new Date(now))
	expect(await momentsBetween(nowPoint - 10 * minute, now)).toEqual([
		nowPoint - 10 * minute,
		nowPoint - 5 * minute,
	])
	// The refresh stores the current point; then the product is stopped for half an hour.
	await addPricePoints(db, [{ coinId: 1, at: now, usd: 2 }])
	await fillPriceHistory(db, history, new Date(now + 30 * minute))
	const filled = Array.from({ length: 6 }, (_, index) => nowPoint + index * 5 * minute)
	expect(await momentsBetween(nowPoint, now + 30 * minute)).toEqual(filled)
	expect(await findPricePoints(db, 1, { from: new Date(nowPoint), to: new Date(now) }, 500)).toEqual([
		[nowPoint, 2],
	])
})
