import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { brandName } from '#domain/brand.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
	type FactorOf,
	findSecondFactor,
	setSecondFactor,
	takeRecoveryCode,
	takeStep,
} from '#store/accounts/second-factor-store.ts'
import { findToken, storeToken, type TokenPurpose, takeToken } from '#store/accounts/token-store.ts'
import type { Queryable } from '#store/sql.ts'
import { hashToken, newToken } from './account-parts.ts'

/** The tokens that set up a second factor for the log-in of a reader and for the operator desk. */
const setUpTokens = {
	log_in: 'two_factor_setup',
	desk: 'operator_setup',
} as const satisfies Record<FactorOf['purpose'], TokenPurpose>

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

/** The address that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, label: string): string => totpOf(secret, label).toString()

/** Digits of Persian and Arabic keyboards are digits too. */
const latinDigits = (text: string): string =>
	text.replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))

/** The time step that a code belongs to; undefined for a wrong one. */
function stepOfCode(secret: string, code: string, now: number): number | undefined {
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

/** Creates the key that a phone and we share: both make the codes from it. The token finishes the set-up. */
export async function beginSetUp(
	db: Queryable,
	{ accountId, purpose }: FactorOf,
	now: Date,
): Promise<{ token: string; secret: string }> {
	const token = newToken()
	const { base32: secret } = new Secret({ size: 20 })
	const stored = { tokenHash: hashToken(token), accountId, purpose: setUpTokens[purpose], detail: { secret } }
	await storeToken(db, stored, now)
	return { token, secret }
}

/** Whose key a set-up token is for; undefined for a token that has ended. */
export async function findSetUp(
	db: Queryable,
	purpose: FactorOf['purpose'],
	token: string,
	now: Date,
): Promise<{ accountId: number; secret: string } | undefined> {
	const found = await findToken(db, hashToken(token), [setUpTokens[purpose]], now)
	if (typeof found?.detail.secret !== 'string') return undefined
	return { accountId: found.accountId, secret: found.detail.secret }
}

/**
 * Once a code shows that the phone has the key, the second factor is active, and the recovery codes are given this once.
 * Inside a transaction.
 */
export async function finishSetUp(
	db: Queryable,
	factor: FactorOf,
	{ token, code }: { token: string; code: string },
	now: Date,
): Promise<Result<string[], { kind: 'expired' | 'wrong_code' }>> {
	const found = await findSetUp(db, factor.purpose, token, now)
	if (found?.accountId !== factor.accountId) return fail({ kind: 'expired' })
	const step = stepOfCode(found.secret, code, now.getTime())
	if (step === undefined) return fail({ kind: 'wrong_code' })
	const taken = await takeToken(db, hashToken(token), [setUpTokens[factor.purpose]], now)
	if (taken === undefined) return fail({ kind: 'expired' })
	const { codes, codeHashes } = newRecoveryCodes()
	await setSecondFactor(db, factor, { secret: found.secret, step, codeHashes }, now)
	return ok(codes)
}

/** Uses a code of the phone or a recovery code up; a code that was used before is wrong. */
export async function takeCode(
	db: Queryable,
	factor: FactorOf,
	code: string,
	now: Date,
): Promise<Result<'code' | 'recovery', { kind: 'wrong_code' }>> {
	const found = await findSecondFactor(db, factor)
	const step = found && stepOfCode(found.secret, code, now.getTime())
	if (step !== undefined && (await takeStep(db, factor, step))) return ok('code')
	if (step === undefined && (await takeRecoveryCode(db, factor, hashRecoveryCode(code))))
		return ok('recovery')
	return fail({ kind: 'wrong_code' })
}
