import { z } from 'zod'
import { longestPassword, passwordLength } from '#domain/account.ts'
import { browserNames, systemNames } from '#domain/device.ts'

const done = z.object({ status: z.literal(1) })
const token = z.string().max(200)
const code = z
	.string()
	.max(40)
	.describe('Six digits of the authenticator app, or a recovery code; either works once.')
const password = z
	.string()
	.refine((text) => passwordLength(text) <= longestPassword, `is longer than ${longestPassword} characters`)

export const codeStepRequest = z.object({
	login_token: token.describe('From 403 code_required; good for ten minutes, in the same browser.'),
	code,
})

export const twoFactorResponse = z.object({
	status: z.literal(1),
	data: z.object({
		enabled: z.boolean(),
		since: z.iso.datetime().nullable(),
		recovery_codes: z.int().describe('How many are left.'),
	}),
})
export type TwoFactorResponse = z.output<typeof twoFactorResponse>

export const twoFactorSetUpRequest = z
	.object({
		password: password
			.optional()
			.describe('Of an account without a password none, within 15 minutes of logging in.'),
	})
	.nullish()
export const twoFactorSetUpResponse = z.object({
	status: z.literal(1),
	data: z.object({
		setup_token: z.string().describe('To be sent with the first code, within an hour.'),
		secret: z.string().describe('The key for the authenticator app, in base 32.'),
		address: z.string().describe('The same as an otpauth:// address, for a QR code.'),
	}),
})
export type TwoFactorSetUpResponse = z.output<typeof twoFactorSetUpResponse>

export const twoFactorOnRequest = z.object({ setup_token: token, code })
export const recoveryCodesResponse = z.object({
	status: z.literal(1),
	data: z.object({
		recovery_codes: z.array(z.string()).describe('Shown this once; only hashes are stored.'),
	}),
})
export type RecoveryCodesResponse = z.output<typeof recoveryCodesResponse>

export const recoveryCodesRequest = z.object({ code })
export const twoFactorOffRequest = z.object({ code })
export const twoFactorOffResponse = done
export const twoFactorUndoRequest = z.object({ token: token.describe('From the link in the e-mail.') })
export const twoFactorUndoResponse = z.object({
	status: z.boolean().describe('Whether the link was still valid.'),
})

export const devicesResponse = z.object({
	status: z.literal(1),
	data: z.array(
		z.object({
			id: z.string(),
			browser: z.enum(browserNames).nullable(),
			system: z.enum(systemNames).nullable(),
			created_at: z.iso.datetime().describe('When it logged in.'),
			last_seen_at: z.iso.datetime().describe('Exact to ten minutes.'),
			current: z.boolean().describe('Whether it is the device of this request.'),
		}),
	),
})
export type DevicesResponse = z.output<typeof devicesResponse>

export const deviceLogOutRequest = z.union([
	z.object({ id: z.string().max(100) }),
	z.object({ others: z.literal(true).describe('Every device but that of this request.') }),
])
export const deviceLogOutResponse = done
