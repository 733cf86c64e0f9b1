import { route } from '#api/http/route.ts'
import { sessionHashOf } from '#api/identity/identity.ts'
import { giveSession } from '#api/identity/session-routes.ts'
import { type GuardParts, guardWrites } from '#api/identity/write-guard.ts'
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
import { type AccountParts, hashToken, newToken } from '#services/accounts/account-parts.ts'
import { type GoogleFailure, signInWithGoogle } from '#services/accounts/sign-in-with-google.ts'
import { keepAttempt, takeAttempt } from '#store/accounts/google-identity-store.ts'
import type { Queryable } from '#store/sql.ts'
import { openAccountSession } from './account-session.ts'

type GoogleParts = GuardParts & {
	db: Queryable
	now: () => number
	accounts: AccountParts
	/** Absent where Google sign-in is not configured. */
	google: GoogleSignIn | undefined
}

export function googleRoutes(parts: GoogleParts) {
	const { db, now, accounts } = parts
	const requireGoogle = (): GoogleSignIn => {
		if (parts.google === undefined) throw new Problem('google_not_configured')
		return parts.google
	}
	return {
		start: route({
			schema: {
				tags: ['account'],
				summary: 'Redirects the browser to Google',
				description: 'Code flow with PKCE; state and nonce are bound to this browser for ten minutes.',
				querystring: googleStartQuery,
				response: { ...problemResponses(400, 429, 503) },
			},
			handler: async (request, reply) => {
				const google = requireGoogle()
				const { lang } = request.query
				const session = await giveSession(request, reply, parts)
				const secrets = { state: newToken(), nonce: newToken(), codeVerifier: newToken() }
				const url = await google.begin(secrets, lang)
				if (!url.ok) {
					request.log.warn({ reason: url.failure }, 'the sign-in issuer does not respond')
					throw new Problem('google_unreachable', { retryAfterSeconds: 30 })
				}
				const attempt = { ...secrets, locale: lang }
				await keepAttempt(db, hashToken(secrets.state), sessionHashOf(session), attempt, new Date(now()))
				return reply.redirect(url.value.href, 302)
			},
		}),
		finish: route({
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
			onRequest: guardWrites(parts),
			handler: async (request, reply) => {
				const google = requireGoogle()
				const { body, identity } = request
				if (identity.session === undefined) throw new Problem('google_failed')
				const attempt = await takeAttempt(
					db,
					hashToken(body.state),
					sessionHashOf(identity.session),
					new Date(now()),
				)
				if (attempt === undefined) throw new Problem('google_failed')
				const callback = readCallback(body)
				if (callback === undefined) throw new Problem(body.error ? 'google_cancelled' : 'google_failed')
				const person = await google.finish(callback, { ...attempt, state: body.state })
				if (!person.ok) {
					request.log.info({ reason: person.failure }, 'a sign-in could not be verified')
					throw new Problem('google_failed')
				}
				const entered = await signInWithGoogle(person.value, attempt.locale, {
					...accounts,
					chance: Math.random,
				})
				if (!entered.ok) throw problemOf(entered.failure)
				const token = await openAccountSession(request, reply, entered.value, parts)
				if (token === undefined) throw new Problem('suspended')
				return { status: 1 as const, data: { token } }
			},
		}),
	}
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
