import { createHmac, randomBytes } from 'node:crypto'
import type { Queryable } from '#store/sql.ts'
import { keepOriginKey, originDay } from '#store/votes/origin-store.ts'

/** Tells equal from different to whoever has the key, and nothing else. */
export const keyedHash = (key: string, text: string): string =>
	createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)

/** The key with which addresses are hashed today. */
export type OriginKey = () => Promise<string>

/** Made anew each day and shared through the database by all processes. */
export function createOriginKey({ db, now }: { db: Queryable; now: () => number }): OriginKey {
	let today: { day: number; key: Promise<string> } | undefined
	return () => {
		const day = originDay(now())
		if (today?.day === day) return today.key
		const key = keepOriginKey(db, day, randomBytes(32).toString('base64url'))
		today = { day, key }
		// A database that is away for a moment must not cost the whole day.
		key.catch(() => {
			if (today?.key === key) today = undefined
		})
		return key
	}
}
