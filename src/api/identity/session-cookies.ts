import type { FastifyReply } from 'fastify'
import { type BrowserSession, csrfTokenOf, sealSession, sessionLifetime } from './browser-session.ts'

export type CookieParts = { secret: string; publicUrl: string }

const lasting = ({ publicUrl }: CookieParts) =>
	({
		path: '/',
		sameSite: 'lax',
		secure: publicUrl.startsWith('https:'),
		maxAge: Math.floor(sessionLifetime.idleMs / 1000),
	}) as const

/** Names the browser: one cookie that scripts cannot read, and the token that our pages show with a write. */
export function setSessionCookies(reply: FastifyReply, session: BrowserSession, parts: CookieParts): void {
	const cookie = lasting(parts)
	reply.setCookie('sessionid', sealSession(parts.secret, session), { ...cookie, httpOnly: true })
	reply.setCookie('csrftoken', csrfTokenOf(parts.secret, session), cookie)
}

/** A hint that scripts and the page cache may read; it opens nothing. */
export function hintSignedIn(reply: FastifyReply, signedIn: boolean, parts: CookieParts): void {
	if (signedIn) reply.setCookie('user_is_logged_in', 'true', lasting(parts))
	else reply.clearCookie('user_is_logged_in', { path: '/' })
}
