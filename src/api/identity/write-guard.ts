import type { FastifyRequest } from 'fastify'
import type { Guard } from '#api/http/route.ts'
import { Problem } from '#domain/problem.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { csrfTokenFits } from './browser-session.ts'
import { findVoter, type IdentityParts, type RequestIdentity, requireAccount } from './identity.ts'

/** A browser sends the origin of a request; where it does, the origin must be ours. */
export function requireOwnOrigin(request: FastifyRequest, publicOrigin: string): void {
	const { origin, 'sec-fetch-site': site } = request.headers
	if (site !== undefined && site !== 'same-origin') throw new Problem('csrf_failed')
	if (origin === undefined || origin === publicOrigin) return
	// The site may be opened by another of its names, such as 127.0.0.1 for localhost; a browser never forges Host.
	const opened = `${request.protocol}://${request.headers.host ?? ''}`
	if (origin !== opened) throw new Problem('csrf_failed')
}

/**
 * Browsers send cookies by themselves, so a write that rests on one must also carry the token that only our pages can
 * read. An Authorization header is never sent by itself and needs no such token.
 */
function requireCsrfToken(request: FastifyRequest, identity: RequestIdentity, secret: string): void {
	if (identity.tokenAccountId !== undefined || request.cookies.sessionid === undefined) return
	const shown = request.headers['x-csrftoken']
	const token = typeof shown === 'string' ? shown : undefined
	const fits =
		identity.session !== undefined &&
		token !== undefined &&
		token === request.cookies.csrftoken &&
		csrfTokenFits(secret, identity.session, token)
	if (!fits) throw new Problem('csrf_failed')
}

/** What a write is checked against: the requester, and the scheme, host and port that readers type. */
export type GuardParts = { identity: IdentityParts; publicUrl: string }

/** Runs before a write's body is read, so that a form of another site learns nothing and changes nothing. */
export const guardWrites =
	({ identity: { secret }, publicUrl }: GuardParts): Guard =>
	async (request) => {
		requireOwnOrigin(request, publicUrl)
		requireCsrfToken(request, request.identity, secret)
	}

/** The same for writes that need a signed-in account. */
export const guardAccountWrites = (parts: GuardParts): Guard[] => [
	guardWrites(parts),
	async ({ identity }) => void requireAccount(identity),
]

/** Whose write it is; a program without a session or a token may not write. */
export async function requireVoter(identity: RequestIdentity, parts: IdentityParts): Promise<VoterIdentity> {
	const voter = await findVoter(identity, parts)
	if (voter !== undefined) return voter
	throw new Problem('csrf_failed', {
		message: 'This needs a browser session (GET /v1/session/ gives one) or a token.',
	})
}
