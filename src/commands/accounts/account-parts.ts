import { createHash, randomBytes } from 'node:crypto'
import { keyedHash, type OriginKey } from '#commands/votes/origin-key.ts'
import type { Queryable } from '#store/sql.ts'
import type { PasswordHashing } from './password-hashing.ts'

/** What the commands on accounts share. */
export type AccountParts = {
	db: Queryable
	now: () => number
	passwords: PasswordHashing
	/** Keys the hashes under which names are counted; the plain ones are not kept. */
	secret: string
	/** Keys the hashes under which network addresses are counted; they tell nothing on the day after. */
	originKey: OriginKey
	/** Keys the hashes of addresses that an account's owner came from. */
	knownAddressKey: string
	/** Multiplies the limits that are kept in the database. */
	limitScale: number
	/** Credit that an account begins with. */
	trialDays: number
}

/** 256 random bits, in letters that fit an address and a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The form in which tokens are stored: who reads the table cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A name for counting that tells equal from different and nothing else. */
export const countingKey = ({ secret }: Pick<AccountParts, 'secret'>, kind: string, value: string): string =>
	`${kind}:${keyedHash(secret, `count:${kind}:${value}`)}`

/** The same for a network address, for today alone. */
export const addressCountingKey = async (
	{ originKey }: Pick<AccountParts, 'originKey'>,
	kind: string,
	address: string,
): Promise<string> => `${kind}:${keyedHash(await originKey(), `count:${kind}:${address}`)}`

/** An address as a mark of one account: it tells nothing about who else was there. */
export const knownAddressMark = (
	{ knownAddressKey }: Pick<AccountParts, 'knownAddressKey'>,
	accountId: number,
	address: string,
): string => keyedHash(knownAddressKey, `${accountId} ${address}`)
