import type { FastifyInstance } from 'fastify'
import { route } from '#api/http/route.ts'
import { authorizationToken, requireAccount, sessionHashOf, tokenHashOf } from '#api/identity/identity.ts'
import { type GuardParts, guardWrites } from '#api/identity/write-guard.ts'
import { addressKey } from '#api/limits/address.ts'
import {
	logInRefusedResponse,
	logInRequest,
	logInResponse,
	logInStatusResponse,
	logOutResponse,
} from '#contract/account.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { codeStepRequest } from '#contract/security.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import type { AccountParts } from '#services/accounts/account-parts.ts'
import { type LogInFailure, logIn, logOut } from '#services/accounts/log-in.ts'
import { confirmLogIn } from '#services/accounts/two-factor.ts'
import type { Queryable } from '#store/sql.ts'
import { tooManyProblem } from './account-refusal.ts'
import { forgetAccountSession, openAccountSession } from './account-session.ts'

const refusals = problemResponses(400, 401, 403, 429)
const problemOf = {
	wrong_credentials: 'wrong_credentials',
	not_activated: 'not_activated',
	suspended: 'suspended',
	link_expired: 'link_expired',
} as const satisfies Record<Exclude<LogInFailure['kind'], 'too_many'>, ProblemCode>

/** Older clients request this by POST, with the JSON content type and no body. */
function ignoreBody(own: FastifyInstance): void {
	own.removeContentTypeParser('application/json')
	own.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, _body, done) => {
		done(null, undefined)
	})
}

type LogInParts = GuardParts & { db: Queryable; accounts: AccountParts }

export function loginRoutes(parts: LogInParts) {
	const { accounts } = parts
	return {
		logIn: route({
			schema: {
				tags: ['account'],
				summary: 'Logs in with username or e-mail and password',
				description:
					'Gives a token and ties this browser’s session to the user. With two-factor log-in: 403 code_required and a login_token, to be sent with the code to /v1/user/login/code/. Failures are counted for the account (5 in 15 minutes) and for the address (20); past that each further one doubles the wait.',
				body: logInRequest,
				response: { 200: logInResponse, ...refusals, 403: logInRefusedResponse },
			},
			onRequest: guardWrites(parts),
			handler: async (request, reply) => {
				const { username, password, link_token } = request.body
				const attempt = { login: username, password, address: addressKey(request.ip), linkToken: link_token }
				const proved = await logIn(attempt, accounts)
				if (!proved.ok) {
					const { failure } = proved
					throw failure.kind === 'too_many'
						? tooManyProblem(reply, failure)
						: new Problem(problemOf[failure.kind])
				}
				const token = await openAccountSession(request, reply, proved.value, parts)
				// The account was suspended, or its password changed, between the proof and the sign-in.
				if (token === undefined) throw new Problem('wrong_credentials')
				return { status: true as const, token }
			},
		}),
		code: route({
			schema: {
				tags: ['account'],
				summary: 'The second step of a log-in, where the account has one',
				description:
					'Takes the login_token of 403 code_required, from a password or from Google, and a code. A code works once. Wrong codes are counted as wrong passwords are, apart from them.',
				body: codeStepRequest,
				response: { 200: logInResponse, ...refusals },
			},
			onRequest: guardWrites(parts),
			handler: async (request, reply) => {
				const { login_token: logInToken, code } = request.body
				const { session } = request.identity
				const step = {
					logInToken,
					code,
					sessionHash: session && sessionHashOf(session),
					address: addressKey(request.ip),
				}
				const proved = await confirmLogIn(step, accounts)
				if (!proved.ok) {
					const { failure } = proved
					if (failure.kind === 'too_many') throw tooManyProblem(reply, failure)
					throw new Problem(failure.kind === 'wrong_code' ? 'wrong_code' : 'step_expired')
				}
				const token = await openAccountSession(request, reply, { ...proved.value, logInToken }, parts)
				if (token === undefined) throw new Problem('step_expired')
				return { status: true as const, token }
			},
		}),
		logOut: route({
			schema: {
				tags: ['account'],
				summary: 'Ends the token and its session',
				description: 'Acts on the Authorization header alone, so that no foreign page can send it.',
				response: { 200: logOutResponse, 401: problemResponse },
			},
			handler: async (request, reply) => {
				const accountId = requireAccount(request.identity)
				const { session } = request.identity
				const tokenHash = tokenHashOf(authorizationToken(request) ?? '')
				const sessionHash = session === undefined ? undefined : sessionHashOf(session)
				await logOut({ accountId, tokenHash, sessionHash }, accounts)
				forgetAccountSession(reply, parts)
				return { status: true as const }
			},
		}),
		status: route({
			schema: {
				tags: ['account'],
				summary: 'Whether the token is valid',
				response: { 200: logInStatusResponse, 401: problemResponse },
			},
			scope: ignoreBody,
			handler: async (request) =>
				request.identity.tokenAccountId === undefined
					? { status: 0 as const, data: { login: 'NO' as const } }
					: { status: 1 as const, data: { login: 'YES' as const } },
		}),
	}
}
