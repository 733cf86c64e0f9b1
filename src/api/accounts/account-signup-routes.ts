import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { authorizationToken, sessionHashOf } from '#api/identity/identity.ts'
import { addressKey } from '#api/limits/address.ts'
import {
	confirmationRequest,
	confirmationResponse,
	logInRefusedResponse,
	resendRequest,
	resendResponse,
	signUpRequest,
	signUpResponse,
} from '#contract/account.ts'
import { problemResponses } from '#contract/problem.ts'
import { checkPassword, checkSignUp } from '#domain/account.ts'
import { defaultLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { hashToken } from '#services/accounts/account-parts.ts'
import type { Confirmation, ConfirmationFailure } from '#services/accounts/confirm-address.ts'
import { translate } from '#text/translate.ts'
import { formProblem, tooManyProblem } from './account-refusal.ts'
import { openAccountSession } from './account-session.ts'

const refusals = problemResponses(400, 401, 403, 429)
const wireNames = {
	firstName: 'first_name',
	lastName: 'last_name',
	email: 'email',
	username: 'username',
	password: 'password',
} as const

export const signUpRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts, follows } = app.services

	app.post(
		'/v1/user/signup/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'A new account',
				description:
					'Mails a link that activates it. A username or address that is taken: status false. 3 an hour from a browser, 10 from an address.',
				body: signUpRequest,
				response: { 200: signUpResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const { first_name, last_name, email, username, password, lang, sex, follow } = request.body
			const form = { firstName: first_name.trim(), lastName: last_name.trim(), email, username, password }
			const faults = Object.entries(checkSignUp(form))
			if (faults.length > 0) {
				throw formProblem(
					Object.fromEntries(faults.map(([key, fault]) => [wireNames[key as keyof typeof wireNames], fault])),
					lang,
				)
			}
			const { session } = request.identity
			const from = { session: session && sessionHashOf(session), address: addressKey(request.ip) }
			const pendingFollow = follow && (await follows.findThing({ ...follow, lang }))
			const done = await accounts.signUp({ ...form, sex, locale: lang, from, pendingFollow })
			if (done.ok) return { status: true as const }
			if (done.failure.kind === 'too_many') throw tooManyProblem(reply, done.failure)
			return { status: false as const, message: translate(lang)('account.signup.taken') }
		},
	)

	app.post(
		'/v1/user/signup/confirmation/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'Confirms an address by the token of a mailed link',
				description:
					'A token works once. Looking at the link changes nothing: only this call uses it. A new account is signed in; from another browser than the one that signed up it needs the password, or a new one: 403 password_required, and the token goes on working. A sign-up without a session needs it from every browser; from a program the token alone activates the account and signs nobody in. The new address of an old account needs a browser that is signed in to it: 403 sign_in_required.',
				body: confirmationRequest,
				response: { 200: confirmationResponse, ...refusals, 403: logInRefusedResponse },
			},
		},
		async (request, reply) => {
			const confirmed = await accounts.confirmAddress(await readConfirmation(request))
			if (!confirmed.ok) return sendRefusal(confirmed.failure, reply)
			if (confirmed.value.kind === 'email_changed')
				return { status: true as const, email: confirmed.value.email }
			if (!confirmed.value.isSignedIn) return { status: true as const }
			const token = await openAccountSession(request, reply, confirmed.value)
			if (token === undefined) return { status: false as const }
			const followed = confirmed.value.isFollowing && { followed: true as const }
			return { status: true as const, token, ...followed }
		},
	)

	app.post(
		'/v1/user/signup/confirmation/resend/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'Sends the confirmation e-mail again',
				description:
					'The same responses whether there is such an account or not. Within 300 seconds of the last request for the same pair, or past 5 a day: 429 too_soon with Retry-After.',
				body: resendRequest,
				response: { 200: resendResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const { email, username, lang } = request.body
			const address = addressKey(request.ip)
			const done = await accounts.resendConfirmation({ email, username, locale: lang, address })
			if (done.ok) return { status: true as const }
			const { failure } = done
			if (failure.kind === 'too_many') throw tooManyProblem(reply, failure)
			if (failure.kind === 'too_soon') throw new Problem('too_soon', failure)
			return { status: false as const, message: translate(lang)('account.confirm.active') }
		},
	)
}

async function readConfirmation(
	request: FastifyRequest<{ Body: z.output<typeof confirmationRequest> }>,
): Promise<Confirmation> {
	const { token, password, new_password: newPassword } = request.body
	const fault = newPassword === undefined ? undefined : checkPassword(newPassword)
	if (fault !== undefined) throw formProblem({ new_password: fault }, defaultLocale)
	const { session } = request.identity
	const person = await request.findVoter()
	const shown = authorizationToken(request)
	return {
		token,
		password,
		newPassword,
		address: addressKey(request.ip),
		here: {
			idHash: session && sessionHashOf(session),
			tokenHash: shown && hashToken(shown),
			accountId: person?.kind === 'user' ? Number(person.id) : undefined,
			// A browser that stores no cookies still sends this header.
			isProgram: session === undefined && request.headers['sec-fetch-site'] === undefined,
		},
	}
}

function sendRefusal(failure: ConfirmationFailure, reply: FastifyReply): { status: false } {
	switch (failure.kind) {
		case 'expired':
			return { status: false }
		case 'wrong_password':
			throw new Problem('wrong_credentials')
		case 'too_many':
			throw tooManyProblem(reply, failure)
		case 'password_required':
		case 'sign_in_required':
			throw new Problem(failure.kind)
	}
}
