import { randomInt } from 'node:crypto'
import { apiKeyStart, mostApiKeys } from '#domain/api-key.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { addApiKey, findApiKeys, removeApiKey } from '#store/accounts/api-key-store.ts'
import { queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { inTransaction } from '#store/transaction.ts'
import { type AccountParts, hashToken } from './account-parts.ts'

type Parts = Pick<AccountParts, 'db' | 'now'>

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 190 random bits. */
const newKey = (): string =>
	`zk_${Array.from({ length: 32 }, () => letters[randomInt(letters.length)]).join('')}`

export const listApiKeys = async (accountId: number, { db }: Parts) =>
	(await findApiKeys(db, accountId)).map(({ id, name, start, madeAt, lastUsedAt }) => ({
		id,
		name,
		start,
		made: madeAt.toISOString(),
		last_used: lastUsedAt?.toISOString() ?? null,
	}))

/** Makes a key, which is shown this once, and mails its owner; undefined where the account has no room for another. */
export const makeApiKey = (
	{ accountId, name }: { accountId: number; name: string },
	{ db, now }: Parts,
): Promise<{ id: number; key: string } | undefined> =>
	inTransaction(db, async (change) => {
		const key = newKey()
		const made = { accountId, keyHash: hashToken(key), name, start: key.slice(0, apiKeyStart) }
		const moment = new Date(now())
		const id = await addApiKey(change, made, mostApiKeys, moment)
		const owner = (await findAccount(change, accountId))?.account
		if (id === undefined || owner === undefined) return undefined
		const { email: address, locale } = owner
		// The name is the reader's own text, and tells the owner of the account which key it is.
		const facts = { address: name }
		await queueEmail(change, { kind: 'api_key_made', accountId, address, locale, facts }, moment)
		return { id, key }
	})

export const deleteApiKey = (accountId: number, id: number, { db }: Parts): Promise<void> =>
	removeApiKey(db, accountId, id)
