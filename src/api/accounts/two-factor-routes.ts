import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { tokenHashOf } from '#api/identity/identity.ts'
import { addressKey } from '#api/limits/address.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import {
	recoveryCodesRequest,
	recoveryCodesResponse,
	twoFactorOffRequest,
	twoFactorOffResponse,
	twoFactorOnRequest,
	twoFactorResponse,
	twoFactorSetUpRequest,
	twoFactorSetUpResponse,
	twoFactorUndoRequest,
	twoFactorUndoResponse,
} from '#contract/security.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import type { TooMany } from '#services/accounts/act-limit.ts'
import { success } from '#services/success.ts'
import { tooManyProblem } from './account-refusal.ts'

const refusals = problemResponses(400, 401, 403, 409, 429)

const problemCodes = {
	gone: 'unauthorized',
	already_on: 'two_factor_on',
	off: 'two_factor_off',
	expired: 'step_expired',
	wrong_code: 'wrong_code',
	wrong_password: 'wrong_credentials',
	password_required: 'password_required',
} as const satisfies Record<string, ProblemCode>

const problemOf = (failure: { kind: keyof typeof problemCodes } | TooMany, reply: FastifyReply): Problem =>
	failure.kind === 'too_many' ? tooManyProblem(reply, failure) : new Problem(problemCodes[failure.kind])

/** Two-factor log-in: codes of an authenticator app after the password, for readers who turn it on. */
export const twoFactorRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts } = app.services

	app.get(
		'/v1/user/two-factor/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['account'],
				summary: 'Whether log-ins of the user need a code',
				response: { 200: twoFactorResponse, 401: problemResponse },
			},
		},
		async (request) => {
			const state = await accounts.twoFactor(request.requireAccount())
			return success({
				enabled: state !== undefined,
				since: state?.since.toISOString() ?? null,
				recovery_codes: state?.recoveryCodes ?? 0,
			})
		},
	)

	app.post(
		'/v1/user/two-factor/setup/',
		{
			config: { limit: 'accountWrites' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['account'],
				summary: 'A key for the authenticator app',
				description:
					'Nothing changes until a code is sent. Needs the password; an account without one needs a log-in within 15 minutes. Else: 403 password_required.',
				body: twoFactorSetUpRequest,
				response: { 200: twoFactorSetUpResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const proof = {
				accountId: request.requireAccount(),
				tokenHash: tokenHashOf(request),
				password: request.body?.password,
				address: addressKey(request.ip),
			}
			const begun = await accounts.beginTwoFactor(proof)
			if (!begun.ok) throw problemOf(begun.failure, reply)
			const { token, secret, address } = begun.value
			return success({ setup_token: token, secret, address })
		},
	)

	app.post(
		'/v1/user/two-factor/',
		{
			config: { limit: 'accountWrites' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['account'],
				summary: 'Turns two-factor log-in on, by the first code',
				body: twoFactorOnRequest,
				response: { 200: recoveryCodesResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const accountId = request.requireAccount()
			const { setup_token: token, code } = request.body
			const turnedOn = await accounts.turnOnTwoFactor({ accountId, token, code })
			if (!turnedOn.ok) throw problemOf(turnedOn.failure, reply)
			return success({ recovery_codes: turnedOn.value })
		},
	)

	app.put(
		'/v1/user/two-factor/codes/',
		{
			config: { limit: 'accountWrites' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['account'],
				summary: 'New recovery codes; the old ones are void',
				description: 'Needs a code or a recovery code. Wrong ones count as failed log-ins.',
				body: recoveryCodesRequest,
				response: { 200: recoveryCodesResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const { code } = request.body
			const accountId = request.requireAccount()
			const proof = { accountId, code, address: addressKey(request.ip) }
			const renewed = await accounts.renewRecoveryCodes(proof)
			if (!renewed.ok) throw problemOf(renewed.failure, reply)
			return success({ recovery_codes: renewed.value })
		},
	)

	app.delete(
		'/v1/user/two-factor/',
		{
			config: { limit: 'accountWrites' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['account'],
				summary: 'Turns two-factor log-in off',
				description: 'Needs a code or a recovery code. Wrong ones count as failed log-ins.',
				body: twoFactorOffRequest,
				response: { 200: twoFactorOffResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const { code } = request.body
			const accountId = request.requireAccount()
			const proof = { accountId, code, address: addressKey(request.ip) }
			const turnedOff = await accounts.turnOffTwoFactor(proof)
			if (!turnedOff.ok) throw problemOf(turnedOff.failure, reply)
			return { status: 1 as const }
		},
	)

	app.post(
		'/v1/user/two-factor/undo/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'Turns two-factor log-in off, by the token of the e-mail about it',
				description:
					'Works once, within 7 days, for anyone who has the link: every session ends, and a link for a new password is mailed to the address of the account.',
				body: twoFactorUndoRequest,
				response: { 200: twoFactorUndoResponse, ...refusals },
			},
		},
		async (request) => ({ status: await accounts.undoTwoFactor(request.body.token) }),
	)
}
