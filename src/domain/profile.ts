import { checkName, checkNewEmail, checkPassword, checkUsername, type FieldFault } from './account.ts'
import { readPhoneNumber } from './phone-number.ts'
import { fail, ok, type Result } from './result.ts'
import { readSocialLink } from './social-link.ts'

/** What a person changes of an account. What is absent stays as it is, whatever another tab did to it meanwhile. */
export type ProfileChanges = {
	firstName?: string | undefined
	lastName?: string | undefined
	username?: string | undefined
	email?: string | undefined
	/** Empty takes the number away; so does an empty link. */
	phoneNumber?: string | undefined
	socialMediaLink?: string | undefined
	takesMarketing?: boolean | undefined
	password?: PasswordChange | undefined
}
export type PasswordChange = { next: string; confirmation: string }

/** What of it can be kept: names without their margins, numbers and links in the form that is stored. */
export type ProfileForm = Omit<ProfileChanges, 'password'>
export type ProfileField = keyof ProfileChanges

/** 1 changed, 0 refused, -1 untouched. */
export type ChangeStatus = 1 | 0 | -1

type Known = { [Field in keyof ProfileForm]-?: NonNullable<ProfileForm[Field]> }

/** The changes that differ from what is stored, in the form that is stored, or every field that is wrong. */
export function readProfileChanges(
	changes: ProfileChanges,
	stored: Known,
): Result<ProfileForm, Partial<Record<ProfileField, FieldFault>>> {
	const faults: Partial<Record<ProfileField, FieldFault>> = {}
	const form: ProfileForm = {}
	const text = (
		field: 'firstName' | 'lastName' | 'username' | 'email',
		check: (value: string) => FieldFault | undefined,
	) => {
		const value = changes[field]?.trim() ?? ''
		// The form's own empty fields: nobody gives up a name or an address by leaving one.
		if (value === '' || value === stored[field]) return
		const fault = check(value)
		if (fault === undefined) form[field] = value
		else faults[field] = fault
	}
	text('firstName', checkName)
	text('lastName', checkName)
	text('username', checkUsername)
	text('email', checkNewEmail)
	const read = (
		field: 'phoneNumber' | 'socialMediaLink',
		reader: (value: string) => string | undefined,
		fault: FieldFault,
	) => {
		const value = changes[field]?.trim()
		if (value === undefined || value === stored[field]) return
		const kept = value === '' ? '' : reader(value)
		if (kept === undefined) faults[field] = fault
		else if (kept !== stored[field]) form[field] = kept
	}
	read('phoneNumber', readPhoneNumber, 'phone_form')
	read('socialMediaLink', (link) => readSocialLink(link)?.href, 'social_form')
	if (changes.takesMarketing !== undefined && changes.takesMarketing !== stored.takesMarketing)
		form.takesMarketing = changes.takesMarketing
	const fault = changes.password && checkPasswordChange(changes.password)
	if (fault !== undefined) faults.password = fault
	return Object.keys(faults).length > 0 ? fail(faults) : ok(form)
}

export const checkPasswordChange = ({ next, confirmation }: PasswordChange): FieldFault | undefined =>
	checkPassword(next) ?? (next === confirmation ? undefined : 'password_mismatch')
