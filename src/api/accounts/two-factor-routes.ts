import type { FastifyReply } from 'fastify'
import { route } from '#api/http/route.ts'
import { authorizationToken, requireAccount, tokenHashOf } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
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
} from '#contract/security.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import type { AccountParts } from '#services/accounts/account-parts.ts'
import type { TooMany } from '#services/accounts/act-limit.ts'
import {
	beginTwoFactor,
	findTwoFactor,
	renewRecoveryCodes,
	turnOffTwoFactor,
	turnOnTwoFactor,
} from '#services/accounts/two-factor.ts'
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
export function twoFactorRoutes(parts: GuardParts & { accounts: AccountParts }) {
	const { accounts } = parts
	const onRequest = guardAccountWrites(parts)
	return {
		read: route({
			schema: {
				tags: ['account'],
				summary: 'Whether log-ins of the user need a code',
				response: { 200: twoFactorResponse, 401: problemResponse },
			},
			handler: async (request) => {
				const state = await findTwoFactor(accounts.db, requireAccount(request.identity))
				const data = {
					enabled: state !== undefined,
					since: state?.since.toISOString() ?? null,
					recovery_codes: state?.recoveryCodes ?? 0,
				}
				return { status: 1 as const, data }
			},
		}),
		setUp: route({
			schema: {
				tags: ['account'],
				summary: 'A key for the authenticator app',
				description:
					'Nothing changes until a code is sent. Without a password, and without a log-in within 15 minutes: 403 password_required.',
				body: twoFactorSetUpRequest,
				response: { 200: twoFactorSetUpResponse, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const proof = {
					accountId: requireAccount(request.identity),
					tokenHash: tokenHashOf(authorizationToken(request) ?? ''),
					password: request.body?.password,
					address: addressKey(request.ip),
				}
				const begun = await beginTwoFactor(proof, accounts)
				if (!begun.ok) throw problemOf(begun.failure, reply)
				const { token, secret, address } = begun.value
				return { status: 1 as const, data: { setup_token: token, secret, address } }
			},
		}),
		turnOn: route({
			schema: {
				tags: ['account'],
				summary: 'Turns two-factor log-in on, by the first code',
				body: twoFactorOnRequest,
				response: { 200: recoveryCodesResponse, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const accountId = requireAccount(request.identity)
				const { setup_token: token, code } = request.body
				const turnedOn = await turnOnTwoFactor({ accountId, token, code }, accounts)
				if (!turnedOn.ok) throw problemOf(turnedOn.failure, reply)
				return { status: 1 as const, data: { recovery_codes: turnedOn.value } }
			},
		}),
		renewCodes: route({
			schema: {
				tags: ['account'],
				summary: 'New recovery codes; the old ones are void',
				description: 'Needs the password or a code. Wrong ones count as failed log-ins.',
				body: recoveryCodesRequest,
				response: { 200: recoveryCodesResponse, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const { password = '', code = '' } = request.body
				const accountId = requireAccount(request.identity)
				const proof = { accountId, password, code, address: addressKey(request.ip) }
				const renewed = await renewRecoveryCodes(proof, accounts)
				if (!renewed.ok) throw problemOf(renewed.failure, reply)
				return { status: 1 as const, data: { recovery_codes: renewed.value } }
			},
		}),
		turnOff: route({
			schema: {
				tags: ['account'],
				summary: 'Turns two-factor log-in off',
				description: 'Needs the password or a code. Wrong ones count as failed log-ins.',
				body: twoFactorOffRequest,
				response: { 200: twoFactorOffResponse, ...refusals },
			},
			onRequest,
			handler: async (request, reply) => {
				const { password = '', code = '' } = request.body
				const accountId = requireAccount(request.identity)
				const proof = { accountId, password, code, address: addressKey(request.ip) }
				const turnedOff = await turnOffTwoFactor(proof, accounts)
				if (!turnedOff.ok) throw problemOf(turnedOff.failure, reply)
				return { status: 1 as const }
			},
		}),
	}
}
