import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sessionHashOf } from '#api/identity/identity.ts'
import { giveSession } from '#api/identity/session-routes.ts'
import {
	googleRequest,
	googleResponse,
	googleStartQuery,
	linkRequiredResponse,
	logInRefusedResponse,
} from '#contract/account.ts'
import { problemResponses } from '#contract/problem.ts'
import { Problem } from '#domain/problem.ts'
import type { GoogleSignIn, SignInResponse } from '#outside/google-identity.ts'
import { hashToken, newToken } from '#services/accounts/account-parts.ts'
import type { GoogleFailure } from '#services/accounts/sign-in-with-google.ts'
import { openAccountSession } from './account-session.ts'

export const googleRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts } = app.services
	const requireGoogle = (): GoogleSignIn => {
		if (accounts.google === undefined) throw new Problem('google_not_configured')
		return accounts.google
	}

	app.get(
		'/v1/user/auth/google/start/',
		{
			config: { limit: 'signIn' },
			schema: {
				tags: ['account'],
				summary: 'Redirects the browser to Google',
				description: 'Code flow with PKCE; state and nonce are bound to this browser for ten minutes.',
				querystring: googleStartQuery,
				response: { ...problemResponses(400, 429, 503) },
			},
		},
		async (request, reply) => {
			const google = requireGoogle()
			const { lang } = request.query
			const session = await giveSession(request, reply)
			const secrets = { state: newToken(), nonce: newToken(), codeVerifier: newToken() }
			const url = await google.begin(secrets, lang)
			if (!url.ok) {
				request.log.warn({ reason: url.failure }, 'the sign-in issuer does not respond')
				throw new Problem('google_unreachable', { retryAfterSeconds: 30 })
			}
			const attempt = { ...secrets, locale: lang }
			await accounts.keepGoogleAttempt(hashToken(secrets.state), sessionHashOf(session), attempt)
			return reply.redirect(url.value.href, 302)
		},
	)

	app.post(
		'/v1/user/auth/google/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'Finishes a sign-in with Google',
				description:
					'Takes the callback’s fields (code, state) or tokens (id_token, access_token, state). Both need this browser’s own state, once, and its nonce in the id_token.',
				body: googleRequest,
				response: {
					200: googleResponse,
					...problemResponses(400, 401, 429, 503),
					403: logInRefusedResponse,
					409: linkRequiredResponse,
				},
			},
		},
		async (request, reply) => {
			const google = requireGoogle()
			const { body, identity } = request
			if (identity.session === undefined) throw new Problem('google_failed')
			const attempt = await accounts.takeGoogleAttempt(hashToken(body.state), sessionHashOf(identity.session))
			if (attempt === undefined) throw new Problem('google_failed')
			const callback = readCallback(body)
			if (callback === undefined) throw new Problem(body.error ? 'google_cancelled' : 'google_failed')
			const person = await google.finish(callback, { ...attempt, state: body.state })
			if (!person.ok) {
				request.log.info({ reason: person.failure }, 'a sign-in could not be verified')
				throw new Problem('google_failed')
			}
			const entered = await accounts.signInWithGoogle(person.value, attempt.locale)
			if (!entered.ok) throw problemOf(entered.failure)
			const token = await openAccountSession(request, reply, entered.value)
			if (token === undefined) throw new Problem('suspended')
			return { status: 1 as const, data: { token } }
		},
	)
}

function readCallback(body: {
	code?: string | undefined
	iss?: string | undefined
	id_token?: string | undefined
	access_token?: string | undefined
}): SignInResponse | undefined {
	const { code, iss, id_token: idToken, access_token: accessToken } = body
	if (code !== undefined && code !== '') return { kind: 'code', code, issuer: iss }
	if (idToken !== undefined && idToken !== '') return { kind: 'tokens', idToken, accessToken }
	return undefined
}

function problemOf(failure: GoogleFailure): Problem {
	switch (failure.kind) {
		case 'link_required':
			return new Problem('link_required', { beside: { link_token: failure.linkToken } })
		case 'email_unverified':
			return new Problem('google_email_unverified')
		case 'suspended':
			return new Problem('suspended')
	}
}
