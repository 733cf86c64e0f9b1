import { z } from 'zod'
import { longestPassword, passwordLength, sexes } from '#domain/account.ts'
import { defaultLocale, uiLocales } from '#domain/locale.ts'
import { mapProfileTexts, profileTexts } from '#domain/profile.ts'
import { followedThing } from './follows.ts'
import { problemResponse } from './problem.ts'

/**
 * Text as a form sends it. No field but a password may contain a NUL or a lone surrogate, because no database stores
 * them.
 */
const formText = (longest: number) =>
	z
		.string()
		.max(longest)
		.refine((text) => !text.includes('\0') && text.isWellFormed(), 'has characters that cannot be stored')

const wirePassword = z
	.string()
	.refine((text) => passwordLength(text) <= longestPassword, `is longer than ${longestPassword} characters`)

const lang = z.enum(uiLocales).default(defaultLocale).describe('The language of messages and e-mails.')
/** 256 bits in base64url; any other text is not a token, but is looked up all the same. */
const wireToken = formText(200)

export const signUpRequest = z.object({
	first_name: formText(200),
	last_name: formText(200),
	username: formText(200),
	email: formText(400),
	password: wirePassword.describe(
		'8 to 100 characters with a capital and a small letter, a digit and one of ! @ # $ & *.',
	),
	lang,
	sex: z.enum(sexes).default('U').describe('U unknown, M male, F female.'),
	follow: followedThing
		.optional()
		.describe(
			'What the visitor wanted to follow: it is followed when the account is activated, in any browser.',
		),
})

const done = z.object({ status: z.literal(true) })
const refusedWithMessage = z.object({ status: z.literal(false), message: z.string() })

export const signUpResponse = z.union([done, refusedWithMessage])
export type SignUpResponse = z.output<typeof signUpResponse>

export const confirmationRequest = z.object({
	token: wireToken.describe('From the link in the e-mail.'),
	password: wirePassword
		.optional()
		.describe('Needed in another browser than the one that signed up, unless new_password is given.'),
	new_password: wirePassword
		.optional()
		.describe('Replaces the password of the sign-up, which need not be known.'),
})
const notDone = z.object({ status: z.literal(false) })
export const confirmationResponse = z.union([
	z.object({
		status: z.literal(true),
		token: z.string().describe('For the Authorization header.'),
		followed: z.literal(true).optional().describe('The account follows what its sign-up named.'),
	}),
	z.object({
		status: z.literal(true),
		email: z.string().describe('The new address of an existing account; nobody is logged in.'),
	}),
	z.object({ status: z.literal(true) }).describe('Activated by a program; nobody is logged in.'),
	notDone,
])
export type ConfirmationResponse = z.output<typeof confirmationResponse>

export const emailUndoRequest = z.object({ token: wireToken.describe('From the link in the e-mail.') })
export const emailUndoResponse = z.union([
	z.object({
		status: z.literal(true),
		email: z.string().describe('The restored address of the account.'),
	}),
	notDone,
])
export type EmailUndoResponse = z.output<typeof emailUndoResponse>

export const resendRequest = z.object({ email: formText(400), username: formText(200), lang })
export const resendResponse = z.union([done, refusedWithMessage])
export type ResendResponse = z.output<typeof resendResponse>

export const logInRequest = z.object({
	username: formText(400).describe('A username or an e-mail address.'),
	password: wirePassword,
	link_token: wireToken.optional().describe('From 409 link_required: links the Google identity.'),
})
export const logInResponse = z.object({
	status: z.literal(true),
	token: z.string().describe('For the Authorization header: Token <token>.'),
})
export type LogInResponse = z.output<typeof logInResponse>

export const logInStatusResponse = z.union([
	z.object({ status: z.literal(1), data: z.object({ login: z.literal('YES') }) }),
	z.object({ status: z.literal(0), data: z.object({ login: z.literal('NO') }) }),
])
export type LogInStatusResponse = z.output<typeof logInStatusResponse>

export const logOutResponse = done
export type LogOutResponse = z.output<typeof logOutResponse>

export const resetRequest = z.object({ email: formText(400), lang })
export const resetResponse = done
export type ResetResponse = z.output<typeof resetResponse>
export const resetLinkRequest = z.object({ token: wireToken.describe('From the link in the e-mail.') })
export const resetLinkResponse = z.object({ status: z.boolean().describe('Whether the link still works.') })
export type ResetLinkResponse = z.output<typeof resetLinkResponse>
export const newPasswordRequest = z.object({ token: wireToken, password: wirePassword })
export const newPasswordResponse = z.union([
	z.object({ status: z.literal(true), email: z.string() }),
	notDone,
])
export type NewPasswordResponse = z.output<typeof newPasswordResponse>

export const userResponse = z.object({
	username: z.string(),
	...mapProfileTexts(
		(field) => profileTexts[field].wire,
		() => z.string(),
	),
	email: z.string(),
	pending_email: z.string().nullable().describe('A new address that is not confirmed yet.'),
	profile_image: z.string().describe('An address, or empty.'),
	subscription_set: z.array(
		z.object({ plan: z.string(), joined_date: z.iso.datetime(), exp_date: z.iso.datetime() }),
	),
	has_password: z.boolean().describe('False for accounts that only signed in through Google.'),
	marketing: z.boolean().describe('Whether the user accepts e-mails that are not about the account.'),
})
export type UserResponse = z.output<typeof userResponse>

export const userInfoResponse = z.object({ status: z.literal(true), data: userResponse })
export type UserInfoResponse = z.output<typeof userInfoResponse>

const token = z.string().max(8_192)

export const googleStartQuery = z.object({ lang: z.enum(uiLocales).default(defaultLocale) })

export const googleRequest = z.object({
	state: z
		.string()
		.max(512)
		.describe('From the callback; it works once, in the browser that began the sign-in.'),
	code: token.optional(),
	iss: z.string().max(512).optional().describe('From the callback, if it was there.'),
	error: z.string().max(512).optional().describe('From the callback, if the visitor cancelled.'),
	id_token: token.optional(),
	access_token: token.optional(),
	provider: z.string().max(100).optional(),
	token_type: z.string().max(100).optional(),
	user_email: z.string().max(400).optional().describe('Ignored; the id_token identifies the person.'),
	first_name: z.string().max(400).optional().describe('Ignored.'),
	last_name: z.string().max(400).optional().describe('Ignored.'),
})

export const googleResponse = z.object({
	status: z.literal(1),
	data: z.object({ token: z.string().describe('For the Authorization header.') }),
})
export type GoogleResponse = z.output<typeof googleResponse>

/** 403: why the log-in is refused, or what its next step needs. */
export const logInRefusedResponse = problemResponse.extend({
	login_token: z
		.string()
		.optional()
		.describe('With code_required: to be sent with the code to /v1/user/login/code/, within ten minutes.'),
})

export const linkRequiredResponse = problemResponse.extend({
	link_token: z.string().describe('To be sent with the log-in, within ten minutes.'),
})
