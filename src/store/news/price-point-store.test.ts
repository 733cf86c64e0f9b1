import { expect, test } from 'vitest'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import {
	addPricePoints,
	findLastPointMoment,
	findLatestPoints,
	findPricePoints,
	findPricesAt,
	prunePricePoints,
} from './price-point-store.ts'

const { db } = await testDatabase()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.parse('2026-03-01T12:00:00Z')
const points = (coinId: number, from: number, everyMs: number, count: number) =>
	Array.from({ length: count }, (_, index) => ({ coinId, at: from + index * everyMs, usd: index + 1 }))

test('a moment has one price of a coin, the first one stored', async () => {
	const later = new Date(start + hour)
	expect(await findLastPointMoment(db, later)).toBeNull()
	await addPricePoints(db, [
		{ coinId: 1, at: start + minute, usd: 10 },
		{ coinId: 2, at: start, usd: 20 },
	])
	await addPricePoints(db, [{ coinId: 1, at: start + 2 * minute, usd: 11 }])
	await addPricePoints(db, [{ coinId: 1, at: start + 5 * minute, usd: 12 }])
	expect(await findLatestPoints(db, [1, 2, 3])).toEqual(
		new Map([
			[1, 12],
			[2, 20],
		]),
	)
	expect(await findLastPointMoment(db, later)).toEqual(new Date(start + 5 * minute))
	expect(await findPricePoints(db, 1, { from: new Date(start), to: new Date(start + hour) }, 500)).toEqual([
		[start, 10],
		[start + 5 * minute, 12],
	])
})

test('the price of a moment is the nearest within the tolerance, or none', async () => {
	const at = (ms: number, withinMs: number, coinId = 1) => ({ coinId, at: new Date(ms), withinMs })
	expect(
		await findPricesAt(db, [
			at(start + 3 * minute, 10 * minute),
			at(start + 16 * minute, 10 * minute),
			at(start + 16 * minute, 90 * minute),
			at(start, 90 * minute, 3),
		]),
	).toEqual([12, null, 12, null])
})

test('after 30 days the first point of each hour stays, gap or not, and after two years none', async () => {
	await sql`truncate price_point`.execute(db)
	const now = new Date(start)
	const old = start - 40 * day
	await addPricePoints(db, [
		...points(1, old, 5 * minute, 24),
		// An hour whose first point is missing.
		...points(1, old + 3 * hour + 20 * minute, 5 * minute, 4),
		...points(1, start - day, 5 * minute, 24),
		...points(1, start - 732 * day, hour, 12),
	])
	await prunePricePoints(db, now)
	await prunePricePoints(db, now)
	const leftIn = (from: number, to: number) =>
		findPricePoints(db, 1, { from: new Date(from), to: new Date(to) }, 500)
	expect((await leftIn(old, old + day)).map(([at]) => (at - old) / minute)).toEqual([0, 60, 200])
	expect(await leftIn(start - day, start)).toHaveLength(24)
	expect(await leftIn(start - 733 * day, start - 731 * day)).toEqual([])
})
