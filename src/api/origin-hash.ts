import { createHmac, randomBytes } from 'node:crypto'
import { keepOriginKey, originDay } from '#store/origin-store.ts'
import type { Queryable } from '#store/schema.ts'
import { addressKey, networkKey } from './address-key.ts'

/** Where an act comes from, in a form that tells equal from different for one day, and nothing else. */
export type Origin = {
	/** One subscriber: an IPv4 address or an IPv6 /64. */
	address: string
	/** A household, an office or a server farm: an IPv4 /24 or an IPv6 /48. */
	network: string
}

export type HashOrigin = (ip: string) => Promise<Origin>

/** The key of the hashes is made anew each day and shared through the database by all processes. */
export function createOriginHash({ db, now }: { db: Queryable; now: () => number }): HashOrigin {
	let today: { day: number; key: Promise<string> } | undefined
	const keyOf = (day: number): Promise<string> => {
		if (today?.day === day) return today.key
		const key = keepOriginKey(db, day, randomBytes(32).toString('base64url'))
		today = { day, key }
		// A database that is away for a moment must not cost the whole day.
		key.catch(() => {
			if (today?.key === key) today = undefined
		})
		return key
	}
	return async (ip) => {
		const key = await keyOf(originDay(now()))
		const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
		return { address: hash(addressKey(ip)), network: hash(networkKey(ip)) }
	}
}
