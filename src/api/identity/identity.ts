import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { apiKeyForm } from '#domain/api-key.ts'
import { Problem } from '#domain/problem.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { hashToken } from '#services/accounts/account-parts.ts'
import { shownKey } from './api-key.ts'
import { type BrowserSession, openSession } from './browser-session.ts'

/** The requester, as far as the request itself can prove it. */
export type RequestIdentity = {
	/** The browser, by its signed cookie. */
	session: BrowserSession | undefined
	/** The account whose token came in the Authorization header. */
	tokenAccountId: number | undefined
	/** The API key of a program, which reads for its owner's account. */
	key?: { id: number; accountId: number }
}

/** The session's key in our tables: a hash, because a leaked table must not hold credentials. */
export const sessionHashOf = (session: BrowserSession): string =>
	createHash('sha256').update(`row:${session.id}`).digest('base64url')

/** The parts of a request that identify its browser. */
export type CredentialHeaders = Pick<FastifyRequest, 'cookies' | 'headers'>

const opened = new WeakMap<CredentialHeaders, BrowserSession | null>()

/** The browser's session by its cookie, checked once for each request. */
export function browserSessionOf(
	request: CredentialHeaders,
	{ secret, now }: { secret: string; now: () => number },
): BrowserSession | undefined {
	if (request.headers.cookie === undefined) return undefined
	const known = opened.get(request)
	if (known !== undefined) return known ?? undefined
	const session = openSession(secret, request.cookies.sessionid, now())
	opened.set(request, session ?? null)
	return session
}

// 256 bits in base64url or hex; a longer value is not looked up. Schemes are compared without regard to case.
const tokenHeader = /^Token ([\w-]{20,128})$/i

/** The token of the Authorization header, if it has the form of one. */
export const authorizationToken = ({ headers }: FastifyRequest): string | undefined =>
	tokenHeader.exec(headers.authorization ?? '')?.[1]

/** The hash of a request's token, under which its session is stored. */
export const tokenHashOf = (request: FastifyRequest): string => hashToken(authorizationToken(request) ?? '')

/** Reads the credentials of a request. An invalid token is refused on every route. */
export async function identify(request: FastifyRequest): Promise<RequestIdentity> {
	const { services, site } = request.server
	const { accounts, now } = services
	const shown = shownKey(request)
	if (shown !== undefined) {
		const key = apiKeyForm.test(shown) ? await accounts.findByApiKey(hashToken(shown)) : undefined
		if (key === undefined) throw new Problem('unauthorized', { message: 'There is no such API key.' })
		// A program is no browser, whatever cookies it sends.
		return { session: undefined, tokenAccountId: undefined, key }
	}
	const session = browserSessionOf(request, { secret: site.secret, now })
	if (request.headers.authorization === undefined) return { session, tokenAccountId: undefined }
	const token = authorizationToken(request)
	const account = token === undefined ? undefined : await accounts.findByToken(hashToken(token))
	if (account === undefined) throw new Problem('unauthorized')
	const state = session === undefined ? undefined : await accounts.findSession(sessionHashOf(session))
	if (state?.kind === 'signed_in' && state.accountId !== account.id) throw new Problem('unauthorized')
	return { session: state?.kind === 'ended' ? undefined : session, tokenAccountId: account.id }
}

/** Whose vote or view it is: the account's if one is signed in, else the browser's; undefined for a program. */
export async function findVoter({ identity, server }: FastifyRequest): Promise<VoterIdentity | undefined> {
	const { session, tokenAccountId } = identity
	if (tokenAccountId !== undefined) return { kind: 'user', id: String(tokenAccountId) }
	if (session === undefined) return undefined
	const hash = sessionHashOf(session)
	const state = await server.services.accounts.findSession(hash)
	// After logout the cookie identifies nobody, or a copy of it could still vote.
	if (state.kind === 'ended') return undefined
	return state.kind === 'signed_in'
		? { kind: 'user', id: String(state.accountId) }
		: { kind: 'session', id: hash }
}
