import { createECDH } from 'node:crypto'
import { keepFirstSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'

/** With these we show browser makers who sends; a browser that rings knows the public one. */
type VapidKeys = { publicKey: string; privateKey: string }

function newKeys(): string {
	const pair = createECDH('prime256v1')
	pair.generateKeys()
	// A private key that begins with zeros is handed over shorter than it is.
	const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
	return `${pair.getPublicKey('base64url')}.${secret.toString('base64url')}`
}

/** Made at the first start and kept: with other keys every browser would have to be asked again. */
export async function findVapidKeys(db: Queryable): Promise<VapidKeys> {
	const [publicKey = '', privateKey = ''] = (await keepFirstSetting(db, 'vapid_keys', newKeys())).split('.')
	return { publicKey, privateKey }
}
