import { isCommonPassword } from './common-password.ts'
import type { UiLocale } from './locale.ts'
import type { ProfileTexts } from './profile.ts'

export const sexes = ['U', 'M', 'F'] as const
/** Unknown, male, female. */
export type Sex = (typeof sexes)[number]

/** An account, without what only the store needs. */
export type Account = ProfileTexts & {
	id: number
	username: string
	email: string
	sex: Sex
	locale: UiLocale
	createdAt: Date
	state: AccountState
}

/** A session ends after these days without a visit, and after these days in any case. */
export const sessionDays = { idle: 14, absolute: 90 } as const

export const accountStates = ['unconfirmed', 'active', 'suspended'] as const
export type AccountState = (typeof accountStates)[number]

/** The fields of the sign-up form; the browser and the server check them by the same rules. */
export type SignUpForm = {
	firstName: string
	lastName: string
	email: string
	username: string
	password: string
}

/** Why a field is refused. The text of each has the key `fault.KIND`. */
const fieldFaults = [
	'required',
	'too_long',
	'characters',
	'email_format',
	'username_form',
	'password_form',
	'password_common',
	'password_mismatch',
	'phone_form',
	'social_form',
] as const
export type FieldFault = (typeof fieldFaults)[number]

export const longestName = 50
const longestEmail = 254
export const longestPassword = 100
const shortestPassword = 8

/** The faults by field; an empty record means that the form is valid. */
export function checkSignUp(form: SignUpForm): Partial<Record<keyof SignUpForm, FieldFault>> {
	const faults = {
		firstName: checkName(form.firstName),
		lastName: checkName(form.lastName),
		email: checkEmail(form.email),
		username: checkUsername(form.username),
		password: checkPassword(form.password),
	}
	return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

// Control characters, line breaks and bidi overrides are refused, because a name is used in e-mail headers and within other text.
const unfitForNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u

export function checkName(name: string): FieldFault | undefined {
	if (name.trim() === '') return 'required'
	if (name.length > longestName) return 'too_long'
	return unfitForNames.test(name) ? 'characters' : undefined
}

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const address = new RegExp(
	`^[\\w!#$%&'*+/=?^\`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^\`{|}~-]+)*@(?:${label}\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$`,
)

export function checkEmail(email: string): FieldFault | undefined {
	if (email.trim() === '') return 'required'
	if (email.length > longestEmail) return 'too_long'
	return address.test(email) && email.indexOf('@') <= 64 ? undefined : 'email_format'
}

const usernameForm = /^(?=.{8,20}$)[A-Za-z0-9]+(?:[._][A-Za-z0-9]+)*$/

export const isUsername = (name: string): boolean => usernameForm.test(name)

export function checkUsername(username: string): FieldFault | undefined {
	if (username.trim() === '') return 'required'
	return isUsername(username) ? undefined : 'username_form'
}

const passwordParts = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!@#$&*]/]

/** The number of visible characters, so that an emoji counts as one. */
export const passwordLength = (password: string): number => {
	// A very long text is not counted, because that would take too long.
	if (password.length > 2 * longestPassword) return password.length
	return [...password].length
}

export function checkPassword(password: string): FieldFault | undefined {
	if (password === '') return 'required'
	const length = passwordLength(password)
	const formed = passwordParts.every((part) => part.test(password)) && password.isWellFormed()
	if (length < shortestPassword || length > longestPassword || !formed) return 'password_form'
	return isCommonPassword(password) ? 'password_common' : undefined
}

const longestUsername = 20
const mostDigits = 6

/**
 * A username for somebody who did not choose one: their name if it is valid, otherwise the same with digits. `attempt` grows
 * while the names are taken.
 */
export function proposeUsername(words: string, attempt: number, chance: () => number): string {
	const base = words
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '.')
		.replace(/^\.+|\.+$/g, '')
	if (attempt === 0 && isUsername(base)) return base
	const stem = (base || 'reader').slice(0, longestUsername - mostDigits).replace(/\.+$/g, '')
	const digits = Array.from({ length: mostDigits }, () => Math.floor(chance() * 10)).join('')
	return stem.length + mostDigits >= 8 ? `${stem}${digits}` : `reader.${stem}${digits}`
}
