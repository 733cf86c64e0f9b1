import type { Origin } from '#domain/vote.ts'
import { keyedHash, type OriginKey } from '#services/votes/origin-key.ts'
import { addressKey, networkKey, wideKey } from './address.ts'

export type HashOrigin = (ip: string) => Promise<Origin>

export const createOriginHash =
	(originKey: OriginKey): HashOrigin =>
	async (ip) => {
		const key = await originKey()
		const address = addressKey(ip)
		const wide = wideKey(address)
		return {
			address: keyedHash(key, address),
			wide: wide === undefined ? null : keyedHash(key, wide),
			network: keyedHash(key, networkKey(ip)),
		}
	}
