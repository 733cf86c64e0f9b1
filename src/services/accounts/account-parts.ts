import { createHash, randomBytes } from 'node:crypto'
import { keyedHash, type OriginKey } from '#services/votes/origin-key.ts'
import type { Queryable } from '#store/sql.ts'
import type { PasswordHashing } from './password-hashing.ts'

/** What the services of accounts share. */
export type AccountParts = {
	db: Queryable
	now: () => number
	passwords: PasswordHashing
	/** Keys the hashes by which names are counted; the plain names are not stored. */
	secret: () => Promise<string>
	/** Keys the hashes by which network addresses are counted; they are meaningless on the day after. */
	originKey: OriginKey
	/** Keys the hashes of addresses that an account's owner has used. */
	knownAddressKey: () => Promise<string>
	/** Multiplies the limits that are counted in the database. */
	limitScale: number
	/** Credit that an account begins with. */
	trialDays: number
}

/** 256 random bits, in characters that fit an address and a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token, which cannot be used to log in. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A key for counting: equal names have equal keys, and nothing else can be derived from it. */
export const countingKey = async (
	{ secret }: Pick<AccountParts, 'secret'>,
	kind: string,
	value: string,
): Promise<string> => `${kind}:${keyedHash(await secret(), `count:${kind}:${value}`)}`

/** The same for a network address, for today alone. */
export const addressCountingKey = async (
	{ originKey }: Pick<AccountParts, 'originKey'>,
	kind: string,
	address: string,
): Promise<string> => `${kind}:${keyedHash(await originKey(), `count:${kind}:${address}`)}`

/** A keyed hash of an address for one account: it reveals nothing about other accounts. */
export const knownAddressMark = async (
	{ knownAddressKey }: Pick<AccountParts, 'knownAddressKey'>,
	accountId: number,
	address: string,
): Promise<string> => keyedHash(await knownAddressKey(), `${accountId} ${address}`)
