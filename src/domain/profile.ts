import { checkEmail, checkName, checkPassword, checkUsername, type FieldFault } from './account.ts'
import { readPhoneNumber } from './phone-number.ts'
import { fail, ok, type Result } from './result.ts'
import { readSocialLink } from './social-link.ts'

type Reading = (text: string) => { value: string } | { fault: FieldFault }

/** Required fields: an empty field of the form changes nothing. */
const required = (check: (text: string) => FieldFault | undefined) => ({
	isRequired: true,
	read: (text: string): ReturnType<Reading> => {
		const fault = check(text)
		return fault === undefined ? { value: text } : { fault }
	},
})

/** Optional fields: an empty field of the form removes the value. */
const optional = (reader: (text: string) => string | undefined, fault: FieldFault) => ({
	isRequired: false,
	read: (text: string): ReturnType<Reading> => {
		const value = text === '' ? '' : reader(text)
		return value === undefined ? { fault } : { value }
	},
})

/**
 * The texts of a profile. Each is a column of `account` with the name of its field, is exported as `wire` and changed as `edit`.
 * The store, the contract and the API derive their fields from this table.
 */
export const profileTexts = {
	firstName: { wire: 'first_name', edit: 'new_first_name', longest: 200, ...required(checkName) },
	lastName: { wire: 'last_name', edit: 'new_last_name', longest: 200, ...required(checkName) },
	phoneNumber: {
		wire: 'phone_number',
		edit: 'new_phone',
		longest: 60,
		help: 'International; stored as E.164. Empty takes it away.',
		...optional(readPhoneNumber, 'phone_form'),
	},
	socialMediaLink: {
		wire: 'social_media_link',
		edit: 'new_social_media_link',
		longest: 400,
		help: 'A profile at LinkedIn, Instagram, Twitter, Facebook or YouTube. Empty takes it away.',
		...optional((link) => readSocialLink(link)?.href, 'social_form'),
	},
} as const satisfies Record<string, ProfileText>

type ProfileText = {
	wire: string
	edit: string
	/** In characters of any kind. */
	longest: number
	help?: string
	isRequired: boolean
	read: Reading
}
export type ProfileTextName = keyof typeof profileTexts
export type ProfileTexts = Record<ProfileTextName, string>
export const profileTextNames = Object.keys(profileTexts) as ProfileTextName[]

/** One value for each text of a profile, by another of its names. */
export const mapProfileTexts = <Name extends string, Value>(
	toName: (field: ProfileTextName) => Name,
	toValue: (field: ProfileTextName) => Value,
): Record<Name, Value> =>
	Object.fromEntries(profileTextNames.map((field) => [toName(field), toValue(field)])) as Record<Name, Value>

/** The changed fields of an account. Absent fields stay as they are, even if another tab changed them. */
export type ProfileChanges = { [Field in ProfileTextName]?: string | undefined } & {
	username?: string | undefined
	email?: string | undefined
	takesMarketing?: boolean | undefined
	password?: PasswordChange | undefined
}
type PasswordChange = { next: string; confirmation: string }

/** The changes in the form that is stored: trimmed names, normalised numbers and links. */
export type ProfileForm = Omit<ProfileChanges, 'password'>
export type ProfileField = keyof ProfileChanges

/** 1 changed, 0 refused, -1 untouched. */
export type ChangeStatus = 1 | 0 | -1

type Known = { [Field in keyof ProfileForm]-?: NonNullable<ProfileForm[Field]> }

const rules: Record<ProfileTextName | 'username' | 'email', Pick<ProfileText, 'isRequired' | 'read'>> = {
	...profileTexts,
	username: required(checkUsername),
	email: required(checkEmail),
}

/** The changes that differ from what is stored, or every invalid field. */
export function readProfileChanges(
	changes: ProfileChanges,
	stored: Known,
): Result<ProfileForm, Partial<Record<ProfileField, FieldFault>>> {
	const faults: Partial<Record<ProfileField, FieldFault>> = {}
	const form: ProfileForm = {}
	for (const field of Object.keys(rules) as (keyof typeof rules)[]) {
		const { isRequired, read } = rules[field]
		const value = changes[field]?.trim()
		if (value === undefined || value === stored[field] || (isRequired && value === '')) continue
		const reading = read(value)
		if ('fault' in reading) faults[field] = reading.fault
		else if (reading.value !== stored[field]) form[field] = reading.value
	}
	if (changes.takesMarketing !== undefined && changes.takesMarketing !== stored.takesMarketing)
		form.takesMarketing = changes.takesMarketing
	const fault = changes.password && checkPasswordChange(changes.password)
	if (fault !== undefined) faults.password = fault
	return Object.keys(faults).length > 0 ? fail(faults) : ok(form)
}

const checkPasswordChange = ({ next, confirmation }: PasswordChange): FieldFault | undefined =>
	checkPassword(next) ?? (next === confirmation ? undefined : 'password_mismatch')
