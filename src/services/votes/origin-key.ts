import { createHmac, randomBytes } from 'node:crypto'
import type { Queryable } from '#store/sql.ts'
import { keepOriginKey, originDay } from '#store/votes/origin-store.ts'

/** A keyed hash: with the key one can only compare values, without it nothing. */
export const keyedHash = (key: string, text: string): string =>
	createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)

/** The key of today's hashes of addresses. */
export type OriginKey = () => Promise<string>

/** Creates a new key each day and shares it with all processes through the database. */
export function createOriginKey({ db, now }: { db: Queryable; now: () => number }): OriginKey {
	let today: { day: number; key: Promise<string> } | undefined
	return () => {
		const day = originDay(now())
		if (today?.day === day) return today.key
		const key = keepOriginKey(db, day, randomBytes(32).toString('base64url'))
		today = { day, key }
		// A failed read is not cached for the whole day.
		key.catch(() => {
			if (today?.key === key) today = undefined
		})
		return key
	}
}
