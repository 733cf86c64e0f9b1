import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sessionHashOf, tokenHashOf } from '#api/identity/identity.ts'
import { addressKey } from '#api/limits/address.ts'
import { logInRefusedResponse, logInRequest, logInResponse, logOutResponse } from '#contract/account.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { codeStepRequest } from '#contract/security.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import type { LogInFailure } from '#services/accounts/log-in.ts'
import { tooManyProblem } from './account-refusal.ts'
import { forgetAccountSession, openAccountSession } from './account-session.ts'

const refusals = problemResponses(400, 401, 403, 429)
const problemOf = {
	wrong_credentials: 'wrong_credentials',
	not_activated: 'not_activated',
	suspended: 'suspended',
	link_expired: 'link_expired',
} as const satisfies Record<Exclude<LogInFailure['kind'], 'too_many'>, ProblemCode>

export const logInRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts } = app.services

	app.post(
		'/v1/user/login/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'Logs in with username or e-mail and password',
				description:
					'Gives a token and ties this browser’s session to the user. With two-factor log-in: 403 code_required and a login_token, to be sent with the code to /v1/user/login/code/. Failures are counted for the account (5 in 15 minutes) and for the address (20); past that each further one doubles the wait.',
				body: logInRequest,
				response: { 200: logInResponse, ...refusals, 403: logInRefusedResponse },
			},
		},
		async (request, reply) => {
			const { username, password, link_token } = request.body
			const attempt = { login: username, password, address: addressKey(request.ip), linkToken: link_token }
			const proved = await accounts.logIn(attempt)
			if (!proved.ok) {
				const { failure } = proved
				throw failure.kind === 'too_many'
					? tooManyProblem(reply, failure)
					: new Problem(problemOf[failure.kind])
			}
			const token = await openAccountSession(request, reply, proved.value)
			// The account was suspended, or its password changed, between the proof and the sign-in.
			if (token === undefined) throw new Problem('wrong_credentials')
			return { status: true as const, token }
		},
	)

	app.post(
		'/v1/user/login/code/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'The second step of a log-in, where the account has one',
				description:
					'Takes the login_token of 403 code_required, from a password or from Google, and a code. A code works once. Wrong codes are counted as wrong passwords are, apart from them.',
				body: codeStepRequest,
				response: { 200: logInResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const { login_token: logInToken, code } = request.body
			const { session } = request.identity
			const step = {
				logInToken,
				code,
				sessionHash: session && sessionHashOf(session),
				address: addressKey(request.ip),
			}
			const proved = await accounts.confirmLogIn(step)
			if (!proved.ok) {
				const { failure } = proved
				if (failure.kind === 'too_many') throw tooManyProblem(reply, failure)
				throw new Problem(failure.kind === 'wrong_code' ? 'wrong_code' : 'step_expired')
			}
			const token = await openAccountSession(request, reply, { ...proved.value, logInToken })
			if (token === undefined) throw new Problem('step_expired')
			return { status: true as const, token }
		},
	)

	app.get(
		'/v1/user/logout/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['account'],
				summary: 'Ends the token and its session',
				description: 'Acts on the Authorization header alone, so that no foreign page can send it.',
				response: { 200: logOutResponse, 401: problemResponse },
			},
		},
		async (request, reply) => {
			const accountId = request.requireAccount()
			const { session } = request.identity
			const tokenHash = tokenHashOf(request)
			const sessionHash = session === undefined ? undefined : sessionHashOf(session)
			await accounts.logOut({ accountId, tokenHash, sessionHash })
			forgetAccountSession(reply)
			return { status: true as const }
		},
	)
}
