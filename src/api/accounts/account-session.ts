import type { FastifyReply, FastifyRequest } from 'fastify'
import { hintSignedIn, newSession, setSessionCookies } from '#api/identity/browser-session.ts'
import { sessionHashOf } from '#api/identity/identity.ts'
import { deviceOf } from '#domain/device.ts'
import { Problem } from '#domain/problem.ts'
import { hashToken, newToken } from '#services/accounts/account-parts.ts'

/**
 * Logs a browser in under a new session id, so that an attacker who planted the old one gains nothing. The token is
 * for the Authorization header; undefined if the account was closed at the same time. With two-factor log-in the
 * response is 403 code_required first, whatever the log-in method.
 */
export async function openAccountSession(
	request: FastifyRequest,
	reply: FastifyReply,
	who: { accountId: number; provedHash?: string; logInToken?: string },
): Promise<string | undefined> {
	const { services, site } = request.server
	const session = newSession(services.now())
	const token = newToken()
	const old = request.identity.session
	const entered = await services.accounts.enter({
		...who,
		sessionHash: sessionHashOf(session),
		tokenHash: hashToken(token),
		oldSessionHash: old === undefined ? undefined : sessionHashOf(old),
		device: deviceOf(request.headers['user-agent'] ?? ''),
	})
	if (entered.kind === 'code_required')
		throw new Problem('code_required', { beside: { login_token: entered.logInToken } })
	if (entered.kind === 'refused') return undefined
	setSessionCookies(reply, session, site)
	hintSignedIn(reply, true, site)
	return token
}

/** The browser continues with a new anonymous session. */
export function forgetAccountSession(reply: FastifyReply): void {
	const { services, site } = reply.server
	setSessionCookies(reply, newSession(services.now()), site)
	hintSignedIn(reply, false, site)
}
