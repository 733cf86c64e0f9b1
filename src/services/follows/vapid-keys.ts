import { createECDH } from 'node:crypto'
import { keepFirstSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'

/** Push services identify us by these keys; browsers subscribe with the public one. */
type VapidKeys = { publicKey: string; privateKey: string }

function newKeys(): string {
	const pair = createECDH('prime256v1')
	pair.generateKeys()
	// A private key with leading zeros is returned with fewer bytes, so it is padded.
	const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
	return `${pair.getPublicKey('base64url')}.${secret.toString('base64url')}`
}

/** The keys are created at the first start and stored: with other keys every browser would have to subscribe again. */
export async function findVapidKeys(db: Queryable, reads: Queryable = db): Promise<VapidKeys> {
	const keys = await keepFirstSetting(db, 'vapid_keys', newKeys(), reads)
	const [publicKey = '', privateKey = ''] = keys.split('.')
	return { publicKey, privateKey }
}
