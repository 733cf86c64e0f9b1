import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addressKey } from '#api/limits/address.ts'
import {
	newPasswordRequest,
	newPasswordResponse,
	resetLinkRequest,
	resetLinkResponse,
	resetRequest,
	resetResponse,
} from '#contract/account.ts'
import { problemResponses } from '#contract/problem.ts'
import { checkEmail, checkPassword } from '#domain/account.ts'
import { defaultLocale } from '#domain/locale.ts'
import { formProblem, tooManyProblem } from './account-refusal.ts'
import { forgetAccountSession } from './account-session.ts'

const refusals = problemResponses(400, 401, 403, 429)

export const passwordResetRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts } = app.services

	app.post(
		'/v1/user/password/reset/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'Mails a link for a new password',
				description: 'The same response for known and unknown addresses. At most 3 e-mails an hour are sent.',
				body: resetRequest,
				response: { 200: resetResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const { email, lang } = request.body
			const fault = checkEmail(email)
			if (fault !== undefined) throw formProblem({ email: fault }, lang)
			const address = addressKey(request.ip)
			const requested = await accounts.requestPasswordReset({ email, locale: lang, address })
			if (!requested.ok) throw tooManyProblem(reply, requested.failure)
			return { status: true as const }
		},
	)

	app.post(
		'/v1/user/password/reset/link/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'Checks whether a mailed link for a new password still works',
				description: 'This does not use the link up.',
				body: resetLinkRequest,
				response: { 200: resetLinkResponse, ...refusals },
			},
		},
		async (request) => ({ status: await accounts.isResetLinkAlive(request.body.token) }),
	)

	app.put(
		'/v1/user/password/reset/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'Sets a new password by the token of a mailed link',
				description: 'A token works once, within 30 minutes. Signs out every device, this one too.',
				body: newPasswordRequest,
				response: { 200: newPasswordResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const { token, password } = request.body
			const fault = checkPassword(password)
			if (fault !== undefined) throw formProblem({ password: fault }, defaultLocale)
			const reset = await accounts.resetPassword({ token, password })
			if (!reset.ok) return { status: false as const }
			forgetAccountSession(reply)
			return { status: true as const, email: reset.value.email }
		},
	)
}
