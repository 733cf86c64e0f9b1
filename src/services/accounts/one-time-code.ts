import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { brandName } from '#domain/brand.ts'
import {
	type FactorOf,
	findSecondFactor,
	takeRecoveryCode,
	takeStep,
} from '#store/accounts/second-factor-store.ts'
import type { AccountParts } from './account-parts.ts'

const recoveryCodes = 10
/** Clocks of phones are a little off, so the code of the previous or next period is accepted too. */
const window = 1
const periodSeconds = 30

const totpOf = (secret: string, label: string): TOTP =>
	new TOTP({
		issuer: brandName.en,
		label,
		secret: Secret.fromBase32(secret),
		period: periodSeconds,
	})

/** What a phone and we share: both make the codes from it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, label: string): string => totpOf(secret, label).toString()

/** Digits of Persian and Arabic keyboards are digits too. */
const latinDigits = (text: string): string =>
	text.replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))

/** The time step that a code belongs to; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
	const digits = latinDigits(code).replace(/\s/g, '')
	if (!/^\d{6}$/.test(digits)) return undefined
	const delta = totpOf(secret, '').validate({ token: digits, timestamp: now, window })
	return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp: now }) + delta
}

const onlyLetters = (code: string): string => code.toUpperCase().replace(/[^A-Z2-7]/g, '')

const hashRecoveryCode = (code: string): string =>
	createHash('sha256')
		.update(`recovery:${onlyLetters(code)}`)
		.digest('hex')

/** Eighty bits in four groups, to be written down. */
const newRecoveryCode = (): string =>
	(new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.match(/.{4}/g) ?? []).join('-')

/** Ten codes to be shown once, and the hashes to be stored. */
export function newRecoveryCodes(): { codes: string[]; codeHashes: string[] } {
	const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
	return { codes, codeHashes: codes.map(hashRecoveryCode) }
}

/** Uses a code of the phone or a recovery code up; undefined for one that is wrong or was used before. */
export async function takeCode(
	factor: FactorOf,
	code: string,
	{ db, now }: Pick<AccountParts, 'db' | 'now'>,
): Promise<'code' | 'recovery' | undefined> {
	const found = await findSecondFactor(db, factor)
	if (found === undefined) return undefined
	const step = stepOfCode(found.secret, code, now())
	if (step !== undefined) return (await takeStep(db, factor, step)) ? 'code' : undefined
	return (await takeRecoveryCode(db, factor, hashRecoveryCode(code))) ? 'recovery' : undefined
}
