import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Queryable } from '#store/schema.ts'
import type { PasswordHashing } from './password-hashing.ts'

/** What the commands on accounts share. */
export type AccountPorts = {
	db: Queryable
	now: () => number
	passwords: PasswordHashing
	/** Keys the hashes under which addresses and names are counted; the plain ones are not kept. */
	secret: string
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
export const countingKey = ({ secret }: Pick<AccountPorts, 'secret'>, kind: string, value: string): string =>
	`${kind}:${createHmac('sha256', secret).update(`count:${kind}:${value}`).digest('base64url').slice(0, 22)}`
