import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import { csrfTokenFits } from './browser-session.ts'

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
function requireCsrfToken(request: FastifyRequest, secret: string): void {
	const { identity } = request
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

/** Runs before a write's body is read, so that a form of another site learns nothing and changes nothing. */
export async function guardWrites(request: FastifyRequest): Promise<void> {
	const { publicUrl, secret } = request.server.site
	requireOwnOrigin(request, publicUrl)
	requireCsrfToken(request, secret)
}
